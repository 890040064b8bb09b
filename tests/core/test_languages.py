"""Other languages: catalogues that fit the English one, and games that speak them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import gonfalon
from gonfalon.core import Match, Refusal, Result, Setup, Words, registry
from gonfalon.core.words import LANGUAGES, catalogue
from tests.core.stories import fixed_fate, play_at_random

HOUSE = Path(gonfalon.__file__).parent
PACKAGES = sorted(".".join(("gonfalon", *path.parent.relative_to(HOUSE).parts)) for path in HOUSE.rglob("en.ftl"))
OTHERS = [(locale, package) for locale in LANGUAGES if locale != "en" for package in PACKAGES]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTER = 7
"""So many letters stand under the smallest counter that has a name."""

# What is the same in Spanish.
SAME_IN_SPANISH = {
    *("Al-Nasir", "Al-Husayni", "Alfonso VIII", "Sancho VII", "Arsuf", "Hattin", "Arsuf 1191", "Hattin 1187"),
    *("karr wa-l-farr", "Karr wa-l-farr", "No"),
    *("Husayni", "Alfonso", "Almohad", "Andalus", "Volunt.", "Rada", "Haro", "Sancho"),
}
ENGLISH = {
    *("the", "of", "and", "is", "are", "was", "have", "you", "your", "not", "with", "from", "their", "this", "nobody"),
    *("for", "in", "by", "there", "that", "they", "cannot", "must", "only", "each", "lost", "goes"),
}

Messages = dict[str, ast.Message]


@cache
def messages(locale: str, package: str) -> Messages:
    """A catalogue's messages by key; nothing else but comments may stand in it, and no key twice."""
    body = FluentParser().parse(catalogue(locale, package)).body
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    strange = [entry for entry in body if not isinstance(entry, ast.Message | ast.BaseComment)]
    assert not strange, [str(getattr(entry, "content", entry)) for entry in strange]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


def nodes(found: Messages, node: object) -> Iterator[ast.BaseNode]:
    """A node and all below it, with the attributes that it refers to."""
    if isinstance(node, list):
        for part in node:
            yield from nodes(found, part)
    if not isinstance(node, ast.BaseNode):
        return
    yield node
    if isinstance(node, ast.MessageReference):
        yield from nodes(found, referred(found, node))
    for part in vars(node).values():
        yield from nodes(found, part)


def referred(found: Messages, reference: ast.MessageReference) -> ast.Pattern | None:
    message = found[reference.id.name]
    if reference.attribute is None:
        return message.value
    return next(part.value for part in message.attributes if part.id.name == reference.attribute.name)


def variables(found: Messages, key: str) -> set[str]:
    return {node.id.name for node in nodes(found, found[key].value) if isinstance(node, ast.VariableReference)}


def cases(found: Messages, key: str) -> set[str]:
    """What a sentence tells apart, the forms of number left aside."""
    variants = [node.key for node in nodes(found, found[key].value) if isinstance(node, ast.Variant)]
    names = {case.name if isinstance(case, ast.Identifier) else case.value for case in variants}
    return names - PLURALS


def texts(found: Messages, key: str) -> list[str]:
    """The words of a sentence, piece by piece, without what is quoted for typing."""
    pieces = [node.value for node in nodes(found, found[key].value) if isinstance(node, ast.TextElement)]
    return [re.sub(r"«[^»]*»", "", piece).strip(" ,;:") for piece in pieces]


def side_names(locale: str) -> set[str]:
    """What the sides are called in a language; other sentences may choose by these names."""
    return {
        name
        for package in PACKAGES
        for key in messages(locale, package)
        if key.startswith("side-")
        for name in texts(messages(locale, package), key)
    }


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


# The catalogues.


def test_every_package_is_looked_at() -> None:
    """The core, the table and each game have words."""
    ours = {f"gonfalon.games.{name}" for name in registry.names()}
    assert {"gonfalon.core", "gonfalon.table"} | ours <= set(PACKAGES)


@pytest.mark.parametrize("package", PACKAGES)
def test_spanish_is_complete(package: str) -> None:
    """Spanish has every sentence of English and no other."""
    assert set(messages("es", package)) == set(messages("en", package))


@pytest.mark.parametrize(("locale", "package"), OTHERS)
def test_no_unknown_sentence(locale: str, package: str) -> None:
    """What English does not say, nobody asks for."""
    assert set(messages(locale, package)) <= set(messages("en", package))


@pytest.mark.parametrize(("locale", "package"), OTHERS)
def test_same_facts(locale: str, package: str) -> None:
    """Each sentence is filled with the facts of the English one, all of them and no others."""
    ours, theirs = messages("en", package), messages(locale, package)
    assert {key: variables(theirs, key) for key in theirs} == {key: variables(ours, key) for key in theirs}


@pytest.mark.parametrize(("locale", "package"), OTHERS)
def test_same_cases(locale: str, package: str) -> None:
    """Each sentence tells apart what the English one does; besides, it may choose by a side's own name."""
    ours, theirs = messages("en", package), messages(locale, package)
    for key in theirs:
        assert cases(ours, key) - {"nobody"} <= cases(theirs, key), key
        assert cases(theirs, key) <= cases(ours, key) | side_names(locale) | {"0"}, key


@pytest.mark.parametrize(("locale", "package"), OTHERS)
@pytest.mark.parametrize("fact", [0, 1, 2, 7, "hidden", "yes", "B3"])
def test_every_sentence_can_be_said(locale: str, package: str, fact: str | int) -> None:
    """Whatever the facts are, a sentence comes out, with nothing of Fluent's left in it."""
    words = Words.of(locale, "gonfalon.core", package)
    for key in messages(locale, package):
        said = words.say(key, dict.fromkeys(variables(messages(locale, package), key), fact))
        assert not set(said) & set("{}[]$"), key


@pytest.mark.parametrize("package", PACKAGES)
def test_no_english_sentence_left(package: str) -> None:
    """Nothing stands in Spanish as in English, a few names and loan words apart."""
    ours, theirs = messages("en", package), messages("es", package)
    same = {text for key in theirs for text in set(texts(ours, key)) & set(texts(theirs, key))}
    assert {text for text in same if re.search(r"\w", text)} <= SAME_IN_SPANISH


@pytest.mark.parametrize(("locale", "package"), OTHERS)
def test_no_english_word_left(locale: str, package: str) -> None:
    """The small words that no English sentence goes without are in none of another language."""
    found = messages(locale, package)
    said = {key: set(re.findall(r"\w+", " ".join(texts(found, key)).casefold())) for key in found}
    assert not {key: words & ENGLISH for key, words in said.items() if words & ENGLISH}


@pytest.mark.parametrize(("locale", "package"), OTHERS)
def test_counters_have_short_names(locale: str, package: str) -> None:
    """What stands under a small counter fits there."""
    found = messages(locale, package)
    assert not [key for key in found if key.startswith("short-") and len("".join(texts(found, key))) > COUNTER]


# Games that speak.


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


@pytest.mark.parametrize(
    ("name", "locale", "draw", "victory"),
    [
        ("navas", "es", "Un bando se ha rendido.", "El otro bando se ha rendido. Victoria: Musulmanes."),
        ("saladin", "es", "Un bando se ha rendido.", "El otro bando se ha rendido. Victoria: Cruzados."),
        ("navas", "fr", "Un camp a abandonné.", "L'autre camp a abandonné. Victoire\N{NO-BREAK SPACE}: Musulmans."),
        ("saladin", "fr", "Un camp a abandonné.", "L'autre camp a abandonné. Victoire\N{NO-BREAK SPACE}: Croisés."),
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


def test_french_names_and_english_refusals() -> None:
    """What French lacks is said in English: names, questions and news are French, a refusal is not yet."""
    match = speaker("navas", "fr", "basic")
    assert asked(match, 1) == "On attend les musulmans."
    assert "Les chrétiens reçoivent une carte." in heard(match, 0)
    assert refused(match, "initiative 9-9") == "There is no combat card “9-9”."


def test_boards_speak() -> None:
    """A board names sides, choices and hints in the language of its game."""
    board = registry.board("saladin")(registry.find("saladin").speaking("es"))
    assert (board.name("ayyubids"), board.hint("arsuf").partition(",")[0]) == ("Ayubíes", "Septiembre de 1191")
    match = speaker("saladin", "es", "arsuf")
    assert board.heading(match.sight(0).view).plain == "Turno 1 · Iniciativa · iniciativa cruzada"
    assert board.phrase(match.sight(0).view, ("yield",), 0) == "Que empiecen ellos"
