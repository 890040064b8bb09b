"""Sentences from catalogues."""

import sys
from pathlib import Path

import pytest

from gonfalon.core import Words
from gonfalon.core.texts import catalogue

CATALOGUE = """
greeting = Hail, { $name }.
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
broken = { missing-message }
only-an-attribute =
    .title = Nothing else
this is no sentence
"""


@pytest.fixture
def words() -> Words:
    return Words("en", CATALOGUE)


def test_sentence(words: Words) -> None:
    """Facts fill a sentence exactly, with no invisible marks around them."""
    assert words.say("greeting", {"name": "Ana"}) == "Hail, Ana."


@pytest.mark.parametrize(("points", "said"), [(1, "1 point"), (0, "0 points"), (5, "5 points")])
def test_plural(words: Words, points: int, said: str) -> None:
    """Numbers choose their form."""
    assert words.say("points", {"points": points}) == said


@pytest.mark.parametrize("key", ["no-such-key", "only-an-attribute", "this"])
def test_missing_sentence(words: Words, key: str) -> None:
    """A key without a sentence is an error that names the key."""
    with pytest.raises(KeyError, match=key):
        words.say(key)


def test_missing_fact(words: Words) -> None:
    """A sentence that lacks a fact is an error that names both; it is never said with a hole in it."""
    with pytest.raises(KeyError, match=r"greeting.*name"):
        words.say("greeting")


def test_sentence_leans_on_missing_one(words: Words) -> None:
    """A sentence that refers to one that does not exist is an error."""
    with pytest.raises(KeyError, match=r"broken.*missing-message"):
        words.say("broken")


def test_later_catalogue_wins() -> None:
    """A game may say in its own way what the core says for all."""
    words = Words("en", "over = Over.\nkept = Kept.", "over = The battle is over.")
    assert (words.say("over"), words.say("kept")) == ("The battle is over.", "Kept.")


def test_has(words: Words) -> None:
    """One can ask whether there is a sentence."""
    assert words.has("greeting")
    assert not words.has("farewell")


def test_printed_name() -> None:
    """A name that an edition prints is said as the catalogue has it, unless the edition prints another."""
    words = Words("en", "piece-knight = Knight")
    assert words.name("piece-knight", "Knight") == "Knight"
    assert words.name("piece-knight", "Rider") == "Rider"
    assert words.name("piece-pawn", "Pawn") == "Pawn"


def test_package_without_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a package does not bring in a language it says in English; English it must bring."""
    (tmp_path / "a_tongue").mkdir()
    (tmp_path / "a_tongue/es.ftl").write_text("yes = sí\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "a_tongue", raising=False)
    assert (catalogue("es", "a_tongue"), catalogue("fr", "a_tongue")) == ("yes = sí\n", "")
    with pytest.raises(FileNotFoundError):
        Words.of("es", "a_tongue")
    (tmp_path / "a_tongue/en.ftl").write_text("yes = yes\nno = no\n", "utf-8")
    spoken = {locale: Words.of(locale, "a_tongue") for locale in ("en", "es", "fr")}
    assert {locale: [words.say("yes"), words.say("no")] for locale, words in spoken.items()} == {
        "en": ["yes", "no"],
        "es": ["sí", "no"],
        "fr": ["yes", "no"],
    }
    assert [words.name("yes", "yes") for words in spoken.values()] == ["yes", "sí", "yes"]
    assert [words.name("yes", "aye") for words in spoken.values()] == ["aye", "aye", "aye"]
