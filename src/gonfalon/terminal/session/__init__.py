"""A match as the people at one screen know it, kept here or at a table across the network."""
