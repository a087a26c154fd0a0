"""Digsite in a terminal: a full-screen client, and a plain mode of lines of text."""
