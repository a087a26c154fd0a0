"""Running the server: its socket, its addresses, the browser, a clean shutdown; and the backup command."""

from __future__ import annotations

import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import IO, Final, final

import uvicorn
from fastapi import FastAPI

from digsite.server import postgres, sqlite
from digsite.server.app import make_app
from digsite.server.database import CannotUse
from digsite.server.logs import set_up
from digsite.server.settings import DATABASE, Settings
from digsite.server.sockets import LARGEST_MESSAGE
from digsite.server.store import CURRENT
from digsite.tables.hub import Hub

BACKLOG: Final = 2048
LOCK: Final = "lock"
FOLDER_OURS_ALONE: Final = 0o700
SECONDS_TO_STOP: Final = 10
OBJECTS_BETWEEN_COLLECTIONS: Final = 20_000
INTERRUPTED: Final = 130  # a shell's exit status for a program ended by Ctrl-C


class CannotStart(Exception):
    """Why the server cannot start, as a message for people."""


@final
class Server(uvicorn.Server):
    """Says goodbye to its clients before it closes their connections."""

    def __init__(self, config: uvicorn.Config, hub: Hub, announce: tuple[str, bool]) -> None:
        super().__init__(config)
        self.hub = hub
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is loaded by now stays: no need to go through it again and again
        gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS, 20, 20)
        if self.started:
            threading.Thread(target=open_browser, args=self.announce, daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hub.say_goodbye()
        await self.hub.hand_over()
        await super().shutdown(sockets)


def run(settings: Settings) -> int:
    set_up(settings.log_level, settings.log_format)
    alone = take(settings)
    listening = bind("0.0.0.0" if settings.lan else settings.host, settings.port)
    port = listening.getsockname()[1]
    address = settings.public_url or f"http://{shown_host(settings)}:{port}/"
    app = make_app(replace(settings, port=port))
    print(f"Digsite is at {address}", flush=True)
    if settings.lan and not settings.public_url:
        print("Share this address with people on the same network.", flush=True)
    server = Server(
        make_config(app, settings), app.state.hub, (f"http://{local_host(settings)}:{port}/", settings.no_browser)
    )
    stopped_by = []
    for asked in (signal.SIGTERM, signal.SIGINT):
        # uvicorn handles them while it runs, and raises them again when it has stopped
        signal.signal(asked, lambda number, _: stopped_by.append(number))
    server.run(sockets=[listening])
    alone.close()
    if not server.started:
        return 1
    return INTERRUPTED if signal.SIGINT in stopped_by else 0


def make_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        server_header=False,
        ws=getattr(app.state, "switch", "auto"),
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=settings.ping_every,
        ws_ping_timeout=settings.ping_every,
        ws_per_message_deflate=False,
        limit_concurrency=settings.max_connections,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )


def take(settings: Settings) -> contextlib.ExitStack:
    """What the server uses alone until the answer is closed: SQLite's folder; CannotStart if it cannot be used."""
    alone = contextlib.ExitStack()
    try:
        if settings.database:
            postgres.examine(settings.database, CURRENT)
        else:
            make_private(settings.data)
            alone.enter_context(hold(settings.data))
            sqlite.examine(settings.file, CURRENT)
    except CannotUse as error:
        alone.close()
        raise CannotStart(str(error)) from None
    return alone


def make_private(data: Path) -> None:
    """Restrict the folder to this user; if it holds other files, restrict only the database."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=FOLDER_OURS_ALONE)
        if all([file.name == LOCK or file.name.startswith(DATABASE) for file in data.iterdir()]):
            data.chmod(FOLDER_OURS_ALONE)
    except OSError as error:
        raise CannotStart(f"{data} cannot be used: {error.strerror}. Choose another folder with --data.") from None


def hold(data: Path) -> IO[str]:
    """Allow one server per folder: two would not know of each other's tables."""
    try:
        lock = (data / LOCK).open("w")
    except OSError as error:
        raise CannotStart(f"{data} cannot be written to: {error.strerror}. Choose another with --data.") from None
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    except OSError:
        lock.close()
        raise CannotStart(f"Another Digsite server is using {data}; give this one its own with --data.") from None
    return lock


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotStart(
                f"Port {port} is taken, perhaps by another Digsite; choose another with --port, or 0 for any."
            ) from None
        if error.errno == errno.EACCES:
            raise CannotStart(
                f"Port {port} may not be used by this user; choose one from 1024 on with --port."
            ) from None
        raise CannotStart(f"{host}:{port} cannot be listened on: {error.strerror}.") from None
    listening.setblocking(False)
    return listening


def shown_host(settings: Settings) -> str:
    """The address that people type."""
    if settings.lan or settings.host in ("0.0.0.0", "::"):
        return lan_address()
    return f"[{settings.host}]" if ":" in settings.host else settings.host


def local_host(settings: Settings) -> str:
    if settings.lan or settings.host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return shown_host(settings)


def lan_address() -> str:
    """This computer's address on the local network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def open_browser(address: str, unwanted: bool) -> None:
    """Open the page in a browser, or say that there is none."""
    if unwanted:
        return
    seen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not seen or not webbrowser.open(address):
        print(f"There is no browser here to open; go to {address} yourself.", flush=True)
