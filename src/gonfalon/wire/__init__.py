"""What a table and those who play at it say to each other, and a client that says it."""
