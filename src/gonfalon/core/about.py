"""What a person wants to know before choosing a game and one of its battles."""

import msgspec

from gonfalon.core.editions import Edition
from gonfalon.core.texts import Words


class About(msgspec.Struct, frozen=True):
    """`battle` is one line; `provenance` says where the data come from."""

    title: str
    battle: str
    length: str
    luck: str
    information: str
    credits: str
    provenance: str = ""


class Scenario(msgspec.Struct, frozen=True):
    """`name` is used in records. `title` and `battle`, one sentence, are for people and may be missing."""

    name: str
    title: str = ""
    battle: str = ""


TOLD = ("title", "battle", "length", "luck", "information", "credits")


def about_in(words: Words, edition: Edition) -> About:
    """What a game's catalogue says about it. If the edition has a note, the note is the provenance."""
    said = {part: words.say(f"about-{part}") for part in TOLD}
    return About(**said, provenance=edition.note or words.say("about-provenance"))


def scenario_in(words: Words, name: str, printed: str | None = None) -> Scenario:
    """What a game's catalogue says about a scenario. A scenario that an edition adds has only its printed title."""
    title, battle = f"scenario-{name}", f"battle-{name}"
    return Scenario(
        name,
        words.say(title) if printed is None else words.name(title, printed),
        words.say(battle) if words.has(battle) else "",
    )
