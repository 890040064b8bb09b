"""Building an action step by step."""

from gonfalon.terminal.choosing import Choosing

ZONES = ("A1", "B1", "C1")
WORDS = [
    "end",
    "go A1 B1 all",
    "go A1 B1 one",
    "go B1 C1 all",
    "hit A1 C1 all",
    "trade",
    "trade twice",
    "call king A1 B1",
]


def _choosing() -> Choosing:
    return Choosing(WORDS, lambda word: tuple(word.split()), ZONES)


def _words(choosing: Choosing) -> list[str | None]:
    return [choice.word for choice in choosing.choices()]


def test_whatever_settles_everything_is_a_whole_word() -> None:
    """A choice with one way on carries its word; what ends at once comes last."""
    assert [choice.path[0] for choice in _choosing().choices()] == ["go", "hit", "trade", "call", "end"]
    assert _words(_choosing()) == [None, "hit A1 C1 all", None, "call king A1 B1", "end"]


def test_a_word_that_begins_another() -> None:
    """Both the short and the long one can be chosen."""
    choosing = _choosing()
    choosing.pick(choosing.choices()[2])
    assert _words(choosing) == ["trade", "trade twice"]


def test_forced_steps_are_skipped_but_never_the_last() -> None:
    """Where there is one way only, we go it; the last step is always a person's."""
    choosing = _choosing()
    assert choosing.point_at("A1")
    assert choosing.point_at("B1")
    assert [choice.path[0] for choice in choosing.choices()] == ["go", "call"]
    choosing.pick(choosing.choices()[0])
    assert choosing.settled == ("go", "A1", "B1")
    assert _words(choosing) == ["go A1 B1 all", "go A1 B1 one"]


def test_zones_before_or_after_the_verb() -> None:
    """Zones count in the order of the path, whatever stands between them."""
    choosing = _choosing()
    assert choosing.choosable_zones() == {"A1", "B1"}
    choosing.point_at("A1")
    assert choosing.choosable_zones() == {"B1", "C1"}
    choosing.point_at("C1")
    assert _words(choosing) == ["hit A1 C1 all"]
    choosing.back()
    assert choosing.chosen_zones == ("A1",)
    assert not choosing.point_at("D9")
    assert choosing.point_at("B1")


def test_pointing_elsewhere_starts_the_zones_anew() -> None:
    """A zone that does not go on from the last one is a new beginning."""
    choosing = _choosing()
    choosing.point_at("A1")
    choosing.point_at("C1")
    assert choosing.point_at("B1")
    assert choosing.chosen_zones == ("B1",)
    while choosing.can_go_back:
        choosing.back()
    assert choosing.settled == ()


def test_one_question_only() -> None:
    """If there is one verb, we are asked for the rest at once."""
    choosing = Choosing(["play x", "play y"], lambda word: tuple(word.split()), ZONES)
    assert choosing.settled == ("play",)
    assert _words(choosing) == ["play x", "play y"]
    assert not choosing.can_go_back
