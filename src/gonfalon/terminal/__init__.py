"""The full-screen terminal client. It finds games and their boards only through the registry."""
