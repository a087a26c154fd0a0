"""Everything that is said over HTTP and the WebSocket, as models; the page's types are made from them."""
