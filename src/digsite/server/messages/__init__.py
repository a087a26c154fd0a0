"""All HTTP and WebSocket messages as models; the page's types are generated from them."""
