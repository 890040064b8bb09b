"""How sure one can be of what came of many games."""
