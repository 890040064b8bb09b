"""The colours of this board, besides those of the palette."""

from typing import NamedTuple

from gonfalon.drawing.palette import BONE, BRIGHT_GOLD, INK, LAPIS, LIGHT_LAPIS, LIGHT_VERMILION, MALACHITE, VERMILION

# The background: each side's half, the strip between them, and what the battles are known for.
HALF = {"ayyubids": "#DEDBC0", "crusaders": "#EFD9BC"}
ROAD = "#E3CFA4"
SEA = "#B9CCD6"
SURF = "#3F6487"
FOREST = "#C9D2AE"
SLOPE = "#E6CF9A"
HILL = "#B89A63"
BURNT = "#D9A65E"
TOWN = "#C4B08A"

SHIELD = {"ayyubids": LAPIS, "crusaders": VERMILION}
DARK = {"ayyubids": "#1F3A63", "crusaders": "#7E2218"}
PALE = {"ayyubids": "#B4C0CF", "crusaders": "#E2B7A5"}
LIGHT = {"ayyubids": LIGHT_LAPIS, "crusaders": LIGHT_VERMILION}
DICE = {"red": VERMILION, "green": MALACHITE}


class Arms(NamedTuple):
    sign: str
    fore: str
    back: str


# Arms as heralds know them, in one sign: Templars, Hospitallers, England, Burgundy, Champagne, Lusignan, Ibelin,
# Tripoli, Châtillon. A Banner of another edition bears a plain cross or rosette.
ARMS = {
    "richard": Arms("♔", BRIGHT_GOLD, "#7A1F1F"),
    "bourgogne": Arms("▞", BRIGHT_GOLD, LAPIS),
    "sable": Arms("✚", VERMILION, BONE),
    "ridefort": Arms("✚", VERMILION, BONE),
    "naplouse": Arms("✚", BONE, INK),
    "henry-ii": Arms("╲", BONE, LAPIS),
    "lusignan": Arms("≡", LAPIS, BONE),
    "d-ibelin": Arms("✠", VERMILION, BRIGHT_GOLD),
    "raymond-iii": Arms("✜", BRIGHT_GOLD, "#7A1F1F"),
    "chatillon": Arms("‖", BONE, "#7A1F1F"),
    "saladin": Arms("❁", VERMILION, BRIGHT_GOLD),
}
USUAL_ARMS = {"crusaders": Arms("✚", VERMILION, BONE), "ayyubids": Arms("✸", BRIGHT_GOLD, "#1B3357")}
