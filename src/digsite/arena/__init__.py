"""Where bots are measured: many games on paired deals, what came of them with intervals, and a ladder of all bots."""
