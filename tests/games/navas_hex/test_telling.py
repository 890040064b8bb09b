"""What players are told."""

import random
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from gonfalon.core import ARBITER, NOBODY, News
from gonfalon.games.navas_hex.rules.state import whole
from tests.games.navas_hex.positions import GAME, SETUP

FIERCE = ("charge", "melee", "fire", "advance", "pursue", "react", "slip")


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
