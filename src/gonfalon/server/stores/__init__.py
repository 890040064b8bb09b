"""Where matches are stored: one interface, two databases."""
