"""The games. One folder each; no game imports another."""
