"""N9: how the battle is won."""

import pytest

from gonfalon.core import ARBITER
from gonfalon.games.navas.rules.events import GameEnded
from tests.games.navas.positions import GAME, ending, kinds, legal_words, points, position, refused, run, to_move

CHRISTIANS = ["militia1", "militia2", "militia3", "almogavars", "rada", "orders", "haro", "peter", "sancho", "alfonso"]
MUSLIMS = ["jund1", "jund2", "jund3", "jund4", "jund5", "kurds1", "kurds2", "kurds3", "kurds4", "berber-foot1"]
BACK = ["B4", "A4", "C4", "A5", "C5", "A6", "B6", "C6"]
FRONT = ["A1", "C1", "A2", "C2", "B2", "A3", "C3", "B3"]


def _field(muslims: int, christians: int, intruders: int = 0) -> str:
    """That many zones of each side once B6 has moved to B5; so many of the Christians' are in the Muslim area."""
    back = christians - intruders - 1
    field = ["B1: al-nasir", "B5: castile-foot1", "B6: castile-foot2"]
    homes = [zone for zone in BACK if zone != "B6"][:back]
    assert len(homes) == back
    field += [f"{zone}: {unit}" for zone, unit in zip(homes, CHRISTIANS, strict=False)]
    field += [f"{zone}: {unit}" for zone, unit in zip(FRONT[::-1], CHRISTIANS[::-1][:intruders], strict=False)]
    field += [f"{zone}: {unit}" for zone, unit in zip(FRONT, MUSLIMS[: muslims - 1], strict=False)]
    return "; ".join(field)


def _after_a_move(muslims: int, christians: int, intruders: int = 0) -> tuple[str | None, str] | None:
    s = position(_field(muslims, christians, intruders), others="fallen", card="1-6")
    run(s, "move B6>B5 all")
    view = GAME.view(s, ARBITER)
    held = [units[0].tag in GAME.pieces.tags[:27] for units in view.zones.values() if units]
    assert (held.count(True), held.count(False)) == (muslims, christians)
    return ending(s)


def test_caliph_eliminated() -> None:
    """N9.1: Christians win when Al-Nasir is eliminated, by whatever damage, at once."""
    s = position("B1: al-nasir/1; B3: haro bows1", card="1-6")
    events = run(s, "shoot B3>B1 bows1")
    assert ending(s) == ("christian", "N9.1")
    assert GameEnded("christian", "caliph-fallen", "N9.1") in events
    assert (to_move(s), legal_words(s), points(s)) == ("nobody", [], 5)
    assert refused(s, "end", "christian") == ("game-over", "N9.4")


@pytest.mark.parametrize(
    ("muslims", "christians", "intruders", "result"),
    [
        (4, 4, 0, ("muslim", "N9.2")),
        (4, 3, 0, ("muslim", "N9.2")),
        (4, 5, 0, None),
        (6, 4, 1, None),
        (5, 4, 3, None),
        (7, 5, 0, None),
        (8, 4, 1, ("muslim", "N9.3")),
        (7, 4, 1, None),
        (9, 5, 0, None),
        (6, 3, 1, ("muslim", "N9.3")),
        (4, 8, 0, ("christian", "N9.3")),
        (4, 7, 0, None),
        (3, 6, 0, ("christian", "N9.3")),
        (3, 7, 1, ("christian", "N9.3")),
        (3, 5, 0, None),
        (1, 5, 0, ("christian", "N9.3")),
        (2, 4, 0, ("muslim", "N9.2")),
        (8, 4, 0, ("muslim", "N9.2")),
    ],
)
def test_victory_by_zones(muslims: int, christians: int, intruders: int, result: tuple[str | None, str] | None) -> None:
    """N9.2, N9.3, N9.4: Muslims win when no Christian is in their area and Christians hold 4 zones or fewer, whatever
    they hold themselves; otherwise a side wins that holds at least twice the zones of the other."""
    assert _after_a_move(muslims, christians, intruders) == result


def test_caliphs_death_goes_before_all() -> None:
    """N9.4: the caliph's death wins even where the Muslims would win by zones."""
    s = position("B1: al-nasir/1; B3: bows1; A1: jund1; A2: jund2; C1: jund3", others="fallen")
    run(s, "shoot B3>B1 bows1")
    assert ending(s) == ("christian", "N9.1")


def test_victory_is_tested_after_every_damage() -> None:
    """N9.2: arrows that empty a fifth zone end the game at once; refused is looking only when the turn ends."""
    field = "B1: al-nasir; B2: almohad-bows; A1: jund1; B4: haro; A4: peter; C4: sancho; A5: almogavars; C5: militia3"
    s = position(field, others="fallen", turn="muslim", card="4-3")
    run(s, "shoot B2>B4 almohad-bows")
    assert ending(s) == ("muslim", "N9.2")
    assert (points(s), to_move(s)) == (2, "nobody")


def test_victory_is_tested_after_an_advance() -> None:
    """N9.3: Volunteers out of B1 win the eighth zone against four; refused is looking only after damage."""
    muslims = "B1: al-nasir volunteers1; A1: jund1; C1: jund2; A2: jund3; C2: jund4; A3: kurds1; C3: kurds3"
    christians = "B2: orders/1; B3: haro; B4: rada; A6: peter; C6: sancho"
    s = position(f"{muslims}; {christians}", others="fallen", turn="muslim", deck="6-1")
    events = run(s, "attack B1>B2 volunteers1", "draw 6-1")
    assert kinds(events)[-2:] == ["advanced", "game-ended"]
    assert ending(s) == ("muslim", "N9.3")


def test_nothing_is_tested_before_the_first_blow() -> None:
    """N9.3: victory is looked for after damage and movement, not when a turn begins or ends."""
    s = position("B1: al-nasir; A4: peter", others="fallen")
    assert ending(s) is None
    run(s, "end")
    assert ending(s) is None
