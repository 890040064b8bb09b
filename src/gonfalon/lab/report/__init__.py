"""A run as a page with plots, and as a table for other programs."""
