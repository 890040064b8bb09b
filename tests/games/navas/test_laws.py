"""What holds in every game, tried on random ones."""

import random
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from gonfalon.core import ARBITER, NOBODY, Action, Setup
from gonfalon.games.navas.rules.state import State
from tests.examples import few
from tests.games.navas.positions import GAME, legal_words

FEW = few(40)
MANY = few(100)


def choose(s: State, rng: random.Random) -> Action:
    """Anything legal, but attacks rather than moves, so that games get somewhere."""
    actions = GAME.rules.legal(s)
    fights = [action for action in actions if GAME.word(s, action).split()[0] in ("attack", "charge", "shoot")]
    return rng.choice(fights if fights and rng.random() < 0.5 else actions)


def walk(scenario: str, seed: int, decisions: int) -> Iterator[tuple[State, Action]]:
    """A random game: each position with the action about to be taken in it."""
    rng = random.Random(seed)
    s = GAME.begin(Setup(scenario, {"round-limit": "20"}))
    for _ in range(decisions):
        if GAME.rules.to_move(s) == NOBODY:
            return
        action = choose(s, rng)
        yield s, action
        GAME.rules.apply(s, action)


SCENARIOS = st.sampled_from(["basic", "advanced"])
SEEDS = st.integers(0, 2**32 - 1)


@st.composite
def played(draw: st.DrawFn, most: int = 260) -> State:
    """A position from the midst of a random game, or its end."""
    scenario, seed, decisions = draw(SCENARIOS), draw(SEEDS), draw(st.integers(0, most))
    s = GAME.begin(Setup(scenario, {"round-limit": "20"}))
    for before, action in walk(scenario, seed, decisions):
        s = before.copy()
        GAME.rules.apply(s, action)
    return s


def occupied(s: State) -> int:
    return sum(1 for units in GAME.view(s, ARBITER).zones.values() if units)


@FEW
@given(SCENARIOS, SEEDS)
def test_occupied_zones_never_increase(scenario: str, seed: int) -> None:
    """N5.1, N6.8: all go into an empty zone and columns move whole; only Volunteers out of B1 win a zone more."""
    last, out_of_b1 = 18, False
    for s, action in walk(scenario, seed, 400):
        now = occupied(s)
        assert now <= last + out_of_b1
        fight = GAME.view(s, ARBITER).fight
        word = GAME.word(s, action)
        out_of_b1 = word.startswith("attack B1") or (fight is not None and fight.origin == "B1")
        last = now


@FEW
@given(SCENARIOS, SEEDS)
def test_the_fallen_stay_fallen_and_only_rally_heals(scenario: str, seed: int) -> None:
    """N1.5, N5.4: no unit comes back, and power rises only by a rally or the Militia."""
    power, word = [2] * 54, ""
    for s, action in walk(scenario, seed, 400):
        for before, now in zip(power, s.power, strict=True):
            assert now <= before or (before == 1 and word.startswith(("rally", "use council-militia")))
        power, word = s.power.copy(), GAME.word(s, action)


@FEW
@given(SCENARIOS, SEEDS)
def test_christians_keep_their_columns_and_the_caliph_his_camp(scenario: str, seed: int) -> None:
    """N5.2, N5.3: whatever happens no Christian leaves the column and no immobile unit leaves B1."""
    home = {unit.tag: name for name, units in GAME.view(GAME.begin(Setup("basic")), 0).zones.items() for unit in units}
    christians = set(GAME.pieces.tags[27:])
    for s, _ in walk(scenario, seed, 400):
        for name, units in GAME.view(s, ARBITER).zones.items():
            for unit in units:
                assert unit.tag not in christians or home[unit.tag][0] == name[0]
                assert unit.tag not in ("al-nasir", "guard1", "guard2") or name == "B1"


@MANY
@given(played(), st.randoms())
def test_units_may_be_named_in_any_order(s: State, rng: random.Random) -> None:
    """Groups and shares are understood in any order, and "all" may be spelt out unit by unit."""
    zones = GAME.view(s, ARBITER).zones
    for action, word in zip(GAME.rules.legal(s), legal_words(s), strict=True):
        verb, *rest = word.split()
        if verb == "take":
            rng.shuffle(rest)
            assert GAME.check(s, GAME.rules.to_move(s), " ".join([verb, *rest])) == action
        if verb in ("move", "attack", "charge"):
            units = [unit for unit in zones[rest[0][:2]] if verb == "move" or not unit.exhausted]
            tags = [u.tag for u in units if verb != "move" or u.tag not in ("al-nasir", "guard1", "guard2")]
            group = tags if rest[1] == "all" else rest[1].split("+")
            rng.shuffle(group)
            assert GAME.check(s, GAME.rules.to_move(s), f"{verb} {rest[0]} {'+'.join(group)}") == action


@FEW
@given(SEEDS)
def test_games_end_with_a_winner_or_the_round_limit(seed: int) -> None:
    """N4.5, N9.4: a game with a last round ends, and its result names one of the four endings."""
    s = GAME.begin(Setup("basic", {"round-limit": "10"}))
    rng = random.Random(seed)
    while GAME.rules.to_move(s) != NOBODY:
        assert GAME.rules.result(s) is None
        assert GAME.rules.weights(s) == [1] * len(GAME.rules.legal(s))
        GAME.rules.apply(s, choose(s, rng))
    result = GAME.rules.result(s)
    assert result is not None
    assert (result.winner is None) == (result.rule == "N4.5")
    assert result.rule in ("N9.1", "N9.2", "N9.3", "N4.5")
    assert GAME.rules.legal(s) == []
    assert GAME.rules.is_quiet(s)
    assert GAME.say(result)
