"""Words: what is particular to Quetzal."""
