"""The engine agrees with an independent model of the page; `python -m tests.games.sword.referee` runs longer."""

from tests.games.sword.referee.__main__ import compare


def test_the_engine_does_what_the_page_says() -> None:
    """H1, H4 to H10: where units may go, whom they may shoot at and fight, and what every die does."""
    done = compare(300, seed=1212)
    assert not done.differences, "\n".join(str(difference) for difference in done.differences[:3])
    assert {"where", "fire-roll", "combat-roll", "rally-roll", "declare"} <= set(done.compared)
