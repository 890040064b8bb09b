"""How strong the bots were measured to be, as it is shown to people who choose one."""

from typing import Any

import msgspec
import pytest

from gonfalon.bots import LEVELS, rated_bots
from gonfalon.bots.files import Ratings
from gonfalon.core import Game, registry
from gonfalon.server.catalogue import GameCatalogue

SALADIN = registry.find("saladin")


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> Ratings:
    found = Ratings("saladin", SALADIN.digest, {"arsuf": {"page": 600, "gonfalonier": 1400}})
    monkeypatch.setattr(type(SALADIN), "ratings", lambda _: msgspec.json.encode(found))
    return found


def test_table_offers_them(measured: Ratings) -> None:
    """Each bot comes with its ratings in the battles in which it was measured."""
    offer = next(one for one in GameCatalogue().offered("en") if one.name == "saladin")
    ratings = {bot.name: bot.ratings for bot in offer.bots if bot.ratings}
    assert ratings == {"page": {"arsuf": 600}, "gonfalonier": {"arsuf": 1400}}


@pytest.mark.usefixtures("measured")
def test_another_edition_has_none() -> None:
    """What was measured of one edition says nothing about another."""
    edition = msgspec.structs.replace(SALADIN.edition, edition="other")
    assert rated_bots(registry.find("saladin", msgspec.json.encode(edition))) == {}


@pytest.mark.parametrize("game", registry.installed(), ids=lambda game: game.name)
def test_shipped_ratings(game: Game[Any]) -> None:
    """They are of this edition, of scenarios that it has, and each level is above the one before it."""
    if game.ratings() is None:
        assert rated_bots(game) == {}
        return
    found = rated_bots(game)
    assert found
    assert set(found) <= {scenario.name for scenario in game.scenarios}
    for ratings in found.values():
        levels = [ratings[level] for level in LEVELS if level in ratings]
        assert levels == sorted(levels)
