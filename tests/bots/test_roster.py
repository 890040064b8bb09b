"""Which bots are installed, and which of them are offered."""

import logging
from pathlib import Path

import pytest

from gonfalon.bots import LEVELS, USUAL, Bot, Random, find_bot, listed_bots, offered_bots, usual_seconds_of
from gonfalon.core import registry
from tests.bots.packages import LEFTY, installed

BOT = "from gonfalon.bots import Bot, Random\n"
BROKEN = {
    "needs a library that is not there": ("Broken", "import a_library_that_nobody_has"),
    "ends the program": ("Broken", "raise SystemExit(3)"),
    "is not in its module": ("Broken", ""),
    "is a function": ("broken", "def broken(game, seat, rng): ..."),
    "is another class": ("Broken", "class Broken: ..."),
    "cannot choose": ("Broken", f"{BOT}class Broken(Bot): ..."),
    "speaks of itself in no language": ("Broken", f"{BOT}class Broken(Random):\n    about = 'The best'"),
    "speaks of itself in numbers": ("Broken", f"{BOT}class Broken(Random):\n    about = {{'en': 1}}"),
    "takes its time": ("Broken", f"{BOT}class Broken(Random):\n    usual_seconds = float('nan')"),
}


def test_ours_are_there() -> None:
    """Our own bots use entry points like everybody else's: six levels, the weakest first, and two of earlier versions
    that are not listed any more."""
    assert list(offered_bots()) == [*LEVELS, "greedy", "random"]
    assert list(listed_bots(registry.find("navas"))) == [*LEVELS]
    assert list(listed_bots(registry.find("sword"))) == [*LEVELS[:-1]], "where the last two play alike, one is shown"
    assert find_bot("random") is Random
    assert USUAL in LEVELS
    assert [usual_seconds_of(name) for name in (*LEVELS, "gone")] == [0.4, 0.4, 0.6, 0.8, 1.2, 2.0, 0.4]


def test_unknown_bot() -> None:
    """An unknown name is refused in plain words that list what is installed."""
    with pytest.raises(registry.UnknownBot, match=r"^There is no 'ludo' here\. Installed: gonfalonier, .*, squire\.$"):
        find_bot("ludo")


def test_somebody_elses_bot(tmp_path: Path) -> None:
    """A third-party bot is offered once it is installed, after our levels; it is gone with its package."""
    with installed(tmp_path, {"afirst": ("Lefty", LEFTY)}):
        assert list(offered_bots()) == [*LEVELS, "afirst", "greedy", "random"]
        assert list(listed_bots(registry.find("navas"))) == [*LEVELS, "afirst"]
        assert issubclass(find_bot("afirst"), Bot)
    assert "afirst" not in offered_bots()


@pytest.mark.parametrize("way", BROKEN)
def test_broken_bot_is_left_out(way: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Anything that is not a bot is not offered; a line in the log names it, and all others are there."""
    with installed(tmp_path, {"broken": BROKEN[way], "lefty": ("Lefty", LEFTY)}), caplog.at_level(logging.WARNING):
        assert list(offered_bots()) == [*LEVELS, "lefty", "greedy", "random"]
    assert [record.getMessage().split(":")[0] for record in caplog.records] == ["the bot 'broken' is left out"]
