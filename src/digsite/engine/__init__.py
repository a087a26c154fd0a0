"""`digsite engine`: JSON objects, one per line, in and out (docs/engine-protocol.md)."""
