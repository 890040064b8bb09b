"""Edition files: read whole or refused with the place of the fault."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.core import Edition, EditionError, Source, read_edition
from gonfalon.core.editions import edition_digest, find_edition, provenance


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    power: int
    source: Source | dict[str, Source]


class BoxedEdition(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pieces: list[Piece]


def whole() -> dict[str, Any]:
    return {
        "edition": "box-1",
        "title": "A box",
        "note": "",
        "pieces": [{"name": "king", "power": 2, "source": "printed"}],
    }


def read(content: object) -> BoxedEdition:
    return read_edition(json.dumps(content).encode(), BoxedEdition)


def test_edition_is_read() -> None:
    """A sound file gives its names and numbers, each with its source."""
    edition = read(whole())
    assert (edition.edition, edition.pieces[0].power, edition.pieces[0].source) == ("box-1", 2, Source.PRINTED)


def test_facts_are_counted_by_grade() -> None:
    """Every grade that occurs is counted, the best known first."""
    king = whole()["pieces"][0]
    sources = ["reconstructed", "inferred", "printed", "inferred"]
    counts = provenance(read(whole() | {"pieces": [king | {"source": source} for source in sources]}))
    assert list(counts.items()) == [("printed", 1), ("inferred", 2), ("reconstructed", 1)]


def test_sources_of_one_piece() -> None:
    """A piece may name a source for each of its facts."""
    king = whole()["pieces"][0] | {"source": {"name": "printed", "power": "inferred"}}
    assert provenance(read(whole() | {"pieces": [king]})) == {"printed": 1, "inferred": 1}


FAULTS: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda e: e.pop("title"), r"missing required field `title`"),
    (lambda e: e.update(edition=7), r"Expected `str`, got `int` - at `edition`"),
    (lambda e: e.update(colour="red"), r"unknown field `colour`"),
    (lambda e: e.update(pieces={}), r"Expected `array`, got `object` - at `pieces`"),
    (lambda e: e["pieces"][0].pop("power"), r"missing required field `power` - at `pieces\[0\]`"),
    (lambda e: e["pieces"][0].update(power="2"), r"Expected `int`, got `str` - at `pieces\[0\]\.power`"),
    (lambda e: e["pieces"][0].update(source="heard"), r"Invalid enum value 'heard' - at `pieces\[0\]\.source`"),
    (lambda e: e["pieces"][0].update(age=7), r"unknown field `age` - at `pieces\[0\]`"),
]


@pytest.mark.parametrize(("spoil", "where"), FAULTS)
def test_fault_is_named(spoil: Callable[[dict[str, Any]], object], where: str) -> None:
    """Whatever is wrong in a file is refused with its place."""
    content = whole()
    spoil(content)
    with pytest.raises(EditionError, match=f"^This edition file cannot be read: .*{where}"):
        read(content)


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"\xff\xfe", b'{"\xc3(": 1}', b'{"edition": NaN}', b"[" * 10**6, b"[]", b"null", b'{"edition": "a",}'],
)
def test_not_even_json(data: bytes) -> None:
    """A file that is not an edition at all is refused in the same way."""
    with pytest.raises(EditionError, match=r"^This edition file cannot be read: ."):
        read_edition(data, BoxedEdition)


@pytest.mark.parametrize("name", ["", "two words", "x" * 61, "a\nb", "tail\n", "odd  #", "-dash", "Ünal"])
def test_edition_name_is_one_plain_word(name: str) -> None:
    """The name of an edition is written into every record, so it must be one plain word."""
    with pytest.raises(EditionError, match="at `edition`"):
        read(whole() | {"edition": name})


def test_digest_names_the_content() -> None:
    """The layout of a file does not matter, any difference in content does."""
    content = whole()
    turned = dict(reversed(whole().items()))
    assert edition_digest(read(content)) == edition_digest(read(turned))
    content["pieces"][0]["power"] = 1
    assert edition_digest(read(content)) != edition_digest(read(turned))


def test_digest_leaves_room_to_mend() -> None:
    """A corrected note or title does not break the records that were played with the edition."""
    content = whole()
    assert edition_digest(read(content | {"title": "Better", "note": "Mended"})) == edition_digest(read(content))


def test_edition_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    """An edition of a package that is broken, or is of another game, is passed over."""
    (tmp_path / "edition.json").write_text("{")
    (tmp_path / "editions").mkdir()
    (tmp_path / "editions/older.json").write_text(json.dumps(whole()))
    (tmp_path / "editions/note.txt").write_text("no edition")
    older = read(whole())
    assert find_edition(tmp_path, edition_digest(older), lambda data: read_edition(data, BoxedEdition)) == older


def test_digest_never_changes() -> None:
    """Stored records contain digests, so the algorithm must never change."""
    assert edition_digest(read(whole())) == "0281f3d3b7e6d1d9"
