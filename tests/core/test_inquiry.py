"""Why something may not be done, found by following the wish through the rules."""

from typing import NoReturn

import pytest

from gonfalon.core.refusal import Inquiry, Refusal

WORDS = ["move A1>A2 all", "move A1>A3 all", "end"]


class Wish(Inquiry[str]):
    """Nothing can be done where nothing can be paid."""

    def inquire(self) -> NoReturn:
        self.no("too-dear", "N4.3", state=self.s, seat=self.seat, needs=len(self.args))


def refused(tried: str, words: list[str] = WORDS) -> Refusal:
    return Wish("rich", 1, tried, "round 1", words).refusal()


def test_refusal_of_a_wish() -> None:
    """It names code, rule, wish, position and facts."""
    refusal = refused("MOVE A1>A2 all")
    assert (refusal.code, refusal.rule, refusal.tried) == ("too-dear", "N4.3", "MOVE A1>A2 all")
    assert (refusal.position, refusal.facts) == ("round 1", {"state": "rich", "seat": 1, "needs": 2})


@pytest.mark.parametrize(
    ("tried", "legal"), [("Move", WORDS[:2]), ("end now", WORDS[2:]), ("dance", WORDS), ("", WORDS), ("mo", WORDS)]
)
def test_words_with_the_same_verb_are_told(tried: str, legal: list[str]) -> None:
    """What was legal with that verb is told; where nothing was, all that was legal."""
    assert refused(tried).legal == legal


def test_who_waits_is_told_no_words() -> None:
    """Somebody else's words are nobody's business."""
    assert refused("end", []).legal == []
