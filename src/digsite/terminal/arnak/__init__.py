"""Terminal: what is particular to Arnak."""
