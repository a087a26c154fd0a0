"""Where things are on each screen: one style sheet, as Textual reads all of it again for every new one."""

from __future__ import annotations

from typing import Final

CSS: Final = """
Screen { background: $background; }
Input { background: $panel; color: $foreground; }

#middle { height: 1fr; }
#table { width: 1fr; height: 1fr; padding-left: 1; }
#right { width: 41; height: 1fr; padding-left: 1; }
#log { height: 6; }
#choices { height: 1fr; }

#title { height: 1; }
#found { width: 2fr; height: 1fr; }
#about { width: 3fr; height: 1fr; padding: 0 1; }
#reading { height: 1fr; padding: 0 1; }
#points { height: 1fr; padding: 1 2; }
#curtain { height: 1fr; }
#form { height: 1fr; padding: 1 2; }

SaveScreen { align: center middle; }
#said { width: 80%; }
#name { width: 80%; }
"""
