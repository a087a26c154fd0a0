"""Tables for friends: the game server, its HTTP and WebSocket interface (docs/server-api.md)."""
