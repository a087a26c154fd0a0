"""The evaluation of Quetzal: what a seat will end with, and which moves are worth considering."""
