"""Everything that fills the terminal, from the list of battles to a replay."""
