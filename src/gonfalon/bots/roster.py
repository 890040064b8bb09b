"""The bots that are installed, each checked before anybody is offered it."""

import inspect
import logging
from collections.abc import Mapping
from typing import Any, TypeGuard

from gonfalon.bots.player import Bot
from gonfalon.core import Words, registry
from gonfalon.core.words import SOURCE

USUAL = "greedy"
"""Whom one plays against unless one says otherwise."""

log = logging.getLogger("gonfalon.bots")


class UnusableBot(Exception):
    """Something is announced as a bot that is none."""


def find_bot(name: str) -> type[Bot]:
    """Raises UnknownBot if nobody announces it; UnusableBot, or whatever its package raises, if it cannot be used."""
    found = registry.bot(name)
    if not _is_bot(found):
        raise UnusableBot(f"{found!r} does not fit gonfalon.bots.Bot")
    return found


def offered_bots() -> dict[str, type[Bot]]:
    """Every bot that can be seated, the usual one first. Those that cannot be loaded are left out and logged."""
    names = sorted(registry.bot_names(), key=lambda name: (name != USUAL, name))
    return {name: kind for name in names if (kind := _loaded(name))}


def about_bot(name: str, kind: type[Bot], locale: str = SOURCE) -> str:
    """A bot in a few words: ours from our catalogue, others as they speak of themselves."""
    words, key = Words.of(locale, "gonfalon.bots"), f"bot-{name}"
    return words.say(key) if words.has(key) else kind.about.get(locale) or kind.about.get(SOURCE, "")


def _loaded(name: str) -> type[Bot] | None:
    try:
        return find_bot(name)
    except (Exception, SystemExit) as error:  # somebody else's package may raise anything
        log.warning("the bot %r is left out: %s: %s", name, type(error).__name__, error)
        return None


def _is_bot(found: Any) -> TypeGuard[type[Bot]]:
    if not (inspect.isclass(found) and issubclass(found, Bot)) or inspect.isabstract(found):
        return False
    about: object = found.about
    return isinstance(about, Mapping) and all(isinstance(text, str) for text in about.values())
