"""The example game of docs/adding-a-game.md, plugged in as somebody else's package would be."""

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gonfalon.bots import Greedy
from gonfalon.core import NOBODY, Fate, Match, Refusal, Setup, registry
from gonfalon.core.texts import rule_ids
from gonfalon.lab.fuzz import WatchedGame
from tests.installed import make_known

DUEL = Path(__file__).parent.parent / "examples" / "duel"
SETUP = Setup("lists")


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What `pip install ./examples/duel` would put in place."""
    make_known(tmp_path, "duel")
    monkeypatch.setenv("GONFALON_HOME", str(tmp_path))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(DUEL))
    yield
    sys.modules.pop("duel", None)


def test_registry_finds_it() -> None:
    """An entry point is all that a third party's game needs."""
    assert "duel" in registry.names()
    assert rule_ids(registry.find("duel").rules_page()) == ["D1.1", "D1.2", "D1.3"]


@pytest.mark.parametrize("seed", range(40))
def test_every_law_holds(seed: int) -> None:
    """The proofs that ours go through apply to it as they are."""
    assert WatchedGame(registry.find("duel"), SETUP, seed).play().games == 1


def test_bots_play_it() -> None:
    """Bots know games only through the core, so they play this one too."""
    game = registry.find("duel")
    match = Match(game, SETUP, fate=Fate(b"duel" * 8, [b"a", b"b"]))
    bots = [Greedy(game, seat, random.Random(seat)) for seat in (0, 1)]
    while (seat := match.to_move) != NOBODY:
        match.act(seat, bots[seat].choose(match.sight(seat, memory=True)))
    assert match.result
    assert game.say(match.result)


def test_it_refuses_with_a_rule() -> None:
    """Its refusals carry code, rule, position and what was legal."""
    game = registry.find("duel")
    with pytest.raises(Refusal) as refused:
        game.check(game.begin(SETUP), 0, "flee")
    assert (refused.value.code, refused.value.rule) == ("strike-or-guard", "D1.1")
    assert refused.value.legal == ["strike", "guard"]
