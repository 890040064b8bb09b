"""A table inside a web page: it runs in a worker of the browser, which passes it messages instead of a network."""
