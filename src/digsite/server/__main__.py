"""`python -m digsite.server`: the server without the rest of the command."""

from __future__ import annotations

import argparse
import sys

from digsite.server.commands import start
from digsite.server.settings import add_flags

parser = argparse.ArgumentParser(prog="digsite server")
add_flags(parser)
sys.exit(start(parser.parse_args()))
