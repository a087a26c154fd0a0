"""Components with their prices and effects, and tables in lines of text: what every client says in words."""
