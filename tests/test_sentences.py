"""Every sentence exists in every language, wherever it is said: page, terminal, command, table, games, lessons, bots.

The rules pages are compared in tests/games/test_translations.py.
"""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import gonfalon
from gonfalon.core import Words, registry
from gonfalon.core.texts import LANGUAGES
from gonfalon.server.errors import STATUS

HOUSE = Path(gonfalon.__file__).parent
WEB = Path(__file__).parents[1] / "web/src"
FOLDERS = {
    **{".".join(("gonfalon", *file.parent.relative_to(HOUSE).parts)): file.parent for file in HOUSE.rglob("en.ftl")},
    "web": WEB / "words",
    "teacher": WEB / "words/teacher",
    "letters": WEB / "serverless/words",
}
PACKAGES = sorted(FOLDERS)
OTHERS = [(locale, package) for locale in LANGUAGES if locale != "en" for package in PACKAGES]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
ENGLISH = {
    *("the", "of", "and", "is", "are", "was", "have", "you", "your", "not", "with", "from", "their", "this", "nobody"),
    *("for", "in", "by", "there", "that", "they", "cannot", "must", "only", "each", "lost", "goes"),
}

Messages = dict[str, ast.Message]


def written(locale: str, package: str) -> str:
    file = FOLDERS[package] / f"{locale}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


@cache
def messages(locale: str, package: str) -> Messages:
    """A catalogue's messages by key; nothing else but comments may stand in it, and no key twice."""
    body = FluentParser().parse(written(locale, package)).body
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
    """The words of a sentence, piece by piece, without what is quoted for typing, and commands and their fields."""
    pieces = [node.value for node in nodes(found, found[key].value) if isinstance(node, ast.TextElement)]
    return [re.sub(r"«[^»]*»|gonfalon .*?(?=  |\n|$)|%\(\w+\)s", "", piece).strip(" ,;:\n") for piece in pieces]


def side_names(locale: str) -> set[str]:
    """What the sides are called in a language; other sentences may choose by these names."""
    return {
        name
        for package in PACKAGES
        for key in messages(locale, package)
        if key.startswith("side-")
        for name in texts(messages(locale, package), key)
    }


# The catalogues.


@pytest.mark.parametrize(("locale", "package"), OTHERS)
def test_every_language_is_complete(locale: str, package: str) -> None:
    """Each language has every sentence of English and no other."""
    assert set(messages(locale, package)) == set(messages("en", package))


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
    words = Words(locale, written("en", package), written(locale, package))
    for key in messages(locale, package):
        said = words.say(key, dict.fromkeys(variables(messages(locale, package), key), fact))
        assert not set(said) & set("{}[]$"), key


# What browsers ask for. A key is written out in the code, or begins there and ends in what a match brings.


def asked_for(folder: Path) -> set[str]:
    """Every key that this part of the browser client says; the beginning of one, with a star, if it goes on."""
    code = "".join(file.read_text("utf-8") for end in ("ts", "svelte") for file in folder.rglob(f"*.{end}"))
    found = re.findall(r"""say\(\s*(?:[^()"'`,]*\?\s*)?["'`]([a-z][a-z-]*)(\$?)""", code)
    return {f"{key}*" if goes_on else key for key, goes_on in found}


def lacking(keys: set[str], *packages: str) -> set[str]:
    known = {key for package in packages for key in messages("en", package)}
    starts = {key for key in keys if key.endswith("*") and not any(one.startswith(key[:-1]) for one in known)}
    return starts | {key for key in keys if not key.endswith("*") and key not in known}


@pytest.mark.parametrize("name", sorted(registry.names()))
def test_boards_in_browsers_find_their_words(name: str) -> None:
    """What a board says stands in its game's catalogue: there are no words in the browser's code."""
    keys = asked_for(WEB / "games" / name)
    assert len(keys) > 20
    assert not lacking(keys, registry.find(name).package, "web")


def test_the_browser_finds_its_words() -> None:
    """What stands around every board is in the browser's own catalogue, or is said by the core, the table or a game."""
    assert not lacking(asked_for(WEB / "shell"), *PACKAGES)
    assert not lacking(asked_for(WEB / "serverless"), *PACKAGES)


# What Python asks for. A sentence is asked for by its key, a refusal and a table's trouble by its code.

BY_CODE = {"Refusal": "refusal", "no": "refusal", "refusal": "refusal", "_bad_setup": "refusal", "troubled": "trouble"}
SPEAKING = ["core", "server", "terminal", "cli", *(f"games/{one.name}" for one in HOUSE.glob("games/[a-z]*"))]


def calls(part: str) -> Iterator[tuple[str, python.Call]]:
    """Every call in this part of the house that has an argument, with the name of what is called."""
    for file in sorted((HOUSE / part).rglob("*.py")):
        for node in python.walk(python.parse(file.read_text("utf-8"))):
            if isinstance(node, python.Call) and node.args:
                yield getattr(node.func, "attr", getattr(node.func, "id", "")), node


def keys_in(node: python.expr) -> Iterator[str]:
    """What an argument may be, as far as it is written out: one of two texts, or the beginning of one, with a star."""
    if isinstance(node, python.IfExp):
        yield from (*keys_in(node.body), *keys_in(node.orelse))
    elif isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
        yield str(node.values[0].value) + "*"
    elif isinstance(node, python.Constant) and re.fullmatch(r"[a-z][a-z0-9-]*", str(node.value)):
        yield str(node.value)


def asked_in_python(part: str) -> set[str]:
    said = {key for name, call in calls(part) if name in ("say", "_say") for key in keys_in(call.args[0])}
    coded = [(BY_CODE[name], code) for name, call in calls(part) if name in BY_CODE for code in keys_in(call.args[0])]
    return said | {f"{kind}-{code}" for kind, code in coded}


@pytest.mark.parametrize("part", SPEAKING)
def test_python_finds_its_words(part: str) -> None:
    """What code asks for is in the catalogue beside it or in the core's; what it asks of a game, in every game's."""
    keys = asked_in_python(part)
    assert len(keys) > 10
    for game in registry.names() if part in ("core", "server", "terminal") else [""]:
        of_game = [(package := registry.find(game).package), f"{package}.lesson"] if game else []
        assert not lacking(keys, f"gonfalon.{part.replace('/', '.')}", "gonfalon.core", *of_game)


def test_every_trouble_has_its_sentence() -> None:
    assert not lacking({f"trouble-{code}" for code in STATUS}, "gonfalon.server")


@pytest.mark.parametrize("part", ["terminal", "cli"])
def test_sentences_get_their_facts(part: str) -> None:
    """Whoever asks for a sentence gives all that it tells."""
    found = messages("en", f"gonfalon.{part}")
    for name, call in calls(part):
        if name == "say" and all(word.arg for word in call.keywords):
            for key in set(keys_in(call.args[0])) & set(found):
                assert variables(found, key) == {word.arg for word in call.keywords}, key


@pytest.mark.parametrize("part", ["terminal", "cli"])
def test_no_sentence_is_left_over(part: str) -> None:
    """What nobody asks for any more is deleted."""
    code = "".join(file.read_text("utf-8") for file in (HOUSE / part).rglob("*.py"))
    written_out = set(re.findall(r"[\"']([a-z][a-z0-9-]*)[\"']", code))
    begun = tuple(re.findall(r"f[\"']([a-z][a-z0-9]*-(?:[a-z0-9]+-)*){", code))
    left = set(messages("en", f"gonfalon.{part}")) - written_out
    assert not {key for key in left if not key.startswith(begun)}
