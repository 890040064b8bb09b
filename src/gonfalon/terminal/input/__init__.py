"""From what a person picks or types to a legal action."""
