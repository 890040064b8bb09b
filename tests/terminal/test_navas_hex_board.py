"""The board of the hex game keeps the terminal's contract: a field larger than the page, at three scales."""

import random
import re
from typing import Any

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from gonfalon.bots import Random
from gonfalon.core import WATCHER, Match, Setup, bare
from gonfalon.games.navas_hex import game
from gonfalon.games.navas_hex import terminal as sword
from gonfalon.games.navas_hex.interface.views import NavasHexView
from gonfalon.games.navas_hex.rules.events import AttackBegan, Fought, UnitMoved, UnitRouted
from gonfalon.games.navas_hex.rules.state import ORDER, OVER, State
from gonfalon.games.navas_hex.terminal import style
from gonfalon.games.navas_hex.terminal.style import FAR_TO_NEAR
from gonfalon.terminal.app import Gonfalon
from gonfalon.terminal.board import Board, Roaming
from gonfalon.terminal.screens.dialogs import FightWindow
from tests.games.navas_hex.positions import activate, at_start, field, hex_, say
from tests.terminal.hands import _fate, is_asked, seen, table, until
from tests.tiers import only_full

GAME = game()
SIZES = [(49, 21), (70, 28), (90, 33), (100, 45), (140, 60)]


def fresh() -> sword.Board:
    """A board that nobody has looked at yet: it starts at the middle scale, between the armies."""
    return sword.Board(GAME)


def _fits(board: sword.Board) -> tuple[Board, Roaming]:
    """Checked by mypy: the class is what the terminal asks for."""
    return board, board


def _at(scale: str) -> sword.Board:
    board = fresh()
    for _ in range(2):
        board.steer("farther")
    for _ in range(FAR_TO_NEAR.index(scale)):
        board.steer("nearer")
    return board


def _view(s: State) -> NavasHexView:
    if s.ask == OVER:  # a bare field, on which nobody is asked anything yet
        s.ask, s.asked = ORDER, 0
    return GAME.view(s, WATCHER)


def _page(board: sword.Board, s: State, size: tuple[int, int] = (49, 21), **marks: list[str]) -> list[str]:
    return board.page(_view(s), size, **marks).plain.split("\n")


def _match(seed: int, decisions: int) -> list[tuple[NavasHexView, list[str]]]:
    """The views of a random match with what was legal in them."""
    match: Match[Any] = Match(GAME, Setup("navas-hex"), {}, _fate(seed))
    bots = [Random(GAME, seat, random.Random(seed + seat)) for seat in (0, 1)]
    found: list[tuple[NavasHexView, list[str]]] = []
    while match.result is None and len(found) < decisions:
        sight = match.sight(match.to_move)
        found.append((sight.view, list(sight.legal)))
        match.act(match.to_move, bots[match.to_move].choose(sight))
    return found


@pytest.mark.full
def test_every_view_of_a_match_can_be_shown() -> None:
    """Page, side and heading are drawn for every view and every legal action has a phrase, in words people use."""
    boards = [_at(scale) for scale in FAR_TO_NEAR]
    tags = {tag for tag in boards[0].zones if "-" in tag}
    for number, (view, legal) in enumerate(_match(3, 600)):
        board, size = boards[number % 3], SIZES[number % len(SIZES)]
        page = board.page(view, size).plain.split("\n")
        assert [cell_len(line) for line in page] == [size[0]] * size[1]
        assert (f"Turn {view.turn}" if view.turn else "set-up") in board.heading(view).plain
        assert len(board.aside(view, 24).plain.split("\n")) == 6
        assert board.aside(view, 48)
        assert not board.hand(view, 48)
        for word in legal[:: max(1, len(legal) // 12)]:
            path = bare(GAME.path(word))
            phrases = [board.phrase(view, path[:end], at) for end in range(1, len(path) + 1) for at in range(end)]
            assert all(phrases)
            assert not tags & set(" ".join(phrases).split())
            assert all(board.describe(view, step) for step in path if step in board.zones)


@pytest.mark.parametrize("size", [(49, 21), only_full(((90, 33),)), only_full(((100, 45),))])
def test_far_shows_everybody(size: tuple[int, int]) -> None:
    """At the far scale all 153 units are on any page, each with its letter and cells to point at."""
    board = _at("far")
    s = at_start()
    page = "".join(_page(board, s, size))
    letters = [style.letter_of(s, unit) for unit in range(s.pieces.units)]
    assert all(page.count(letter) == letters.count(letter) for letter in set(letters))
    hit = {board.zone_at(x, y, size) for y in range(size[1]) for x in range(size[0])}
    assert set(s.pieces.tags) <= hit
    assert len(hit - {None}) == s.pieces.ground.count


@pytest.mark.full
@pytest.mark.parametrize("scale", ["middle", "near"])
def test_the_cursor_goes_everywhere(scale: str) -> None:
    """Wherever the cursor goes, it is on the page, and what is under it is what the page shows there."""
    board, s, size = _at(scale), at_start(), (49, 21)
    for name in ("0101", "3319", "0119", "3301", "1702", "0220"):
        board.look_at(name)
        _page(board, s)
        hit = [board.zone_at(x, y, size) for y in range(size[1]) for x in range(size[0])]
        assert board.cursor in hit
        assert hit.count(board.cursor) == {"middle": 8, "near": 24}[scale]
    assert board.cursor == "0220"
    board.steer("down")
    assert board.cursor == "0220"
    for step in ("up", "up", "right", "right", "left"):
        board.steer(step)
    assert board.cursor == "0318"


def test_counters_near() -> None:
    """Near, a counter tells its banner, kind, leader, states, numbers and facing; sides differ in shape."""
    s = field({"haro-ch1": "1714 NW tired", "haro-ch2": "1914 N", "mujahid-mi1": "1712 S discouraged"})
    board = _at("near")
    board.look_at("1713")
    shown = "\n".join(_page(board, s))
    assert "[CH♛~ ]" in shown
    assert "(mi♛! )" in shown
    assert "4-6-6" in shown
    assert "◤" in shown
    assert "▼" in shown
    assert " Haro" in shown
    assert "Mujah" in shown


def test_the_ground() -> None:
    """Heights, the stakes around the hill, the standard and lonely markers are to be seen without colour."""
    s = field({"haro-ch1": "3315 N"})
    s.marker_at = [hex_("1703"), -1]
    board = _at("near")
    board.look_at("1703")
    shown = "\n".join(_page(board, s, (90, 45)))
    assert "⚑" in shown
    assert "✚" in shown
    assert {"·", "∴", "∷"} <= set(shown)
    assert "#####" in shown
    assert "1703" in shown
    board = fresh()
    board.look_at("1703")
    shown = "\n".join(_page(board, s, (90, 45)))
    assert "#" in shown
    assert "∷" in shown


def test_what_is_marked() -> None:
    """Destinations are diamonds; what is chosen stands between two triangles, the cursor in a frame."""
    s = activate(field({"haro-ch1": "1714 N", "mujahid-mi1": "1704 S"}), "haro")
    say(s, "unit haro-ch1")
    view, words = _view(s), [GAME.word(s, action) for action in GAME.rules.legal(s)]
    places = [step for word in words for step in bare(GAME.path(word)) if step[0].isdigit()]
    for scale, size in (("far", (49, 21)), ("middle", (90, 45)), ("near", (140, 60))):
        shown = _at(scale).page(view, size, ["haro-ch1"], places).plain
        assert shown.count("◆") >= len(places) - 2, scale
    shown = fresh().page(view, (90, 45), ["haro-ch1"], places).plain
    assert "▶C↑♛◆" in shown or "┏C↑♛" in shown


def test_the_page_follows() -> None:
    """The page looks where something goes on, unless somebody has pointed elsewhere."""
    board, s = _at("near"), at_start()
    _page(board, s)
    assert board.cursor == s.pieces.tags[s.at[hex_("1711")]]
    activate(s, "sancho")
    _page(board, s)
    assert board.cursor == s.pieces.tags[s.at[hex_("2815")]]
    board.look_at("0506")
    _page(board, s)
    assert board.cursor == s.pieces.tags[s.at[hex_("0506")]]
    _page(board, s)
    assert board.cursor == s.pieces.tags[s.at[hex_("0506")]]
    assert board.page(_view(s), (49, 21), ["0415"])
    assert board.cursor == s.pieces.tags[s.at[hex_("0415")]]


def test_what_pointing_means() -> None:
    """A hex means what can be chosen in it: the leader, the unit, the hex, or the direction in which it lies."""
    board, s, size = fresh(), at_start(), (49, 21)
    board.look_at("1714")
    for choosable, meant in (([], "haro-ch3"), (["haro"], "haro"), (["1714"], "1714")):
        board.page(_view(s), size, (), choosable)
        assert board.cursor == meant
    s = activate(field({"haro-ch1": "1714 N", "mujahid-mi1": "1704 S"}), "haro")
    say(s, "unit haro-ch1", "go 1714")
    board.look_at("1715")
    board.page(_view(s), size, (), ["N", "S"])
    assert board.cursor == "S"
    assert board.name("S") == "south"


def test_scene_of_a_fight() -> None:
    """A fight is worth a stop, with its die, its sum and what came of it; a move is not."""
    board = fresh()
    move = UnitMoved("haro-ch1", "1714", "1713", "N")
    assert board.scene([move]) is None
    began = AttackBegan("melee", ["haro-ch1"], "mujahid-mi1", "1712")
    fought = Fought("melee", ["haro-ch1"], "mujahid-mi1", "1712", 0, 1, 1, 0, 1, 0, 0, 7, 10, "DR")
    scene = board.scene([move, began, fought, UnitRouted("mujahid-mi1")])
    assert scene
    assert "7    +3 = 10" in scene.plain
    assert "Melee with Militia of the Mujahids 1 in 1712" in scene.plain
    assert scene.plain.endswith("Militia of the Mujahids 1 are Routed.")


def _app(seat: str, seed: int, position: NavasHexView | None = None, **options: str) -> Gonfalon:
    wanted = {"scenario": "navas-hex", "seat": seat, "opponent": "random", **options}
    start = (GAME, Setup("navas-hex", options, position)) if position else None
    return Gonfalon(GAME, fresh(), wanted, start=start, fate=_fate(seed), pace=0)


async def test_looking_around_and_ordering_by_keys() -> None:
    """Shift and arrows go over the field, plus and minus change the scale, space takes what is under the cursor."""
    async with _app("moslem", 2).run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: is_asked(pilot))
        await pilot.press("1")
        await until(pilot, lambda: is_asked(pilot) and "Turn 1" in seen(pilot))
        while "moves, turns" not in seen(pilot):
            await _decline(pilot)
        board = table(pilot).board
        assert isinstance(board, sword.Board)
        first = board.cursor
        await pilot.press("shift+right")
        await until(pilot, lambda: board.cursor != first)
        await pilot.press("plus")
        await until(pilot, lambda: "\\_" in seen(pilot))
        await pilot.press("minus", "minus")
        await until(pilot, lambda: "lllimmill" in seen(pilot))
        await pilot.press("shift+left", "space")
        builder = table(pilot).picker.builder
        assert builder
        await until(pilot, lambda: builder.chosen_zones == (first,))


async def _decline(pilot: Pilot[None]) -> None:
    """Take the last line, which ends something, or the first leader."""
    await until(pilot, lambda: is_asked(pilot) or isinstance(pilot.app.screen, FightWindow))
    screen = pilot.app.screen
    if isinstance(screen, FightWindow):
        await pilot.press("s")
        return
    number = table(pilot).session.number
    if "moves, turns" not in seen(pilot):
        await pilot.press("end", "enter")
        await until(pilot, lambda: table(pilot).session.number > number)


@pytest.mark.full
async def test_without_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants no colours gets a board in greys, on which the sides still differ: capitals and small letters."""
    monkeypatch.setenv("NO_COLOR", "1")
    async with _app("moslem", 2).run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: is_asked(pilot))
        await pilot.press("1")
        await until(pilot, lambda: re.search("[A-Z]↑|[a-z]↓", seen(pilot)) is not None)
        strips = pilot.app.screen._compositor.render_strips()
        colours = {segment.style.bgcolor for strip in strips for segment in strip if segment.style}
    greys = [colour.triplet for colour in colours if colour and colour.triplet]
    assert greys
    assert all(grey.red == grey.green == grey.blue for grey in greys)
