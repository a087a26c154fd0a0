"""`python -m digsite`."""

import sys

from digsite.cli import main

sys.exit(main())
