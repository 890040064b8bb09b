"""Coins, a game with two versions of its rules and two editions. With version 2 nobody scores on tails.

Tests install it like a third-party package.
"""

from pathlib import Path

import pytest

from gonfalon.core import Action, Edition
from tests.core.coin import FLIPS, Coin, CoinRules, CoinState

OLD = Edition(edition="coins-old", title="Coins")
NEW = Edition(edition="coins-new", title="Coins")


class CoinsRules(CoinRules):
    def __init__(self, version: int) -> None:
        self.version = version

    def do(self, state: CoinState, action: Action) -> None:
        before = state.score.copy()
        super().do(state, action)
        if self.version > 1 and action == FLIPS[1]:
            state.score = before


class Coins(Coin):
    name = "coins"
    rules_versions = (1, 2)
    editions = (OLD, NEW)

    def __init__(self, rules_version: int | None = None, edition: Edition | None = None) -> None:
        self.rules_version = rules_version or self.rules_versions[-1]
        self.edition = edition or self.editions[-1]
        self.rules = CoinsRules(self.rules_version)

    def as_of(self, rules: int, digest: str) -> "Coins | None":
        for edition in self.editions:
            found = Coins(rules, edition)
            if rules in self.rules_versions and found.digest == digest:
                return found
        return None


def game(edition: bytes | None = None) -> Coins:
    return Coins()


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put it on the path of this process and of its subprocesses."""
    info = folder / "mint-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mint\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[gonfalon.games]\ncoins = tests.core.coins:game\n")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", f"{folder}:{Path(__file__).parents[2]}")
