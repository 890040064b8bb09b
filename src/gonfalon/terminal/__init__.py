"""The full-screen terminal client. Knows games only through the registry, their boards too."""
