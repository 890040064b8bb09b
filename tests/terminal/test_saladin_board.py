"""The board of Saladin keeps the terminal's contract, and both battles can be played on it."""

import random
from typing import Any

import pytest
from rich.cells import cell_len

from gonfalon.bots import Random
from gonfalon.core import WATCHER, Match, Setup, bare
from gonfalon.games.saladin import game
from gonfalon.games.saladin import terminal as saladin
from gonfalon.games.saladin.interface.views import SaladinView
from gonfalon.games.saladin.rules.events import BannerLost, BannerOrdered, DieRolled, Struck, TrackFilled
from gonfalon.games.saladin.terminal.style import SCALES
from gonfalon.terminal.app import Gonfalon
from gonfalon.terminal.board import Board
from gonfalon.terminal.screens.odds import OddsWindow
from gonfalon.terminal.session.storage import Wishes
from tests.games.saladin.positions import position
from tests.terminal.hands import _fate, cell, click, here, is_asked, keep, seen, settle, table, until
from tests.terminal.tables import type_

GAME = game()
BOARD = saladin.Board(GAME)
SIZES = [(49, 21), (50, 21), (70, 28), (90, 33), (107, 45), (140, 60)]
BATTLES = ("arsuf", "hattin")


def _fits(board: saladin.Board) -> Board:
    """Checked by mypy: the class is what the terminal asks for."""
    return board


def _app(scenario: str, seat: str, opponent: str = "random", seed: int = 1) -> Gonfalon:
    wanted = {"scenario": scenario, "seat": seat, "opponent": opponent}
    return Gonfalon(GAME, BOARD, wanted, fate=_fate(seed), pace=0)


def _match(scenario: str, seed: int) -> list[tuple[SaladinView, list[str]]]:
    """Every view of a random match with what was legal in it."""
    match: Match[Any] = Match(GAME, Setup(scenario), {}, _fate(seed))
    bots = [Random(GAME, seat, random.Random(seed + seat)) for seat in (0, 1)]
    found = []
    while match.result is None:
        sight = match.sight(match.to_move)
        found.append((sight.view, list(sight.legal)))
        match.act(match.to_move, bots[match.to_move].choose(sight))
    return [*found, (match.sight(WATCHER).view, [])]


def _view(field: str = "", **facts: Any) -> SaladinView:
    return GAME.view(position(field, **facts), WATCHER)


def _lines(view: SaladinView, size: tuple[int, int] = (50, 21)) -> list[str]:
    return BOARD.page(view, size).plain.split("\n")


@pytest.mark.full
@pytest.mark.parametrize("scenario", BATTLES)
def test_every_view_of_a_match_can_be_shown(scenario: str) -> None:
    """Page, side and heading are drawn for every view and every legal action has a phrase, in words people use."""
    for number, (view, legal) in enumerate(_match(scenario, 3)):
        size = SIZES[number % len(SIZES)]
        assert [cell_len(line) for line in _lines(view, size)] == [size[0]] * size[1]
        assert f"Turn {view.turn}" in BOARD.heading(view).plain
        assert len(BOARD.aside(view, 24).plain.split("\n")) == 8
        assert BOARD.aside(view, 48)
        assert not BOARD.hand(view, 48)
        assert all(BOARD.describe(view, banner.tag) for banner in view.banners)
        for word in legal:
            path = bare(GAME.path(word))
            phrases = [BOARD.phrase(view, path[:end], at) for end in range(1, len(path) + 1) for at in range(end)]
            assert all(phrases)
            assert not {tag for tag in BOARD.zones if "-" in tag} & set(" ".join(phrases).split())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scenario", BATTLES)
def test_everybody_can_be_pointed_at(scenario: str, size: tuple[int, int]) -> None:
    """Each Banner has cells of its own on a page of any size, and nobody else's are taken for it."""
    view = GAME.view(GAME.begin(Setup(scenario)), WATCHER)
    BOARD.page(view, size)
    hit = [BOARD.zone_at(x, y, size) for y in range(size[1]) for x in range(size[0])]
    assert {zone for zone in hit if zone} == {banner.tag for banner in view.banners} | (
        {"arsuf"} if scenario == "arsuf" else set()
    )
    assert min(hit.count(banner.tag) for banner in view.banners) >= 30
    assert BOARD.least_width(size) <= size[0]


def test_spots_never_overlap() -> None:
    """Whoever is Committed, and with Lusignan at the Horns, everybody has a place of their own."""
    for scale in SCALES:
        for done in ("", "horns"):
            field = "d-ibelin:5c raymond-iii:9c chatillon:9c"
            view = _view(field + (" saladin:8c lusignan:8c" if done else ""), scenario="hattin", done=done)
            BOARD.page(view, scale.page)
            seen_at = [
                [tag for tag, spot in BOARD._drawn.items() if spot.holds(x, y)]
                for y in range(scale.page[1])
                for x in range(scale.page[0])
            ]
            assert max(map(len, seen_at)) == 1
            assert sum(map(len, seen_at)) == sum(spot.width * spot.rows for spot in BOARD._drawn.values())


def test_prices_are_told() -> None:
    """What an action costs and rolls is said with it, the addition and the shield wall included."""
    view = _view("richard:4 ala-afdal:9", shield="henry-ii")
    charge = ("order", "richard", "charge", "ala-afdal")
    assert BOARD.phrase(view, charge, 2) == "Charge"
    assert BOARD.phrase(view, charge, 3) == "Ala Afdal — 3 Orders, 3 red, 1 green"
    assert BOARD.phrase(view, ("order", "ala-afdal", "harass", "henry-ii"), 3) == "Henry II — 2 Orders, 1 red, 1 green"
    assert BOARD.phrase(view, ("order", "richard", "hold"), 2) == "Hold — 2 Orders"
    assert BOARD.phrase(view, ("order", "lusignan", "arsuf", "arsuf"), 3) == "the garrison — 1 Order, 1 red"
    assert BOARD.describe(view, "richard") == "Richard 4/9: Charge 3●, Hold 2●, Uncontrolled Charge 0●"
    assert BOARD.describe(view, "ala-afdal").endswith("Reaction: Evade 1●")
    assert "2 Ayyubid lances" in BOARD.describe(view, "arsuf")


def test_dice_as_they_fall() -> None:
    """A roll is worth a stop: each die, who loses what, the sixth lance, a broken Banner. Anything else is not."""
    ordered = BannerOrdered("crusaders", "richard", "charge", "ala-afdal", 2)
    assert BOARD.scene([ordered]) is None
    scene = BOARD.scene(
        [
            ordered,
            *(DieRolled("red", face) for face in ("one", "two", "order")),
            DieRolled("green", "nothing"),
            TrackFilled("ayyubids"),
            Struck("ayyubids", "ala-afdal", 2, 1, 0),
            Struck("crusaders", "richard", 0, 0, 9),
            BannerLost("ayyubids", "ala-afdal", True),
        ]
    )
    assert scene
    lines = scene.plain.split("\n")
    assert "Richard: Charge, target Ala Afdal, for 2 Orders." in lines
    assert any("  ╱    ╱ ╱    ●  " in line for line in lines)
    assert "Red dice on Ala Afdal" in scene.plain
    assert "Green dice on Richard" in scene.plain
    assert scene.plain.index("loses 2 lances") < scene.plain.index("is full") < scene.plain.index("is broken")
    assert max(map(len, lines[:6])) <= 54


async def test_charging_by_mouse() -> None:
    """A click on a Banner, one on its enemy, and the picker offers what is left, with names and prices."""
    app = _app("arsuf", "crusaders", seed=2)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("1")
        await until(pilot, lambda: is_asked(pilot) and "acts?" in seen(pilot))
        screen = table(pilot)
        number = screen.session.number
        await pilot.hover(screen.page, offset=cell(pilot, "richard"))
        await until(pilot, lambda: "Richard 9/9" in seen(pilot))
        await click(pilot, "richard")
        await click(pilot, "ala-afdal")
        assert screen.picker.builder
        assert screen.picker.builder.chosen_zones == ("richard", "ala-afdal")
        assert "Charge › Ala Afdal — 2" in seen(pilot)
        await pilot.press("1")
        await until(pilot, lambda: isinstance(pilot.app.screen, OddsWindow))
        await pilot.press("enter")
        await until(pilot, lambda: screen.session.number > number)
        assert here(pilot).match.steps[number].entry.word == "order richard charge ala-afdal"


async def test_the_last_order_is_not_spent_unawares() -> None:
    """S2.4: whoever switched the odds off is warned too, before an Order after which Banners act at cost 0."""
    Wishes(odds=False).keep()
    match: Match[Any] = Match(GAME, Setup("arsuf"), {}, _fate(1))
    rng = random.Random(1)
    while not (words := _dear(match)):
        match.act(match.to_move, rng.choice(match.sight(match.to_move).legal))
    match.players = dict.fromkeys(GAME.seats, "random") | {GAME.seats[match.to_move]: "person"}
    app = Gonfalon(GAME, BOARD, resume=keep(match), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        number = table(pilot).session.number
        await type_(pilot, "slash", words[0])
        await until(pilot, lambda: "This spends your last Available Order" in seen(pilot))
        await pilot.press("n")
        await until(pilot, lambda: is_asked(pilot))
        assert table(pilot).session.number == number


def _dear(match: Match[Any]) -> list[str]:
    """The words that spend the last Order while Banners are Deployed."""
    sight = match.sight(match.to_move)
    odds = {word: GAME.forecast(sight.view, word) for word in sight.legal}
    return [word for word, told in odds.items() if told and told.cautions]
