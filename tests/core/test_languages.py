"""Games that speak other languages."""

from typing import Any

import msgspec
import pytest

from gonfalon.core import Match, Prompt, Refusal, Result, Setup, Words, registry
from gonfalon.core.words import LANGUAGES
from gonfalon.games.navas.events import Advanced
from tests.core.stories import fixed_fate
from tests.test_sentences import messages

FIRST_EDITION = "8df33ea10ffa95e0"
"""Of Las Navas; it can still be played."""


def speaker(name: str, locale: str, scenario: str, **options: str) -> Match[Any]:
    game = registry.find(name).speaking(locale)
    return Match(game, Setup(scenario, options), dict.fromkeys(game.seats, "Ana"), fixed_fate())


def refused(match: Match[Any], word: str) -> str:
    with pytest.raises(Refusal) as told:
        match.act(match.to_move, word)
    return match.game.say(told.value)


def asked(match: Match[Any], seat: int) -> str:
    return match.game.say(match.sight(seat).prompt)


def heard(match: Match[Any], seat: int) -> list[str]:
    return [match.game.say(event) for event in match.heard(seat)]


@pytest.mark.parametrize(
    ("name", "locale", "draw", "victory"),
    [
        ("navas", "es", "Un bando se ha rendido.", "Victoria: Musulmanes. Se han rendido: Cristianos."),
        ("saladin", "es", "Un bando se ha rendido.", "Victoria: Cruzados. Se han rendido: Ayubíes."),
        ("sword", "es", "Un bando se ha rendido.", "Victoria: Cristianos. Se han rendido: Musulmanes."),
        ("sword", "fr", "Un camp a abandonné.", "Victoire\xa0: Chrétiens. Abandon\xa0: Musulmans."),
        ("navas", "fr", "Un camp a abandonné.", "Victoire\xa0: Musulmans. Abandon\xa0: Chrétiens."),
        ("saladin", "fr", "Un camp a abandonné.", "Victoire\xa0: Croisés. Abandon\xa0: Ayyoubides."),
    ],
)
def test_nobody_is_no_winner(name: str, locale: str, draw: str, victory: str) -> None:
    """Where there is no winner none is named, though nobody has another name in each language."""
    game = registry.find(name).speaking(locale)
    assert game.say(Result(None, "resigned", "-")) == draw
    assert game.say(Result(game.seats[0], "resigned", "-")) == victory


def test_both_armies_fall_apart() -> None:
    """The one end of Saladin without a winner is told as a draw, in every language."""
    said = [
        registry.find("saladin").speaking(locale).say(Result(None, "last-orders-at-once", "S4.1"))
        for locale in LANGUAGES
    ]
    assert [line.rpartition(" ")[2] for line in said] == ["draw.", "empate.", "nulle."]


def test_units_have_names_in_every_language() -> None:
    """Each kind of unit and each Banner is named as its edition prints it, and in Spanish as people there say it."""
    navas, saladin = registry.find("navas"), registry.find("saladin")
    editions = [navas.edition, registry.opened("navas", 2, FIRST_EDITION).edition]
    units = {f"unit-{unit.kind}": unit.name for each in editions for unit in each.units}  # type: ignore[attr-defined]
    entries = [banner for entry in saladin.edition.scenarios for banner in entry.banners]  # type: ignore[attr-defined]
    banners = {f"banner-{banner.tag}": banner.name for banner in entries}
    for game, names, start in ((navas, units, "unit-"), (saladin, banners, "banner-")):
        package = f"gonfalon.games.{game.name}"
        assert {key for key in messages("en", package) if key.startswith(start)} == set(names)
        words = {locale: Words.of(locale, package) for locale in LANGUAGES}
        assert {key: words["en"].say(key) for key in names} == names
        assert all(key in messages(locale, package) for key in names for locale in LANGUAGES)


def test_sentences_name_units_and_leaders() -> None:
    """News, prompts and refusals call pieces by the names of their language."""
    navas, saladin = (registry.find(name).speaking("es") for name in ("navas", "saladin"))
    assert navas.say(Refusal("not-hurt", "N5.4", "", facts={"unit": "bows1"})).startswith("La unidad Arqueros tiene")
    way = navas.say(Advanced("christian", ["B4"], ["B3"]))
    assert way == "Los cristianos avanzan: de B4 a B3."
    assert saladin.say(Prompt("ask-seize", "S2.2", {"leader": "Saladin"})).endswith("¿Se la arrebata Saladino?")
    assert saladin.say(Prompt("ask-react", "S3.4", {"banner": "richard", "target": "garrison"})).startswith(
        "Ricardo carga contra Arsuf."
    )


def test_an_edition_keeps_its_own_names() -> None:
    """Whoever prints other names finds them in every language; what is left as it was is translated."""
    edition = registry.find("navas").edition
    units = edition.units  # type: ignore[attr-defined]
    units[0] = msgspec.structs.replace(units[0], name="Men of Jaen")
    told = registry.find("navas", msgspec.json.encode(edition)).speaking("es")
    said = [told.say(Refusal("immobile", "N5.2", "", facts={"unit": unit.tag})) for unit in (units[0], units[5])]
    assert [line.removeprefix("La unidad ").removesuffix(" no se mueve nunca.") for line in said] == [
        "Men of Jaen",
        "Guardia Negra",
    ]
