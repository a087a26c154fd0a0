"""Terminal: what is particular to Quetzal."""
