"""How the levels judge Lost Ruins of Arnak."""
