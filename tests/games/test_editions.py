"""Whatever an owner's edition file holds, it is played with or refused with the place of the mistake."""

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from typing import Any

import msgspec
import pytest

from gonfalon.core import ARBITER, NOBODY, EditionError, Game, Setup

PLACE = re.compile(r" - at (?:`key` in )?`([^`]*?)(?:\[\.\.\.][^`]*)?`$")
DEEP: Any = []
for _ in range(500):
    DEEP = [DEEP]
BAD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    1.5,
    10**30,
    "",
    "tancred",
    "0101",
    "9999",
    "all",
    "x" * 10**4,
    "\n",
    [],
    {},
    ["x"],
    DEEP,
)

Path = tuple[int | str, ...]


def nodes(value: Any, path: Path = ()) -> Iterator[Path]:
    yield path
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield from nodes(value[key], (*path, key))


def spoilt(whole: bytes, path: Path, rng: random.Random) -> Any:
    """The edition with one node deleted, doubled, replaced, or made like its neighbour."""
    data = inner = msgspec.json.decode(whole)
    for key in path[:-1]:
        inner = inner[key]
    how, key = rng.choice(("delete", "double", "copy", "replace", "replace", "replace")), path[-1]
    neighbour = deepcopy(rng.choice(list(inner.values()) if isinstance(inner, dict) else inner))
    if how == "delete":
        del inner[key]
    elif how == "double" and isinstance(key, int):
        inner.insert(key, neighbour)
    else:
        inner[key] = neighbour if how == "copy" else rng.choice(BAD)
    return data


def spelt(path: Path) -> str:
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path).lstrip(".")


def check_place(refusal: str, path: Path, data: Any) -> None:
    """It is a place in the file, and where a type is wrong, the node, a part of it or what it is a part of."""
    found, node = PLACE.search(refusal), spelt(path)
    place = found[1] if found else ""
    assert place in {spelt(each) for each in nodes(data)}, refusal
    assert found or len(path) == 1, refusal
    if "cannot be read" in refusal:
        assert node.startswith(place) or place.startswith(node), (node, refusal)


def play_a_little(game: Game[Any], rng: random.Random) -> None:
    for scenario in game.scenarios:
        state = game.begin(Setup(scenario.name))
        for _ in range(40):
            if game.rules.to_move(state) != NOBODY:
                assert game.faults(state) == []
                legal = game.rules.legal(state)
                assert len(set(legal)) == len(legal)
                game.rules.apply(state, rng.choice(legal))
        game.view(state, ARBITER)


@pytest.mark.parametrize(("name", "tries"), [("navas", 400), ("saladin", 250), ("navas_hex", 100)])
def test_spoilt_edition_is_refused_or_played(name: str, tries: int) -> None:
    """Each kind of entry is spoilt as often as any other: no error but an EditionError comes out."""
    module, rng = import_module(f"gonfalon.games.{name}.game"), random.Random(7)
    whole, kinds = module.game().own_edition(), defaultdict[Path, list[Path]](list)
    for path in nodes(msgspec.json.decode(whole)):
        if path:
            kinds[tuple("" if isinstance(key, int) else key for key in path)].append(path)
    for _ in range(tries):
        path = rng.choice(kinds[rng.choice(list(kinds))])
        data = spoilt(whole, path, rng)
        try:
            play_a_little(module.game(msgspec.json.encode(data)), rng)
        except EditionError as error:
            check_place(str(error), path, data)
        except Exception as error:
            error.add_note(f"spoilt at {spelt(path)}")
            raise
