"""The messages between a table and its clients, and a Python client."""
