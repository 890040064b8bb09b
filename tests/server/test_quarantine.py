"""Matches that are left alone for a while."""

from gonfalon.server.matches.quarantine import FIRST, FORGOTTEN, LONGEST, Failure, Quarantine


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_pauses_double_up_to_a_limit() -> None:
    """Every failure in a row doubles the pause; after a success it begins anew."""
    aside = Quarantine(Time())
    assert [aside.put(Failure.BOT, "m") for _ in range(9)] == [FIRST * 2**n for n in range(8)] + [LONGEST]
    aside.forgive(Failure.BOT, "m")
    assert aside.put(Failure.BOT, "m") == FIRST


def test_each_failure_by_itself() -> None:
    """A match whose bot fails can still be opened and its time called, and others are not touched."""
    aside = Quarantine(Time())
    aside.put(Failure.BOT, "m")
    assert aside.holds(Failure.BOT, "m")
    assert not aside.holds(Failure.OPENING, "m")
    assert not aside.holds(Failure.BOT, "n")
    assert aside.held(Failure.OPENING, Failure.CLOCK) == set()
    assert aside.held(Failure.OPENING, Failure.BOT) == {"m"}


def test_what_is_not_tried_again_is_not_counted() -> None:
    """A bot or a clock that is no longer due is forgotten; a match that could not be opened counts until it was."""
    time = Time()
    aside = Quarantine(time)
    for failed in Failure:
        aside.put(failed, "m")
    assert aside.counts() == {"opening": 1, "clock": 1, "bot": 1, "review": 1}
    time.now = FIRST + FORGOTTEN + 1
    assert not aside.holds(Failure.OPENING, "m")
    assert aside.counts() == {"opening": 1, "clock": 0, "bot": 0, "review": 0}
    aside.forgive(Failure.OPENING, "m")
    aside.elsewhere[Failure.BOT] = 3
    assert aside.counts() == {"opening": 0, "clock": 0, "bot": 3, "review": 0}
