"""The colours of this board, besides those of the palette."""

from gonfalon.drawing.palette import BONE, BRIGHT_GOLD, LAPIS, LIGHT_LAPIS, LIGHT_VERMILION, VERMILION

# The background of a zone: normal, choosable, chosen.
MUSLIM_GROUND = ("#DAD8B9", "#E8E6CB", BONE)
CHRISTIAN_GROUND = ("#EDD3B6", "#F4E2CA", BONE)

SHIELD = {"muslim": LAPIS, "christian": VERMILION}
LIGHT = {"muslim": LIGHT_LAPIS, "christian": LIGHT_VERMILION}
COAT = {"aragon": ("‖", VERMILION, BRIGHT_GOLD), "castile": ("♜", BRIGHT_GOLD, VERMILION)}
COAT["navarre"] = ("╬", BRIGHT_GOLD, "#7A1F1F")
