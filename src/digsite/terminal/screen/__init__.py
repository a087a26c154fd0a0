"""The full-screen client: a table drawn from a seat's view, its log, and what can be done now."""
