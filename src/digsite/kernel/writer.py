"""Bytes that are written one by one: mypyc's, which compiled code reaches without making objects, or Python's own."""

from __future__ import annotations

try:
    from librt.strings import BytesWriter
except ImportError:  # the pure build needs nothing but Python

    class BytesWriter(bytearray):  # type: ignore[no-redef]
        """The same, as far as it is needed."""

        def write(self, more: bytes) -> None:
            self.extend(more)

        def getvalue(self) -> bytes:
            return bytes(self)


__all__ = ["BytesWriter"]
