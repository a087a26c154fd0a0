"""Who plays when nobody does: players that see no more than the view of their seat."""
