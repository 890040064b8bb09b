"""Building an action step by step."""

from gonfalon.terminal.input.action_builder import ActionBuilder

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


def _choosing() -> ActionBuilder:
    return ActionBuilder(WORDS, lambda word: tuple(word.split()), ZONES)


def _words(builder: ActionBuilder) -> list[str | None]:
    return [choice.word for choice in builder.choices()]


def test_whatever_settles_everything_is_a_whole_word() -> None:
    """A choice with only one continuation carries its word; choices that complete the action come last."""
    assert [choice.path[0] for choice in _choosing().choices()] == ["go", "hit", "trade", "call", "end"]
    assert _words(_choosing()) == [None, "hit A1 C1 all", None, "call king A1 B1", "end"]


def test_a_word_that_begins_another() -> None:
    """Both the short and the long one can be chosen."""
    builder = _choosing()
    builder.pick(builder.choices()[2])
    assert _words(builder) == ["trade", "trade twice"]


def test_forced_steps_are_skipped_but_never_the_last() -> None:
    """Steps with only one option are taken automatically; the last step is always the person's."""
    builder = _choosing()
    assert builder.point_at("A1")
    assert builder.point_at("B1")
    assert [choice.path[0] for choice in builder.choices()] == ["go", "call"]
    builder.pick(builder.choices()[0])
    assert builder.settled == ("go", "A1", "B1")
    assert _words(builder) == ["go A1 B1 all", "go A1 B1 one"]


def test_zones_before_or_after_the_verb() -> None:
    """Zones count in the order of the path, whatever is between them."""
    builder = _choosing()
    assert builder.choosable_zones() == {"A1", "B1"}
    builder.point_at("A1")
    assert builder.choosable_zones() == {"B1", "C1"}
    builder.point_at("C1")
    assert _words(builder) == ["hit A1 C1 all"]
    builder.back()
    assert builder.chosen_zones == ("A1",)
    assert not builder.point_at("D9")
    assert builder.point_at("B1")


def test_pointing_elsewhere_starts_the_zones_anew() -> None:
    """A zone that does not continue from the last one is a new beginning."""
    builder = _choosing()
    builder.point_at("A1")
    builder.point_at("C1")
    assert builder.point_at("B1")
    assert builder.chosen_zones == ("B1",)
    while builder.can_go_back:
        builder.back()
    assert builder.settled == ()


def test_one_question_only() -> None:
    """If there is only one verb, the person is asked for the rest at once."""
    builder = ActionBuilder(["play x", "play y"], lambda word: tuple(word.split()), ZONES)
    assert builder.settled == ("play",)
    assert _words(builder) == ["play x", "play y"]
    assert not builder.can_go_back
