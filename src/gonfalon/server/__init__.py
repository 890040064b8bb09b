"""The server where matches are played over a network: one authority, sockets, stores. It has no accounts."""
