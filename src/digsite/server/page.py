"""Serves the built page from its folder: files by name, and the index for every page route."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Final, final

from starlette.requests import Request
from starlette.responses import Response

from digsite.tables.problems import Problem

INDEX: Final = "index.html"
SQUEEZED: Final = (".js", ".css", ".html", ".svg", ".json", ".ftl", ".txt", ".webmanifest", ".map")
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
MOST_KEPT: Final = 400
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


@final
class Page:
    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.squeezed: dict[tuple[str, int], bytes] = {}

    async def answer(self, request: Request) -> Response:
        """An existing file, or the index if the path looks like a page route."""
        path = request.url.path.lstrip("/")
        found = self.find(path)
        if found is None and ("." in path.rsplit("/", 1)[-1] or path.split("/", 1)[0] in ("api", "assets")):
            raise Problem("no-such-page")
        file = found or self.find(INDEX)
        if file is None:
            raise Problem("page-missing")
        return self.send(request, file)

    def find(self, path: str) -> Path | None:
        """The file at a path, if it is inside the folder."""
        if not path or "\0" in path:
            return None
        try:
            file = (self.folder / path).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except (OSError, ValueError):
            return None

    def send(self, request: Request, file: Path) -> Response:
        known = file.stat()
        tag = f'"{known.st_mtime_ns:x}-{known.st_size:x}"'
        kept = FOR_EVER if file.parent.name == "assets" else ASK_AGAIN
        headers = {"etag": tag, "cache-control": kept, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        if file.suffix in SQUEEZED and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.small(file, known.st_mtime_ns), 200, {**headers, "content-encoding": "gzip"}, kind)
        return Response(file.read_bytes(), 200, headers, kind)

    def small(self, file: Path, changed: int) -> bytes:
        key = (str(file), changed)
        if key not in self.squeezed:
            if len(self.squeezed) >= MOST_KEPT:
                self.squeezed.clear()
            self.squeezed[key] = gzip.compress(file.read_bytes(), 9, mtime=0)
        return self.squeezed[key]
