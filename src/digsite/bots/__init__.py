"""The bots: players that see only their seat's view."""
