"""The constants of the script, read once: those of a plain player, and for each side the best that are known."""

from importlib.resources import files
from typing import Final

import msgspec

FILE: Final = files("gonfalon.games.sword") / "script.json"
SETS: Final = msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, float]])
"""By name: "plain", and the names of the sides."""
