"""The messages on docs/protocol.md are such as a table takes and gives: docs/openapi.json knows every field of them."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

import jsonschema
import pytest

DOCS = Path(__file__).parent.parent / "docs"
PAGE = (DOCS / "protocol.md").read_text("utf-8")
API = json.loads((DOCS / "openapi.json").read_bytes())
SECTION = re.compile(r"^### `(\w+) (/v1/\S+)`\n(.*?)(?=^##)", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"(<!-- not run: [^\n]*\n)?^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
STATUS = re.compile(r"^→ (\d+)$\n", re.MULTILINE)
ASKING = re.compile(r"^curl (?:.*\\\n)*.*\n", re.MULTILINE)
NOTHING = {"type": "object", "maxProperties": 0}
STRING = re.compile(r'("(?:[^"\\]|\\.)*")')
LEFT_OUT = re.compile(r"\s*…\s*,|,?\s*…")


class Message(NamedTuple):
    call: str
    text: str
    schema: dict[str, Any]
    is_whole: bool


def messages() -> Iterator[Message]:
    for method, path, text in SECTION.findall(PAGE):
        for is_left, block in BLOCK.findall(text):
            if not is_left:
                yield from _in_block(f"{method} {path}", API["paths"][path][method.lower()], block)


def _in_block(name: str, call: dict[str, Any], block: str) -> Iterator[Message]:
    """What is sent stands before the status, what comes back after it, or after the command that asks for it."""
    first, *answer = STATUS.split(block)
    if answer:
        yield from _told(name, answer[1], _schema(call["responses"][answer[0]]))
    if answer or (_sends(call) and not ASKING.search(first)):
        yield from _told(name, first, _schema(call["requestBody"]) if _sends(call) else NOTHING)
    else:
        yield from _told(name, ASKING.sub("", first), _schema(call["responses"]["200"]))


def _sends(call: dict[str, Any]) -> bool:
    return "requestBody" in call


def _schema(part: dict[str, Any]) -> dict[str, Any]:
    return next(iter(part["content"].values()))["schema"]  # type: ignore[no-any-return]


def _told(name: str, text: str, schema: dict[str, Any]) -> Iterator[Message]:
    """Messages follow each other; what is left out of one is taken as empty."""
    parts = STRING.split(text)
    whole = "".join(part if at % 2 else LEFT_OUT.sub("", part) for at, part in enumerate(parts)).strip()
    while whole:
        _, end = json.JSONDecoder().raw_decode(whole)
        yield Message(name, whole[:end], schema, not any("…" in part for part in parts[::2]))
        whole = whole[end:].strip()


def _faults(message: Message) -> list[str]:
    """A field that nobody knows is a fault, and in a whole message one that is missing."""
    api = deepcopy(API)
    for schema in api["components"]["schemas"].values():
        if "properties" in schema:
            schema["additionalProperties"] = False
        if "…" in message.text:
            schema["properties"] = {name: {**kind, "pattern": ""} for name, kind in schema["properties"].items()}
        if not message.is_whole:
            schema.pop("required", None)
    checker = jsonschema.Draft202012Validator({**message.schema, "components": api["components"]})
    return [fault.message for fault in checker.iter_errors(json.loads(message.text))]


MESSAGES = list(messages())


def test_trouble() -> None:
    """The page shows the one form in which everything is refused."""
    (shown,) = re.findall(
        r'^```\n(\{"code".*?)```$', PAGE.partition("## Refusals and errors")[2], re.MULTILINE | re.DOTALL
    )
    assert _faults(Message("", shown, {"$ref": "#/components/schemas/Trouble"}, is_whole=True)) == []


def test_page_has_messages() -> None:
    """Of most calls."""
    assert len(MESSAGES) > 40
    assert len({message.call for message in MESSAGES}) > 20


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.call)
def test_message_is_one_of_a_table(message: Message) -> None:
    """It has the fields that the description names, with values of their kinds."""
    assert _faults(message) == []


@pytest.mark.parametrize("text", ['{"client": "c4f1", "wrods": ["end"], "answers": 1}', '{"client": 7}'])
def test_wrong_message_is_found(text: str) -> None:
    """A field with a typing error and a value of another kind are found."""
    sent = _schema(API["paths"]["/v1/matches/{match}/act"]["post"]["requestBody"])
    assert _faults(Message("", text, sent, is_whole=False))
