"""How a Quetzal position is judged: what a seat will end with, and which moves are worth a thought."""
