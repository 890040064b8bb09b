"""Versions of rules and editions side by side: a match belongs to a game, a rules version and an edition."""

from pathlib import Path
from typing import Any

import pytest

from gonfalon.core import Fate, Game, Match, Record, RecordError, Setup, registry
from gonfalon.core.editions import edition_digest
from tests.core.coin import Coin
from tests.core.coins import NEW, OLD, Coins, install


@pytest.fixture(autouse=True)
def coins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)


def played(game: Game[Any]) -> Match[Any]:
    """Left writes the lower number all the time, so on tails it scores by the old rules."""
    match: Match[Any] = Match(game, Setup("plain", {"rounds": "9"}), fate=Fate(b"secret", [b"left", b"right"]))
    while not match.result:
        match.act(0, "write 1")
        match.act(1, "write 3")
    return match


def test_small_game_is_only_what_it_is() -> None:
    """A game that writes nothing about versions is itself by its own rules and edition, and nothing else."""
    coin = Coin()
    assert coin.as_of(1, coin.digest) is coin
    assert coin.as_of(2, coin.digest) is None
    assert coin.as_of(1, "0123456789abcdef") is None


def test_match_is_opened_by_game_rules_and_edition() -> None:
    """All four combinations of rules and edition are available side by side; new matches get the newest of both."""
    for rules in (1, 2):
        for edition in (OLD, NEW):
            game = registry.opened("coins", rules, edition_digest(edition))
            assert (game.rules_version, game.edition) == (rules, edition)
    newest = registry.find("coins")
    assert (newest.rules_version, newest.edition) == (2, NEW)


def test_old_match_is_followed_by_its_own_rules() -> None:
    """The same actions end differently by other rules; a record opens the game that it was played by."""
    old, new = played(Coins(1)).record(), played(Coins(2)).record()
    assert old.entries == new.entries
    for record in (old, new):
        again = Record.parse(record.text())
        game = registry.opened(again.game, again.rules, again.digest)
        assert Match.follow(again, game).state.score == played(game).state.score
    assert played(Coins(1)).state.score != played(Coins(2)).state.score
    with pytest.raises(RecordError, match="Line 2 of this record asks for coins rules 1"):
        Match.follow(old, Coins(2))


@pytest.mark.parametrize(("rules", "digest"), [(3, edition_digest(NEW)), (2, "0123456789abcdef")])
def test_unknown_version_is_said_in_a_sentence(rules: int, digest: str) -> None:
    """What is not installed is refused in words that name game, rules, edition and what there is instead."""
    with pytest.raises(registry.UnknownVersion) as refused:
        registry.opened("coins", rules, digest)
    told = str(refused.value)
    assert f"coins by rules {rules} with edition {digest}" in told
    assert f"Installed: rules 2 with edition {edition_digest(NEW)} (coins-new)." in told
    assert isinstance(refused.value, LookupError)
    assert refused.value.installed.digest == edition_digest(NEW)


def test_unknown_game_stays_unknown() -> None:
    """A game that is not installed at all is refused as before."""
    with pytest.raises(registry.UnknownGame):
        registry.opened("ludo", 1, "0123456789abcdef")
