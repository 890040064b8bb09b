"""The colours of this board, besides those of the palette. In grey, Christians are the lighter side."""

from gonfalon.drawing.palette import LIGHT_VERMILION
from gonfalon.games.sword.state import DISCOURAGED, ROUTED, VALIANT

LEVELS = ("#EFE2C2", "#DCC692", "#C3A566")
LINES = ("#D6C49B", "#B99F68", "#94773F")
DOTS = ("#C9B98F", "#A3884F", "#7A5F2C")
STAKES = "#5B3A14"
STANDARD_COLOUR = "#7A1F6B"
GLOW = "#FFF3C4"
CHOSEN = "#F0C95A"
CHOICE_COLOUR = "#8A5A00"
CURSOR = "#1B1720"

LIGHT = {"christian": LIGHT_VERMILION, "moslem": "#7FBF9B"}
PAPER = {
    "christian": {VALIANT: "#C4493A", DISCOURAGED: "#EBC0AC", ROUTED: ""},
    "moslem": {VALIANT: "#1F5A41", DISCOURAGED: "#A9C9B4", ROUTED: ""},
}
"""Of a counter, by its state; a Routed unit has none left."""
FOOT = {
    "christian": {VALIANT: "#A93B2E", DISCOURAGED: "#E0AF99", ROUTED: ""},
    "moslem": {VALIANT: "#174A35", DISCOURAGED: "#97BAA4", ROUTED: ""},
}
"""Of its lower row, so that counters one above the other stay apart."""
DARK = {"christian": "#8E1D12", "moslem": "#0F3E2B"}
CROWN = "#FFD75E"
