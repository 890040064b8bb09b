"""What players are told, in every language."""

import random
from functools import reduce
from operator import or_
from typing import Any

import msgspec
import pytest

from gonfalon.core import ARBITER, NOBODY, News
from gonfalon.core.words import LANGUAGES
from gonfalon.games.sword.events import Event
from gonfalon.games.sword.state import whole
from tests.games.sword.positions import GAME, SETUP, at_start, sentences

FACTS = {
    **dict.fromkeys(("unit", "target", "by"), "haro-ch1"),
    **dict.fromkeys(("leader", "banner"), "haro"),
    "marker": "de-rada",
    "side": "moslem",
    "facing": "NE",
    "result": "DD1",
    "reason": "lead",
    "winner": "christian",
}
FIERCE = ("charge", "melee", "fire", "advance", "pursue", "react", "slip")


def example(kind: type[Event]) -> Event:
    fields = msgspec.structs.fields(kind)
    blank: dict[Any, Any] = {int: 2, bool: True, list[str]: ["haro-ch1", "haro-ch2"]}
    return kind(**{field.name: FACTS.get(field.name, blank.get(field.type, "1714")) for field in fields})


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("kind", Event.__subclasses__(), ids=lambda kind: str(kind.__struct_config__.tag))
def test_every_event_can_be_said(kind: type[Event], locale: str) -> None:
    """A sentence with a full stop comes out, with names of people and no tag left."""
    said = GAME.speaking(locale).say(example(kind))
    assert said.endswith(".")
    assert not {"haro-ch1", "de-rada", "moslem"} & set(said.split())
    assert not set(said) & set("{}[]$")


def test_nothing_is_told_when_nobody_listens() -> None:
    """A battle goes the same way whether somebody listens or not, and what is told can be read back from bytes."""
    silent, loud = GAME.rules.start(SETUP), GAME.rules.start(SETUP)
    rng = random.Random(5)
    reader: msgspec.json.Decoder[Any] = msgspec.json.Decoder(reduce(or_, GAME.event_types))
    for _ in range(600):
        if silent.asked == NOBODY:
            break
        legal = GAME.rules.legal(silent)
        fierce = [action for action in legal if GAME.word(silent, action).partition(" ")[0] in FIERCE]
        action = rng.choice(fierce or legal)
        loud.news = News()
        GAME.rules.do(silent, action)
        GAME.rules.do(loud, action)
        for event in loud.news.heard_by(ARBITER):
            assert reader.decode(msgspec.json.encode(event)) == event
        assert whole(silent) == whole(loud)


def test_names() -> None:
    """A unit is called by its type, its banner and its number, in each language."""
    said = [GAME.speaking(locale).teller.unit("haro-ch1") for locale in LANGUAGES]
    assert said == ["Knights of Haro 1", "Caballeros de Haro 1", "Chevaliers de Haro 1"]
    assert GAME.teller.unit("mujahid-il2") == "Light foot of the Mujahids 2"


def test_the_beginning_of_a_turn() -> None:
    """Who has the initiative is told with the sums."""
    s = at_start()
    while offered_hold(s):
        sentences(s, "hold")
    assert sentences(s, "roll 12", "roll 4") == [
        "Initiative, Christians: 12 and 2 for the commander = 14.",
        "Initiative, Muslims: 4 and 1 for the commander = 5.",
        "The Christians have the initiative by 9 and begin with 2 leaders of their choice.",
    ]
    assert sentences(s, "activate sancho") == ["Sancho VII acts for the Christians."]


def offered_hold(s: Any) -> bool:
    return any(GAME.word(s, action) == "hold" for action in GAME.rules.legal(s))
