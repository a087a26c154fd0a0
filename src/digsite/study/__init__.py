"""What many games say about a game: seats, scores, the worth of things, openings, luck."""
