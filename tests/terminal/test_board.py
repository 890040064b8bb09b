"""The board of Las Navas keeps the terminal's contract."""

import random

import pytest
from rich.cells import cell_len

from gonfalon.bots import Random
from gonfalon.core import ARBITER, WATCHER, Match, Setup, bare
from gonfalon.games.navas import terminal as navas
from gonfalon.games.navas.terminal.panel import price_of
from gonfalon.terminal.board import Board
from tests.terminal.hands import BOARD, GAME, _fate


def _fits(board: navas.Board) -> Board:
    """Checked by mypy: the class is what the terminal asks for."""
    return board


def _sights(scenario: str, seat: int) -> list[object]:
    match = Match(GAME, Setup(scenario), {}, _fate(111))
    bots = [Random(GAME, place, random.Random(place)) for place in (0, 1)]
    views = [match.sight(seat).view]
    while match.result is None:
        sight = match.sight(match.to_move, memory=True)
        for word in sight.legal:
            path = bare(GAME.path(word))
            assert all(BOARD.phrase(sight.view, path, at) for at in range(len(path)))
        match.act(match.to_move, bots[match.to_move].choose(sight))
        views.append(match.sight(seat).view)
    return views


@pytest.mark.full
@pytest.mark.parametrize(("scenario", "seat"), [("basic", WATCHER), ("advanced", 0), ("advanced", ARBITER)])
def test_every_view_of_a_match_can_be_shown(scenario: str, seat: int) -> None:
    """Page, aside, hand and heading are drawn for every view, the page always exactly as large as asked."""
    for view in _sights(scenario, seat):
        assert BOARD.heading(view)
        assert BOARD.aside(view, 24)
        assert BOARD.aside(view, 48)
        assert bool(BOARD.hand(view, 40)) == bool(BOARD.hand(view, 24)) == (seat != WATCHER)
        lines = BOARD.page(view, (50, 21), {"B4"}, {"B3"}).plain.split("\n")
        assert [cell_len(line) for line in lines] == [50] * 21
        assert all(zone in BOARD.describe(view, zone) for zone in BOARD.zones)


@pytest.mark.parametrize("size", [(50, 21), (70, 28), (83, 33), (98, 45), (130, 60)])
def test_pages_of_every_size(size: tuple[int, int]) -> None:
    """The page fills what it is given, and every zone can be pointed at, once for each of its cells."""
    view = GAME.view(GAME.begin(Setup("basic")), WATCHER)
    lines = BOARD.page(view, size).plain.split("\n")
    assert [cell_len(line) for line in lines] == [size[0]] * size[1]
    hit = [BOARD.zone_at(x, y, size) for y in range(size[1]) for x in range(size[0])]
    assert {zone for zone in hit if zone} == set(BOARD.zones)
    assert len({hit.count(zone) for zone in BOARD.zones}) == 1
    assert BOARD.least_width(size) <= size[0]


@pytest.mark.parametrize("seed", range(4))
def test_what_an_action_costs_is_what_is_paid(seed: int) -> None:
    """The points told beside an action are those that the table takes for it; nothing else has a price."""
    match = Match(GAME, Setup("basic"), {}, _fate(seed))
    bots = [Random(GAME, place, random.Random(seed)) for place in (0, 1)]
    told = set()
    while match.result is None:
        at, sight = match.to_move, match.sight(match.to_move, memory=True)
        word, points = bots[at].choose(sight), match.state.points
        match.act(at, word)
        path = bare(GAME.path(word))
        price = price_of(sight.view, path)
        told.add((path[0], price))
        if price is not None:
            assert points - match.state.points == price, word
            phrases = " · ".join(BOARD.phrase(sight.view, path, step) for step in range(len(path)))
            assert f"· {price} point" in phrases
        elif path[0] != "end" and sight.view.question == "act":
            assert points == match.state.points, word
    assert ("attack", 2) in told
