"""For the operators of a table: health, metrics, logs."""
