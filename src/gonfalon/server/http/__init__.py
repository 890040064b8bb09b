"""A table on the network: endpoints, sockets, streams and pages."""
