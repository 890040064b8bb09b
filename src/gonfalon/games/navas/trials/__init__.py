"""Set positions in which one rule can be tried, with what is said there."""
