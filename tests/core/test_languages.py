"""Games that speak other languages."""

import re
from typing import Any

import msgspec
import pytest

from gonfalon.core import Match, Prompt, Refusal, Result, Setup, Words, registry
from gonfalon.core.words import LANGUAGES
from gonfalon.games.navas.events import Advanced
from tests.core.stories import fixed_fate, play_at_random
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


def test_las_navas_in_spanish() -> None:
    """A question, a wait, a refusal, news and the end of Las Navas."""
    match = speaker("navas", "es", "basic", **{"round-limit": "10"})
    muslim, christian = 0, 1
    assert asked(match, muslim) == "Elige una carta para la iniciativa. El otro bando todavía no la ve."
    assert asked(match, christian) == "Esperando a los musulmanes."
    assert refused(match, "initiative 9-9") == "No hay ninguna carta de combate «9-9»."
    play_at_random(match, seed=3)
    told = heard(match, christian)
    assert {"Ronda 1.", "Los musulmanes reciben una carta."} <= set(told)
    assert any(re.fullmatch(r"Iniciativa: .*\. Empiezan los (musulmanes|cristianos)\.", line) for line in told)
    assert any(
        re.match(r"Los cristianos atacan [ABC]\d desde [ABC]\d \((ataque normal|carga)\): ", line) for line in told
    )
    assert match.result is not None
    assert re.search(r"[Gg]anan|empate", match.game.say(match.result))
    assert told[-1] == match.game.say(match.result)


@pytest.mark.parametrize("scenario", ["arsuf", "hattin"])
def test_saladin_in_spanish(scenario: str) -> None:
    """A question, a wait, a refusal, news and the end of both battles of Saladin."""
    match = speaker("saladin", "es", scenario)
    asker = match.to_move
    assert asked(match, asker).endswith("?")
    assert asked(match, 1 - asker) in ("Esperando a los cruzados.", "Esperando a los ayubíes.")
    assert refused(match, "fly away") == "«fly» no es una acción de este juego."
    play_at_random(match, seed=3)
    told = heard(match, asker)
    assert {"Turno 2.", "Dado rojo: nada.", "Dado verde: una lanza."} <= set(told)
    assert any(re.fullmatch(r".*: Carga, objetivo .*, por [2-4] Órdenes\.", line) for line in told)
    assert any(
        re.match(r"Los (cruzados|ayubíes) pierden (una Orden|\d+ Órdenes) para siempre\.", line) for line in told
    )
    assert match.result is not None
    assert "Orden" in match.game.say(match.result) or "ejércitos" in match.game.say(match.result)
    assert told[-1] == match.game.say(match.result)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("locale", "question", "wait", "refusal", "news"),
    [
        (
            "es",
            "¿Cómo despliegas tu ejército: todo como en la batalla o unidad a unidad?",
            "Esperando a los musulmanes.",
            "«fly» no es una acción de este juego.",
            r"Tiro: Ballesteros .* en \d{4} contra .*\.",
        ),
        (
            "fr",
            "Comment placez-vous votre armée\N{NO-BREAK SPACE}: toute comme à la bataille, "
            "ou unité par unité\N{NO-BREAK SPACE}?",
            "On attend les musulmans.",
            "«\N{NO-BREAK SPACE}fly\N{NO-BREAK SPACE}» n'est pas une action de ce jeu.",
            r"Tir.: Arbalétriers .* en \d{4} sur .*",
        ),
    ],
    ids=["es", "fr"],
)
def test_hex_game_in_other_languages(locale: str, question: str, wait: str, refusal: str, news: str) -> None:
    """A question, a wait, a refusal, news and the end of the hex game."""
    match = speaker("sword", locale, "navas-hex")
    muslim, christian = 1, 0
    assert asked(match, muslim) == question
    assert asked(match, christian) == wait
    assert refused(match, "fly away") == refusal
    play_at_random(match, seed=3)
    told = heard(match, christian)
    assert any(re.match(news, line) for line in told)
    assert match.result is not None
    assert told[-1] == match.game.say(match.result)


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


def test_las_navas_in_french() -> None:
    """A wait, news and a refusal of Las Navas."""
    match = speaker("navas", "fr", "basic")
    assert asked(match, 1) == "On attend les musulmans."
    assert "Les chrétiens reçoivent une carte." in heard(match, 0)
    said = refused(match, "initiative 9-9")
    assert said == "Il n'y a pas de carte de combat «\N{NO-BREAK SPACE}9-9\N{NO-BREAK SPACE}»."


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


def test_las_navas_board_speaks() -> None:
    """What stands on the page and beside it is in the language of the game."""
    match = speaker("navas", "es", "basic", **{"round-limit": "30"})
    board, view = registry.board("navas")(match.game), match.sight(0).view
    assert board.heading(view).plain == "Ronda 1 de 30"
    assert "palenque" in board.page(view, (80, 24)).plain
    assert "Mazo" not in board.aside(view, 40).plain
    assert "mazo 3" in board.aside(view, 40).plain
    assert board.hand(view, 40).plain.startswith("Tu mano")
    assert board.describe(view, "B4").startswith("B4  López de Haro")
    assert "agotada" in board.legend


def test_boards_speak() -> None:
    """A board names sides, choices and hints in the language of its game."""
    board = registry.board("saladin")(registry.find("saladin").speaking("es"))
    assert (board.name("ayyubids"), board.hint("arsuf").partition(",")[0]) == ("Ayubíes", "Septiembre de 1191")
    match = speaker("saladin", "es", "arsuf")
    assert board.heading(match.sight(0).view).plain == "Turno 1 · Iniciativa · iniciativa cruzada"
    assert board.phrase(match.sight(0).view, ("yield",), 0) == "Que empiecen ellos"
