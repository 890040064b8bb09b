"""The odds of a combat, told before it is begun."""

import random
from typing import Any

import pytest

from gonfalon.core import FATE, NOBODY, News, Setup, registry
from gonfalon.games.navas import Navas
from gonfalon.games.navas.events import Fought
from gonfalon.games.navas.state import State
from tests.games.navas.positions import legal_words, position, run, to_move

GAME: Navas = registry.find("navas")  # type: ignore[assignment]
FIGHTS = ("attack", "charge")
DRAWS = 400


def fights(seed: int, count: int) -> list[tuple[State, str]]:
    """Moments of a random game in which somebody might attack, each with the word for it."""
    rng, s = random.Random(seed), GAME.begin(Setup(("basic", "advanced")[seed % 2]))
    found: list[tuple[State, str]] = []
    while GAME.rules.to_move(s) != NOBODY and len(found) < count:
        words = [GAME.word(s, action) for action in GAME.rules.legal(s)]
        bold = [word for word in words if word.split(" ")[0] in FIGHTS] if GAME.rules.to_move(s) != FATE else []
        if bold:
            found.append((s.copy(), rng.choice(bold)))
        GAME.rules.apply(s, rng.choice(GAME.rules.legal(s)))
    return found


def told(s: State, word: str) -> Any:
    seat = GAME.rules.to_move(s)
    forecast = GAME.forecast(GAME.view(s, seat, memory=True), word)
    assert forecast
    return forecast


@pytest.mark.parametrize("seed", range(8))
def test_chances_add_up(seed: int) -> None:
    """One chart, whose chances are all of them; a card in the own hand or on the table is never drawn."""
    for s, word in fights(seed, 12):
        [chart] = told(s, word).charts
        assert sum(bar.chance for bar in chart.bars) == pytest.approx(1)
        view = GAME.view(s, GAME.rules.to_move(s), memory=True)
        assert not {bar.label for bar in chart.bars} & {*(view.hands[view.seat].cards or []), str(view.active)}


@pytest.mark.parametrize("seed", range(8))
def test_sums_and_harm_are_those_of_play(seed: int) -> None:
    """Played on from guesses, nobody using a card, each drawn card gives the sums and the damage that were told."""
    rng = random.Random(seed)
    for s, word in fights(seed, 5):
        [chart] = told(s, word).charts
        bars = {bar.label: bar for bar in chart.bars}
        for _ in range(6):
            fought = _fight(s, word, rng)
            if fought is None:
                continue
            bar = bars[fought.card]
            assert [(term.name, term.amount) for term in bar.sums["attack"]] == [
                (term.name, term.amount) for term in fought.attack
            ]
            lead = fought.attack_total - fought.defence_total
            assert bar.harm[fought.target] == (lead if lead > 0 else int(lead == 0))
            assert bar.harm[fought.origin] == (-lead if lead < 0 else int(lead == 0))


def test_arrows_that_win() -> None:
    """N9.1: arrows at the hurt caliph win if nobody stands with him who can take them."""
    alone = position("B1: al-nasir/1; B3: haro bows1", card="1-6")
    [bar] = told(alone, "shoot B3>B1 bows1").charts[0].bars
    assert (bar.sweeps, bar.wins) == (["B1"], "christian")
    guarded = position("B1: al-nasir/1 guard1; B3: haro bows1", card="1-6")
    [bar] = told(guarded, "shoot B3>B1 bows1").charts[0].bars
    assert (bar.sweeps, bar.wins) == ([], None)


def test_charge_that_wins() -> None:
    """N6.8, N9: what is won by damage or by the advance after it is told, card by card, just as it is played."""
    field = "B1: al-nasir/1; B2: alfonso haro; B5: castile-foot1; A6: peter; C6: sancho; A1: jund1"
    s = position(field, card="1-6", others="fallen")
    [chart] = told(s, "charge B2>B1 all").charts
    assert {bar.wins for bar in chart.bars} >= {"christian"}
    for bar in chart.bars:
        after = s.copy()
        run(after, "charge B2>B1 all")
        while to_move(after) != "fate" and "pass" in legal_words(after):
            run(after, "pass")
        if f"draw {bar.label}" in legal_words(after):
            run(after, f"draw {bar.label}")
            result = GAME.rules.result(after)
            assert (result.winner if result else None) == bar.wins


def _fight(s: State, word: str, rng: random.Random) -> Fought | None:
    """The first combat that comes of it in a guess, if nobody does anything about it."""
    seat = GAME.rules.to_move(s)
    world = GAME.guess(GAME.view(s, seat, memory=True)).draw(rng)
    news = world.news = News()
    GAME.rules.apply(world, GAME.check(world, seat, word))
    while not (fought := [event for event in news.heard_by(seat) if isinstance(event, Fought)]):
        actions = GAME.rules.legal(world)
        words = [GAME.word(world, action) for action in actions]
        if GAME.rules.to_move(world) == FATE:
            GAME.rules.apply(world, rng.choices(actions, GAME.rules.weights(world))[0])
        elif "karr no" in words or "pass" in words:
            GAME.rules.apply(world, actions[words.index("karr no" if "karr no" in words else "pass")])
        else:
            return None
    return fought[0]


def test_shot_is_certain() -> None:
    """Arrows do what they do; there is nothing to draw."""
    rng, s = random.Random(0), GAME.begin(Setup("basic"))
    while True:
        words = [GAME.word(s, action) for action in GAME.rules.legal(s)] if GAME.rules.to_move(s) != FATE else []
        shots = [word for word in words if word.startswith("shoot")]
        if shots:
            [bar] = told(s, shots[0]).charts[0].bars
            assert (bar.chance, len(bar.harm)) == (1.0, 1)
            return
        GAME.rules.apply(s, rng.choice(GAME.rules.legal(s)))


@pytest.mark.parametrize("seed", range(4))
def test_recollection_is_what_guesses_hold(seed: int) -> None:
    """Where each card may be agrees with where fair guesses put it, and what is certain is true."""
    rng = random.Random(seed)
    for s, _ in fights(seed, 3):
        seat = GAME.rules.to_move(s)
        view = GAME.view(s, seat, memory=True)
        worlds = [GAME.guess(view).draw(rng) for _ in range(DRAWS)]
        for card, told in enumerate(GAME.recollect(view)):
            held = sum((world.hands[1 - seat] >> card) & 1 for world in worlds) / DRAWS
            assert told.thing == GAME.pieces.card_names[card]
            assert sum(told.places.values()) == pytest.approx(1)
            assert told.places.get("other-hand", 0) == pytest.approx(held, abs=0.1)
            assert ("own-hand" in told.places) == bool((s.hands[seat] >> card) & 1)
