"""`digsite engine`: one JSON object a line in, one a line out (docs/engine-protocol.md)."""
