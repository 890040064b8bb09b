"""The installed bots, each checked before it is offered to anybody."""

import inspect
import logging
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeGuard, cast

from gonfalon.bots.bot import Bot
from gonfalon.bots.levels import LEVELS
from gonfalon.core import Game, Words, registry
from gonfalon.core.texts import SOURCE

USUAL = "squire"
"""The default opponent."""
FORMER = ("greedy", "random")
"""Names of earlier versions: they can still be seated, but are not listed."""
SLOWEST = 20
"""Seconds per answer that may be usual."""

log = logging.getLogger("gonfalon.bots")


class UnusableBot(Exception):
    """An entry point is announced as a bot but is none."""


def find_bot(name: str) -> type[Bot]:
    """Raises UnknownBot if no package announces it; UnusableBot, or whatever its package raises, if it is broken."""
    found = registry.bot(name)
    if not _is_bot(found):
        raise UnusableBot(f"{found!r} does not fit gonfalon.bots.Bot")
    return found


def offered_bots() -> dict[str, type[Bot]]:
    """Every bot that can be seated: our levels, the weakest first, then all others. Bots that cannot be loaded are left
    out and logged."""
    names = registry.bot_names()
    ours = [name for name in LEVELS if name in names]
    others = sorted(set(names) - set(ours), key=lambda name: (name in FORMER, name))
    return {name: kind for name in (*ours, *others) if (kind := _loaded(name))}


def listed_bots(game: Game[Any]) -> dict[str, type[Bot]]:
    """Those of them that are shown to people who look for an opponent in this game."""
    return {name: kind for name, kind in offered_bots().items() if name not in FORMER and _is_listed(kind, game)}


@cache
def usual_seconds_of(name: str) -> float:
    """Its usual seconds per answer; those of most bots if it is not installed here."""
    try:
        return find_bot(name).usual_seconds
    except (Exception, SystemExit):  # likewise
        return Bot.usual_seconds


def bot_title(name: str, locale: str = SOURCE) -> str:
    """What a bot calls itself: one of ours by its level, others by their name."""
    words, key = Words.of(locale, "gonfalon.bots"), f"name-{name}"
    return words.say(key) if words.has(key) else name


def about_bot(name: str, kind: type[Bot], locale: str = SOURCE) -> str:
    """A short description of a bot: ours come from our catalogue, others from their class."""
    words, key = Words.of(locale, "gonfalon.bots"), f"bot-{name}"
    return words.say(key) if words.has(key) else kind.about.get(locale) or kind.about.get(SOURCE, "")


def _loaded(name: str) -> type[Bot] | None:
    try:
        return find_bot(name)
    except (Exception, SystemExit) as error:  # somebody else's package may raise anything
        log.warning("the bot %r is left out: %s: %s", name, type(error).__name__, error)
        return None


def _is_listed(kind: type[Bot], game: Game[Any]) -> bool:
    try:
        return kind.is_listed(game)
    except Exception as error:  # likewise
        log.warning("the bot %r is left out: %s: %s", kind, type(error).__name__, error)
        return False


def _is_bot(found: Any) -> TypeGuard[type[Bot]]:
    if not (inspect.isclass(found) and issubclass(found, Bot)) or inspect.isabstract(found):
        return False
    about, usual = cast(object, found.about), cast(object, found.usual_seconds)
    if not (isinstance(usual, int | float) and 0 <= usual <= SLOWEST):
        return False
    return isinstance(about, Mapping) and all(isinstance(text, str) for text in about.values())
