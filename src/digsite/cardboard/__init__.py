"""For games on a real table: the score sheet, and a companion that plays the rival or the automaton."""
