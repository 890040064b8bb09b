"""Where matches are kept: one interface, two databases."""
