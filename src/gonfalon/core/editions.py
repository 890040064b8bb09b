"""Edition data: the numbers and names of a printed game, each with its source."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from importlib.resources.abc import Traversable
from typing import Annotated, Any, TypeVar

import msgspec


class Source(StrEnum):
    """How we know an entry, from the best source to the weakest. Shown to players."""

    PRINTED = "printed"
    REVIEWED = "reviewed"
    INFERRED = "inferred"
    RECONSTRUCTED = "reconstructed"


Name = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{0,59}\Z")]
"""A single plain word, because it is written into every record."""
Tag = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]{0,39}\Z")]
"""A piece's name in words, such as `castile-foot1`."""
Label = Annotated[str, msgspec.Meta(pattern=r"^[^\x00-\x1f\x7f]{1,80}\Z")]
"""A line that players read."""


class Edition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields that every edition file has; a game's own edition type adds its pieces.

    `note` says where the data come from. If it is empty, the game's catalogue says so.
    """

    edition: Name
    title: Label
    note: str = ""


class EditionError(ValueError):
    """The edition file cannot be used. The message says why and where in it, as in `units[3].cohesion`."""


E = TypeVar("E", bound=Edition)
Fault = tuple[str, str]
"""A place in an edition and what is wrong there."""


def read_edition(data: bytes, kind: type[E], faults: Callable[[E], Iterable[Fault]] = lambda _: ()) -> E:
    """Read an edition file and check it. `faults` finds what the types cannot say. Raises EditionError."""
    try:
        edition = msgspec.json.decode(data.decode(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise EditionError(f"This edition file cannot be read: {error}".replace("`$.", "`")) from error
    for place, why in faults(edition):
        raise EditionError(f"This edition file cannot be played with: {why} - at `{place}`")
    return edition


def repeated(names: Iterable[str], place: str) -> Iterator[Fault]:
    """A fault for each name that stood before; in `place` braces hold its number."""
    seen = set[str]()
    for number, name in enumerate(names):
        if name in seen:
            yield place.format(number), f"there are two of {name!r}"
        seen.add(name)


def edition_digest(edition: Edition) -> str:
    """A digest of everything in an edition that affects play. Titles, notes and sources can be corrected without
    breaking old records, and so can fields be added whose default is empty."""
    return hashlib.sha256(msgspec.json.encode(_essence(msgspec.to_builtins(edition)), order="sorted")).hexdigest()[:16]


def find_edition(package: Traversable, digest: str, load: Callable[[bytes], E]) -> E | None:
    """Find the edition with this digest in a game's package: the current one, or an older one in `editions/`."""
    for data in _kept_editions(package):
        try:
            edition = load(data)
        except EditionError:
            continue  # this one can no longer be played, but the others can
        if edition_digest(edition) == digest:
            return edition
    return None


def _kept_editions(package: Traversable) -> Iterator[bytes]:
    yield (package / "edition.json").read_bytes()
    older = package / "editions"
    if older.is_dir():
        yield from (file.read_bytes() for file in older.iterdir() if file.name.endswith(".json"))


def provenance(edition: Edition) -> dict[str, int]:
    """How many facts of an edition have each kind of source, the best source first."""
    counts = Counter(_sources(msgspec.to_builtins(edition)))
    return {source.value: counts[source.value] for source in Source if counts[source.value]}


def _sources(value: Any) -> Iterator[str]:
    """Every source that is named: a single word, or several words keyed by what they are the source of."""
    if isinstance(value, dict):
        named = value.get("source")
        yield from [named] if isinstance(named, str) else named.values() if isinstance(named, dict) else ()
        for key, part in value.items():
            if key != "source":
                yield from _sources(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _sources(part)


def _essence(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _essence(part) for key, part in value.items() if part and key not in ("title", "note", "source")}
    if isinstance(value, list | tuple):
        return [_essence(part) for part in value]
    return value
