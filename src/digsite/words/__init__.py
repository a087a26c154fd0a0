"""Components with their prices and effects, and whole tables as lines of text, for every client."""
