"""The colours of the dark table on which boards lie."""

from textual.theme import Theme

from gonfalon.terminal import palette

NIGHT = Theme(
    name="gonfalon",
    primary=palette.BRIGHT_GOLD,
    secondary=palette.LIGHT_LAPIS,
    accent=palette.BRIGHT_GOLD,
    warning=palette.LIGHT_VERMILION,
    error=palette.LIGHT_VERMILION,
    foreground=palette.TEXT,
    background=palette.NIGHT,
    surface=palette.NIGHT,
    panel=palette.PANEL,
    dark=True,
)
