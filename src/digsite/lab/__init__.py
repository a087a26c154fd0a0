"""The laboratory: the games behind the interfaces of research frameworks. Each needs its own extra."""
