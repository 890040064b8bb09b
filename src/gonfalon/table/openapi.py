"""The description of the protocol for machines, made from the doors and the messages.

`python -m gonfalon.table.openapi` writes it out.
"""

import sys
from functools import cache
from typing import Any

import msgspec

from gonfalon import __version__
from gonfalon.table import doors
from gonfalon.table.doors import Door
from gonfalon.table.troubles import STATUS
from gonfalon.wire.protocol import Trouble

TICKET = {"ticket": {"type": "http", "scheme": "bearer", "description": "a seat ticket, part of the link one is given"}}


@cache
def describe() -> dict[str, Any]:
    kinds = [kind for door in doors.DOORS for kind in (door.asks, door.answers) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Trouble], ref_template="#/components/schemas/{name}")
    known = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for door in doors.DOORS:
        asks = next(known) if door.asks is not None else None
        answers = next(known) if door.answers is not None else {"type": "string"}
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door, asks, answers)
    return {
        "openapi": "3.1.0",
        "info": {"title": "A Gonfalon table", "version": __version__, "license": {"name": "Apache-2.0"}},
        "paths": paths,
        "components": {"schemas": _for_all_languages(components), "securitySchemes": TICKET},
    }


def _for_all_languages(schema: Any) -> Any:
    r"""Patterns end in `\Z` for Python; elsewhere that is a plain Z, and `$` says the same."""
    if isinstance(schema, dict):
        return {
            name: part.replace(r"\Z", "$") if name == "pattern" and isinstance(part, str) else _for_all_languages(part)
            for name, part in schema.items()
        }
    return [_for_all_languages(part) for part in schema] if isinstance(schema, list) else schema


def _operation(door: Door, asks: Any, answers: Any) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": door.name,
        "summary": door.summary,
        "parameters": _parameters(door),
        "responses": _responses(door, answers),
    }
    if asks is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": asks}}}
    if door.needs != doors.NONE:
        operation["security"] = [{"ticket": []}]
    return operation


def _parameters(door: Door) -> list[dict[str, Any]]:
    text = {"type": "string"}
    number = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
    places = [name for name in ("match", "game") if f"{{{name}}}" in door.path]
    path = [{"name": name, "in": "path", "required": True, "schema": text} for name in places]
    query = [{"name": name, "in": "query", "description": what, "schema": number} for name, what in door.query.items()]
    words = [
        {"name": name, "in": "query", "schema": text | ({"enum": known} if known else {})}
        for name, known in (door.words | doors.LANGUAGE).items()
    ]
    return [*path, *query, *words]


def _responses(door: Door, answers: Any) -> dict[str, Any]:
    trouble = {"application/json": {"schema": {"$ref": "#/components/schemas/Trouble"}}}
    codes = sorted({*STATUS.values(), 422})
    unwell = {"application/json": {"schema": answers}} if door.name == "health" else trouble
    return {
        str(door.status): {"description": "done", "content": {door.media: {"schema": answers}}},
        **{str(code): {"description": _names(code), "content": unwell if code == 503 else trouble} for code in codes},
    }


def _names(code: int) -> str:
    named = ", ".join(name for name, status in STATUS.items() if status == code)
    return f"{named}, or refused by the rules of the game" if code == 422 else named


def main() -> None:
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(describe()), indent=1) + b"\n")


if __name__ == "__main__":
    main()
