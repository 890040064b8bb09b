"""The terminal in another language than English."""

import os
import random
import re
import subprocess
import sys

import pytest
from textual.widgets import OptionList

from gonfalon.core import Fate, registry
from gonfalon.terminal.app import Gonfalon
from gonfalon.terminal.screens.battles import BattleChooser
from gonfalon.terminal.sentences import language
from tests.terminal.hands import is_asked, pick, seen, settle, until
from tests.test_sentences import ENGLISH

KEYS_OF_THE_TABLE = (
    "from gonfalon.terminal.screens.play_screen import PlayScreen; "
    "print([key.description for key in PlayScreen.BINDINGS])"
)


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


@pytest.mark.parametrize(
    ("locale", "keys"),
    [
        ("es", ("'Regla', 'Atrás'", "'Deshacer', 'Hablar', 'Teclas'")),
        ("fr", ("'Règle', 'Retour'", "'Annuler', 'Parler', 'Touches'")),
    ],
    ids=["es", "fr"],
)
def test_keys_in_other_languages(locale: str, keys: tuple[str, str]) -> None:
    """Key hints in the footer are in the language that the terminal was started in."""
    told = subprocess.run(
        [sys.executable, "-c", KEYS_OF_THE_TABLE],
        env=os.environ | {"GONFALON_LANG": locale},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [key for key in keys if key in told.stdout] == list(keys)


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


@pytest.mark.full
@pytest.mark.parametrize(
    ("name", "scenario", "seat"),
    [("navas", "advanced", "muslim"), ("saladin", "hattin", "crusaders"), ("sword", "navas-hex", "christian")],
)
@pytest.mark.parametrize(
    ("locale", "begin", "against"), [("es", "Empezar la batalla", "Contra"), ("fr", "Commencer la bataille", "Contre")]
)
async def test_match_in_other_languages(
    name: str, scenario: str, seat: str, locale: str, begin: str, against: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing English is on the screen but the words one may type: not in the menu, questions, fights or refusals."""
    monkeypatch.setenv("GONFALON_LANG", locale)
    game = registry.find(name).speaking(locale)
    fate = Fate(b"una batalla", [b"uno", b"dos"])  # a window may cut a name in two, so that it looks English by chance
    app = Gonfalon(game, registry.board(name)(game), fate=fate, rng=random.Random(1), pace=0)
    rng = random.Random(1)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: begin in seen(pilot))
        assert against in seen(pilot)
        assert not _words_shown(seen(pilot)) & ENGLISH
        await pilot.press("enter")
        for _ in range(40):
            await settle(pilot)
            assert not _words_shown(seen(pilot)) & ENGLISH, seen(pilot)
            await (pick(pilot, rng) if is_asked(pilot) else pilot.press("space"))


def _words_shown(shown: str) -> set[str]:
    """The words above the keys, without those that are offered for typing."""
    above, _, _ = shown.rstrip().rpartition("\n")
    return set(re.findall(r"\w+", re.sub(r"(escribe con|écrivez avec) /\s?:.*", "", above).casefold()))
