"""Games to look at: random ones for laws, and written ones for single cases."""

import random
from collections.abc import Callable, Iterable

from hypothesis import HealthCheck, settings
from hypothesis import strategies as some

from gonfalon.core import Match, Setup
from gonfalon.games.navas.rules import actions as act
from gonfalon.games.navas.rules import engine
from gonfalon.games.navas.rules.state import State
from tests.examples import few
from tests.games.navas.information.oracle import GAME, Played, begin, replay

Table = Match[State]
POSITIONS = settings(few(40), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])

# What a random player would do too rarely to show what it hides.
KEEN = {act.ATTACK: 0.1, act.CHARGE: 0.1, act.USE: 0.4, act.FREE_MOVE: 0.4, act.END: 0.1}


def play_on(played: Played, rng: random.Random, decisions: int) -> Played:
    """Some more actions of a random player that likes fights and special cards, until the game ends."""
    s = replay(played)
    taken = list(played.actions)
    while len(taken) < len(played.actions) + decisions and (legal := engine.legal(s)):
        taken.append(_choose(legal, rng))
        engine.do(s, taken[-1])
    return played._replace(actions=tuple(taken))


def _choose(legal: list[int], rng: random.Random) -> int:
    for kind, chance in KEEN.items():
        wanted = [action for action in legal if action & act.KIND == kind]
        if wanted and rng.random() < chance:
            return rng.choice(wanted)
    return rng.choice(legal)


def random_game(seed: int, advanced: bool, memory_aid: bool, decisions: int) -> Played:
    return play_on(Played(advanced, memory_aid, ()), random.Random(seed), decisions)


def any_game(seed: int) -> Played:
    """A random game of either variant, stopped somewhere; many begin or end where much is secret."""
    rng = random.Random(seed)
    if rng.random() < 1 / 3:
        story = rng.choice((EXCHANGED, PEEKED))
        return play_on(written(story, advanced=True), rng, rng.randrange(40))
    advanced, memory_aid = rng.random() < 1 / 2, rng.random() < 1 / 2
    played = random_game(seed, advanced, memory_aid, rng.randrange(170))
    return face_down(played) if rng.random() < 1 / 6 else played


def face_down(played: Played) -> Played:
    """The game up to its last moment when one card lay face down for the initiative."""
    choices = [number for number, action in enumerate(played.actions) if action & act.KIND == act.INITIATIVE]
    return played._replace(actions=played.actions[: choices[::2][-1] + 1]) if choices else played


def games() -> some.SearchStrategy[Played]:
    """Any reachable position, with its way there."""
    return some.integers(0, 2**32).map(any_game)


def written(words: Iterable[str], *, advanced: bool = False) -> Played:
    """A game told in words, whoever says them."""
    played = Played(advanced, True, ())
    s = begin(played)
    taken = []
    for word in words:
        taken.append(GAME.check(s, s.asked, word))
        engine.do(s, taken[-1])
    return played._replace(actions=tuple(taken))


def table_of(played: Played) -> Table:
    """The match in which this was played."""
    setup = Setup("advanced" if played.advanced else "basic", {"memory-aid": "on" if played.memory_aid else "off"})
    match = Match(GAME, setup, {"muslim": "Miramamolin", "christian": "Alfonso"})
    for action in played.actions:
        match.act(match.to_move, GAME.word(match.state, action))
    return match


# Stories in words.
SPECIALS_DEALT = (
    *(f"deal-special muslim {card}" for card in ("al-husayni", "al-nasir", "jund-infantry")),
    *(f"deal-special christian {card}" for card in ("alfonso-viii", "jimenez-de-rada", "council-militia")),
)
LAID_ASIDE = ("discard jund-infantry", "discard council-militia")
DEALT = (
    *(f"deal muslim {card}" for card in ("1-6", "2-5", "2-4")),
    *(f"deal christian {card}" for card in ("3-4", "3-3", "4-3")),
)
REVEALED = (*DEALT, "initiative 2-4", "initiative 3-3")
QUIET_ROUND = (*REVEALED, "play 3-4", "end", "play 1-6", "end", "play 4-3", "end", "play 2-5", "end")
PEEKED = (*SPECIALS_DEALT, *LAID_ASIDE, *REVEALED, "play 3-4", "use jimenez-de-rada", "peek 1-6")
EXCHANGED = (*SPECIALS_DEALT, *LAID_ASIDE, *QUIET_ROUND, "use al-husayni", "exchange 6-1")


def first_game(fits: Callable[[State], bool], *, advanced: bool = False) -> Played:
    """The first position of random play that fits."""
    for seed in range(1000):
        rng = random.Random(seed)
        played = Played(advanced, True, ())
        s = begin(played)
        taken: list[int] = []
        while legal := engine.legal(s):
            if fits(s):
                return played._replace(actions=tuple(taken))
            taken.append(_choose(legal, rng))
            engine.do(s, taken[-1])
    raise LookupError("No random game comes to such a position.")
