"""Many games at once: proofs and measurements."""
