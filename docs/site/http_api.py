"""The description of the HTTP API for machines, docs/openapi.json, as a page for people."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Part = dict[str, Any]
HEAD = """# HTTP API

All calls of a server, from the description that it gives to programs: [openapi.json](here:openapi.json).
[The protocol](protocol.md) explains what the calls are for, in which order to make them, and what they promise.

## Calls
"""


def http_api(description: Path) -> str:
    api = json.loads(description.read_bytes())
    calls = [(path, method, call) for path, methods in api["paths"].items() for method, call in methods.items()]
    parts = [HEAD, *(_call(*call) for call in calls), "## Errors\n", _troubles(calls[0][2]), "## Messages\n"]
    return "\n".join([*parts, *(_message(name, schema) for name, schema in api["components"]["schemas"].items())])


def _call(path: str, method: str, call: Part) -> str:
    lines = [f"### {method.upper()} {path}\n", f"{call['summary']}.\n", *_parameters(call.get("parameters", []))]
    if body := call.get("requestBody"):
        lines.append(f"- body: {_content(body)}")
    lines += [f"- {status}: {_content(answer)}" for status, answer in call["responses"].items() if status < "300"]
    return "\n".join([*lines, ""])


def _parameters(parameters: list[Part]) -> Iterator[str]:
    for one in parameters:
        needed = "" if one.get("required") else ", optional"
        yield f"- `{one['name']}`, in the {one['in']}{needed}: {_type(one['schema'])}"


def _content(answer: Part) -> str:
    kinds = answer.get("content", {})
    told = [_type(one["schema"]) if kind == "application/json" else f"`{kind}`" for kind, one in kinds.items()]
    return " or ".join(told) or str(answer["description"])


def _troubles(call: Part) -> str:
    """They are the same for all calls."""
    rows = [(status, answer) for status, answer in call["responses"].items() if status >= "400"]
    told = [f"| {status} | {_codes(answer['description'])} |" for status, answer in rows]
    answer = "When the server refuses a call, it answers with a [Trouble](#trouble). Its `code` is one of these."
    return "\n".join([f"{answer}\n", "| status | codes |", "|---|---|", *told, ""])


def _codes(described: str) -> str:
    return re.sub(r"[a-z]+(-[a-z]+)+|(?<=, )[a-z]+(?=,|$)|^[a-z]+(?=,|$)", r"`\g<0>`", described)


def _message(name: str, schema: Part) -> str:
    about = re.sub(r"\s+", " ", schema.get("description", ""))
    needed = schema.get("required", [])
    fields = [_field(name, kind, name in needed) for name, kind in schema.get("properties", {}).items()]
    table = ["| field | kind | if left out |", "|---|---|---|", *fields] if fields else []
    return "\n".join([f"### {name}\n", f"{about}\n", *table, ""])


def _field(name: str, schema: Part, is_needed: bool) -> str:
    default = f"`{json.dumps(schema['default'])}`" if "default" in schema else "may be absent"
    return f"| `{name}` | {_type(schema)} | {'' if is_needed else default} |"


def _type(schema: Part) -> str:
    """In a few words, with a link to the message that it names."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if choices := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(_type(choice) for choice in choices)
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(one)}`" for one in schema["enum"])
    if parts := schema.get("prefixItems"):
        return f"[{', '.join(_type(part) for part in parts)}]"
    if schema.get("type") == "array":
        return f"list of {_type(schema['items'])}" if schema.get("items") else "list"
    if isinstance(values := schema.get("additionalProperties"), dict):
        return f"names with {_type(values)}"
    return str(schema.get("type", "anything"))
