"""The terminal in another language than English."""

import re

import pytest
from textual.widgets import OptionList

from gonfalon.terminal.screens.chooser import BattleChooser
from gonfalon.terminal.texts import language
from tests.terminal.hands import seen
from tests.test_sentences import ENGLISH


@pytest.mark.parametrize(
    ("named", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "es_ES.UTF-8", "GONFALON_LANG": "en"}, "en"),
    ],
)
def test_language_of_the_system(named: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's language, if we have it, unless another was asked for."""
    for name in ("GONFALON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in named.items():
        monkeypatch.setenv(name, value)
    assert language() == spoken


@pytest.mark.parametrize(("locale", "battle"), [("es", "batalla"), ("fr", "bataille")])
async def test_chooser_in_other_languages(locale: str, battle: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All battles are told in the player's language."""
    monkeypatch.setenv("GONFALON_LANG", locale)
    app = BattleChooser()
    shown: set[str] = set()
    async with app.run_test(size=(100, 40)) as pilot:
        for _ in range(app.query_one(OptionList).option_count):
            await pilot.press("down")
            shown |= _words_shown(seen(pilot))
    assert battle in shown
    assert not shown & ENGLISH


def _words_shown(shown: str) -> set[str]:
    """The words above the keys, without those that are offered for typing."""
    above, _, _ = shown.rstrip().rpartition("\n")
    return set(re.findall(r"\w+", re.sub(r"/ (y escribe|et tapez)\s?:.*", "", above).casefold()))
