"""The drawings on the players' page show the field of the engine."""

import re

from gonfalon.core.texts import rule_text
from gonfalon.games.navas_hex.hexes import DIRECTIONS
from tests.games.navas_hex.positions import GAME, hex_, pieces

LETTERS = {
    **{"alfonso": "A", "haro": "H", "lara": "L", "ucero": "U", "pedro": "P", "sancho": "S"},
    **{"djami": "d", "andalus": "a", "mujahid": "m", "maysara": "y", "maymanah": "w"},
}
FROM_COLUMN, TO_COLUMN = 11, 23


def drawings(rule: str) -> list[list[str]]:
    """The lines of every drawing in a rule."""
    text = rule_text(GAME.rules_page(), rule) or ""
    return [block.rstrip("\n").split("\n") for block in re.findall(r"```.*\n((?:.*\n)*?)```", text)]


def zone_letter(name: str) -> str:
    mine = [tag for tag, zone in zip(pieces().banner_tags, pieces().zones, strict=True) if hex_(name) in zone]
    if hex_(name) in [pieces().home[unit] for unit in pieces().members[pieces().reserve]]:
        return "n"
    return "." if not mine else LETTERS[mine[0]] if len(mine) == 1 else "+"


def set_up_zones() -> None:
    """Every hex of the map in H13.1 has the letter of its zone."""
    _, _, *rows = drawings("H13.1")[0]
    shown = {f"{column:02}{row[2:4]}": sign for row in rows for column, sign in enumerate(row[6:], start=1)}
    names = pieces().ground.names
    assert {name: shown[name] for name in names} == {name: zone_letter(name) for name in names}


def the_hill() -> None:
    """Heights and standard of the map in H1.3 are those of the field, and stakes stand on each entrenched side."""
    _, *rows = drawings("H1.3")[0]
    ground = pieces().ground
    for column in range(FROM_COLUMN, TO_COLUMN + 1):
        for row in range(1, 9):
            sign = rows[2 * row - 2 + column % 2][4 * (column - FROM_COLUMN) + 6]
            number = hex_(f"{column:02}{row:02}")
            assert sign == ("S" if number == ground.standard else ".12"[ground.level[number]])
    beside = sum(DIRECTIONS[way] != "S" for _, way in ground.walls)
    below = len(ground.walls) - beside
    assert "".join(rows).count("#") == beside + 3 * below


def what_lies_ahead() -> None:
    """The fan in H6.2 holds each hex within three that archers who face north have ahead, with its distance."""
    fan = "".join(drawings("H6.2")[0])
    start = hex_("1714")
    far = [pieces().ground.distances[start][there] for there in pieces().ground.cone(start, 0, 3)]
    assert [fan.count(str(distance)) for distance in (1, 2, 3)] == [far.count(distance) for distance in (1, 2, 3)]


def check() -> None:
    set_up_zones()
    the_hill()
    what_lies_ahead()
