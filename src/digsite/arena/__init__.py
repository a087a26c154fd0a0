"""Measures bots: many games on paired deals, results with intervals, and a ladder of all bots."""
