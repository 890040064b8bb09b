"""Where a match is played over a network: one authority, sockets, stores. Knows no accounts."""
