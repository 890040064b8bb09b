"""What tells those who run a table how it fares: health, metrics, logs."""
