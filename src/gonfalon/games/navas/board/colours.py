"""The palette of the page: a parchment on a dark table. Sides differ by shape first, then by hue and lightness."""

PARCHMENT = "#F3E6C8"
BONE = "#FBF5E6"
INK = "#2B2118"
VERMILION = "#B3392B"
LAPIS = "#2A4B7C"
GOLD = "#B8901F"
BRIGHT_GOLD = "#F0C95A"
ASH = "#8A7B66"
RULE = "#A8946F"

NIGHT = "#191C28"
PANEL = "#242838"
TEXT = "#EFE6D0"
DIM = "#A79F8F"
LIGHT_VERMILION = "#E0705F"
LIGHT_LAPIS = "#7FA6DB"

# The ground of a zone: as it is, where it can be chosen, where it is chosen.
MUSLIM_GROUND = ("#DAD8B9", "#E8E6CB", BONE)
CHRISTIAN_GROUND = ("#EDD3B6", "#F4E2CA", BONE)

SHIELD = {"muslim": LAPIS, "christian": VERMILION}
LIGHT = {"muslim": LIGHT_LAPIS, "christian": LIGHT_VERMILION}
COAT = {"aragon": ("‖", VERMILION, BRIGHT_GOLD), "castile": ("♜", BRIGHT_GOLD, VERMILION)}
COAT["navarre"] = ("╬", BRIGHT_GOLD, "#7A1F1F")
