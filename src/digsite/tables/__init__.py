"""Tables: who sits where, what is played, agreed on and told; without database, network or framework."""
