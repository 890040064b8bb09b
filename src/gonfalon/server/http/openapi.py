"""The OpenAPI document, generated from the endpoints and the messages.

`python -m gonfalon.server.http.openapi` writes it to stdout.
"""

import sys
from functools import cache
from inspect import cleandoc
from typing import Any

import msgspec

from gonfalon import __version__
from gonfalon.protocol.types import Trouble
from gonfalon.server.errors import STATUS
from gonfalon.server.http import endpoints
from gonfalon.server.http.endpoints import Access, Endpoint

TICKET = {"ticket": {"type": "http", "scheme": "bearer", "description": "a seat ticket: the part of the link after #"}}


@cache
def describe() -> dict[str, Any]:
    kinds = [kind for endpoint in endpoints.ENDPOINTS for kind in (endpoint.asks, endpoint.answers) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Trouble], ref_template="#/components/schemas/{name}")
    known = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints.ENDPOINTS:
        asks = next(known) if endpoint.asks is not None else None
        answers = next(known) if endpoint.answers is not None else {"type": "string"}
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, asks, answers)
    return {
        "openapi": "3.1.0",
        "info": {"title": "A Gonfalon table", "version": __version__, "license": {"name": "Apache-2.0"}},
        "paths": paths,
        "components": {"schemas": _for_all_languages(components), "securitySchemes": TICKET},
    }


def _for_all_languages(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {name: _text(name, part) or _for_all_languages(part) for name, part in schema.items()}
    return [_for_all_languages(part) for part in schema] if isinstance(schema, list) else schema


def _text(name: str, part: Any) -> str | None:
    if name == "pattern" and isinstance(part, str):
        return part.replace(r"\Z", "$")  # ends a text in Python; in JSON Schema `\Z` is a plain Z
    if name == "description" and isinstance(part, str):
        return cleandoc(part)  # as newer Pythons compile it
    return None


def _operation(endpoint: Endpoint, asks: Any, answers: Any) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": _parameters(endpoint),
        "responses": _responses(endpoint, answers),
    }
    if asks is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": asks}}}
    if endpoint.access is not Access.NONE:
        operation["security"] = [{"ticket": []}, *([{}] if endpoint.access is Access.OPERATOR else [])]
    return operation


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    text = {"type": "string"}
    number = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
    places = [name for name in ("match", "game") if f"{{{name}}}" in endpoint.path]
    path = [{"name": name, "in": "path", "required": True, "schema": text} for name in places]
    query = [
        {"name": name, "in": "query", "description": what, "schema": number} for name, what in endpoint.query.items()
    ]
    words = [
        {"name": name, "in": "query", "schema": text | ({"enum": known} if known else {})}
        for name, known in (endpoint.words | endpoints.LANGUAGE).items()
    ]
    return [*path, *query, *words]


def _responses(endpoint: Endpoint, answers: Any) -> dict[str, Any]:
    trouble = {"application/json": {"schema": {"$ref": "#/components/schemas/Trouble"}}}
    codes = sorted({*STATUS.values(), 422})
    unwell = {"application/json": {"schema": answers}} if endpoint.name == "health" else trouble
    return {
        str(endpoint.status): {"description": "done", "content": {endpoint.media: {"schema": answers}}},
        **{str(code): {"description": _names(code), "content": unwell if code == 503 else trouble} for code in codes},
    }


def _names(code: int) -> str:
    named = ", ".join(name for name, status in STATUS.items() if status == code)
    return f"{named}, or refused by the rules of the game" if code == 422 else named


def main() -> None:
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(describe()), indent=1) + b"\n")


if __name__ == "__main__":
    main()
