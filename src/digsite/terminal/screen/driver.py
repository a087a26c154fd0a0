"""The terminal's driver. Textual's own looks for a lone Escape ten times a second, and spins when a terminal closes."""

from __future__ import annotations

import os
import selectors
from codecs import getincrementaldecoder
from typing import Final

from textual._xterm_parser import XTermParser
from textual.constants import ESCAPE_DELAY
from textual.drivers.linux_driver import LinuxDriver

IDLE: Final = 0.1  # seconds after which the thread sees whether it should end
READ: Final = 4096


class TerminalDriver(LinuxDriver):
    """Reads keys: Escape is reported as soon as nothing can follow it, and a closed terminal ends the program."""

    def run_input_thread(self) -> None:
        parser = XTermParser(self._debug)
        decode = getincrementaldecoder("utf-8")("replace").decode
        with selectors.SelectSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                unfinished = parser._timeout_time is not None
                if selector.select(ESCAPE_DELAY if unfinished else IDLE):
                    came = self.read()
                    if not came:
                        self._app.call_later(self._app.exit)
                        return
                    said = decode(came)
                    for event in parser.feed(said) if said else ():
                        self.process_message(event)
                for event in parser.tick():
                    self.process_message(event)

    def read(self) -> bytes:
        """What was typed; nothing if the terminal is gone."""
        try:
            return os.read(self.fileno, READ)
        except OSError:
            return b""
