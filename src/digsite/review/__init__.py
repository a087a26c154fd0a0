"""Reviews of finished games: what each decision cost, what was luck, and why."""
