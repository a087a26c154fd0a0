"""Words: what is particular to Arnak."""
