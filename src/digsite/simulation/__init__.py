"""Mass simulation: many games between bots, in files that `digsite study` reads."""
