"""How a match ended, in words that tell everybody the same."""

import pytest

from gonfalon.core import Result, registry
from gonfalon.core.texts import LANGUAGES, Words


@pytest.mark.parametrize("reason", ["resigned", "out-of-time"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_whoever_gave_up_or_ran_out_of_time_is_named(name: str, language: str, reason: str) -> None:
    game = registry.find(name).speaking(language)
    words = Words.of(language, "gonfalon.core", game.package)
    winner, loser = (words.say(f"side-{seat}") for seat in game.seats)
    said = game.say(Result(game.seats[0], reason, "-"))
    assert said.index(winner) < said.index(loser)
