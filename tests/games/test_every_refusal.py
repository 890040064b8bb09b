"""Every refusal of every game: its code, its rule, what it tells, and that it changes nothing.

Each game has a table of refusals in its test_refusals.py. Its catalogue has a sentence for each, and none is left over.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from gonfalon.core import Game, Refusal, registry
from gonfalon.core.texts import LANGUAGES, rule_ids
from tests.test_sentences import messages

Case = tuple[Callable[[], Any], str, str, str]
"""A position, a seat, its words, and the rule that they break."""
GAMES = {"navas": "navas", "saladin": "saladin", "sword": "navas_hex"}
TABLES: dict[str, dict[str, list[Case]]] = {
    name: import_module(f"tests.games.{folder}.test_refusals").CASES for name, folder in GAMES.items()
}
CASES = [(name, code, case) for name, table in TABLES.items() for code, cases in table.items() for case in cases]


@cache
def speakers(name: str) -> list[Game[Any]]:
    return [registry.find(name).speaking(language) for language in LANGUAGES]


@cache
def rules_of(name: str) -> set[str]:
    return set(rule_ids(registry.find(name).rules_page()))


@pytest.mark.parametrize(
    ("name", "code", "case"), CASES, ids=[f"{name} {code}: {case[2]}" for name, code, case in CASES]
)
def test_refusal(name: str, code: str, case: Case) -> None:
    """It tells the words tried, the position and what would be legal, with the same verb if there is anything."""
    make, actor, words, rule = case
    s = make()
    game = registry.find(name)
    seat, before, mover = game.seat_number(actor), game.whole(s), game.rules.to_move(s)
    with pytest.raises(Refusal) as caught:
        game.check(s, seat, words)
    refusal = caught.value
    assert game.whole(s) == before
    assert (refusal.code, refusal.rule, refusal.tried) == (code, rule, words)
    assert rule in rules_of(name)
    assert refusal.position == game.position(s, seat)
    legal = [game.word(s, action) for action in game.rules.legal(s)] if mover == seat else []
    assert set(refusal.legal) <= set(legal)
    assert bool(refusal.legal) == bool(legal)
    for speaker in speakers(name):
        assert speaker.say(refusal).endswith(".")
        assert "{" not in speaker.say(refusal)


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_has_its_occasion(name: str) -> None:
    """Refusals, events and questions, in English; tests/test_sentences.py compares the other languages with it."""
    game = registry.find(name)
    keys = set(messages("en", game.package))
    assert {key for key in keys if key.startswith("refusal-")} == {f"refusal-{code}" for code in TABLES[name]}
    events = {f"event-{kind.__struct_config__.tag}" for kind in game.event_types}
    assert {key for key in keys if key.startswith("event-")} == events
    assert {key for key in keys if key.startswith("ask-")} == set(game.questions)
    assert {"wait", "over"} <= keys
    assert len(TABLES[name]) >= 40
