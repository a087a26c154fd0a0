"""A throw-away PostgreSQL server for tests and measurements: a new cluster in a temporary folder, on a socket there.

`python -m tools.postgres` starts one, prints its URL and stops it when its standard input ends.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Final, final

NOT_ROOT: Final = "postgres"  # the server refuses to run as root
PORT: Final = 5432  # names the socket; nothing listens on a network
SETTINGS: Final = {
    "listen_addresses": "",
    "shared_buffers": "64MB",
    "max_connections": "200",
    "max_prepared_transactions": "0",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
}
SAFE: Final = {"fsync": "on", "synchronous_commit": "on"}
QUICK: Final = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
SECONDS: Final = 60


class NoPostgres(Exception):
    """Why there is no server."""


def command(name: str) -> str:
    """One of PostgreSQL's commands; Debian keeps the server's off the PATH."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    found = str(kept[-1]) if kept else shutil.which(name)
    if found is None:
        raise NoPostgres(f"There is no {name}: install PostgreSQL (on Debian the package is postgresql).")
    return found


@final
class Cluster:
    """A server with no data of worth; `safe` ones keep what is committed even if the machine fails."""

    def __init__(self, safe: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="digsite-pg-", dir="/tmp"))
        self.settings = {**SETTINGS, **(SAFE if safe else QUICK)}
        self.who: dict[str, Any] = {}
        self.user = pwd.getpwuid(os.geteuid()).pw_name
        if os.geteuid() == 0:
            known = pwd.getpwnam(NOT_ROOT)
            os.chown(self.folder, known.pw_uid, known.pw_gid)
            self.who = {"user": known.pw_uid, "group": known.pw_gid, "extra_groups": []}
            self.user = NOT_ROOT
        self.server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Cluster:
        try:
            self.create()
            self.start()
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.remove()

    def create(self) -> None:
        wanted = ["--no-sync", "--no-instructions", "--auth=trust", "--encoding=UTF8", "--locale=C"]
        self.run("initdb", "-D", str(self.folder / "data"), *wanted)

    def run(self, name: str, *arguments: str) -> None:
        ran = subprocess.run(
            [command(name), *arguments], capture_output=True, text=True, cwd=self.folder, check=False, **self.who
        )
        if ran.returncode:
            raise NoPostgres(f"{name}: {ran.stderr[-1000:]}")

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = [part for name, value in self.settings.items() for part in ("-c", f"{name}={value}")]
        started = [command("postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder), "-p", str(PORT)]
        with (self.folder / "log").open("ab") as log:
            self.server = subprocess.Popen(
                [*started, *settings], stdout=log, stderr=log, cwd=self.folder, start_new_session=True, **self.who
            )
        until = time.monotonic() + SECONDS
        while not self.answers():
            if self.server.poll() is not None or time.monotonic() > until:
                raise NoPostgres((self.folder / "log").read_text(encoding="utf-8", errors="replace")[-1000:])
            time.sleep(0.02)

    def answers(self) -> bool:
        asked = [command("pg_isready"), "-q", "-h", str(self.folder), "-p", str(PORT)]
        return subprocess.run(asked, check=False).returncode == 0

    def stop(self, how: int = signal.SIGINT) -> None:
        """SIGINT ends it at once and in order, SIGQUIT as if it had crashed."""
        if self.server is not None and self.server.poll() is None:
            self.server.send_signal(how)
            self.server.wait(SECONDS)

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def sql(self, statement: str, database: str = "postgres") -> str:
        """What psql prints for a statement."""
        asked = [command("psql"), "-XAtq", "-v", "ON_ERROR_STOP=1", "-c", statement, self.url(database)]
        ran = subprocess.run(asked, capture_output=True, text=True, check=False)
        if ran.returncode:
            raise NoPostgres(ran.stderr)
        return ran.stdout.strip()

    def database(self, name: str) -> str:
        """Create a database; its URL."""
        self.sql(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def seconds_of_processor(self) -> float:
        """What its processes have used so far, as far as they still run."""
        assert self.server is not None
        ticks = 0
        for file in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                known = file.read_text(encoding="ascii", errors="replace").rsplit(")", 1)[1].split()
                if self.server.pid in (int(file.parent.name), int(known[1])):
                    ticks += int(known[11]) + int(known[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def url(self, name: str) -> str:
        return f"postgresql://{self.user}@/{name}?host={self.folder}&port={PORT}"


def main() -> None:
    with Cluster(safe=True) as cluster:
        print(cluster.database("digsite"), flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
