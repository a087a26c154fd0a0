"""The evaluation of Lost Ruins of Arnak."""
