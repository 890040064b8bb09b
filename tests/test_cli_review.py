"""`gonfalon review`, as a person types it."""

import re
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.cli.review_lines import ROWS, WIDTH, column_of, drawn_curve
from gonfalon.core.record import seal, unseal
from tests.golden.stored import HERE

RECORD = HERE / "saladin-hattin.record"


def told(*typed: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["review", *typed, "--simulations", "4"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def refused(*typed: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["review", *typed]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


def test_review_of_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    """Curve, parts that add up, luck apart from skill, what cost most and where to see it again; no colours."""
    out = told(str(RECORD), "--seat", "crusaders", capsys=capsys)
    assert "review for: Crusaders" in out
    assert "100% │" in out
    assert "█" in out
    parts = next(line for line in out.splitlines() if "from this side's decisions" in line)
    numbers = [int(word.replace("−", "-")) for word in re.findall(r"[+−]?\d+", parts)]
    assert sum(numbers[:-1]) == numbers[-1] == 100
    assert "Luck:" in out
    assert "Combined skill" in out
    assert "3. Action" in out
    assert "Better:" in out
    assert f"gonfalon replay {RECORD} --seat crusaders" in out
    assert "\033" not in out


def written(path: Path, lines: list[str]) -> str:
    path.write_text(seal(lines), "utf-8")
    return str(path)


def test_what_cannot_be_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A match that goes on, a damaged record, an unknown edition, an illegal action, a seat that is none: one kind
    sentence each."""
    lines, file = unseal(RECORD.read_text("utf-8")), tmp_path / "some.record"
    going_on = [line for line in lines[:40] if not line.startswith(("secret", "result"))]
    assert "help during a match" in refused(written(file, going_on), capsys=capsys)
    file.write_text(RECORD.read_text("utf-8").replace(" fate ", " fete ", 1), "utf-8")
    assert "damaged" in refused(str(file), capsys=capsys)
    other = ["edition other 0123456789abcdef" if line.startswith("edition ") else line for line in lines]
    assert "edition other" in refused(written(file, other), capsys=capsys)
    number = next(place for place, line in enumerate(lines) if line.startswith("5 "))
    illegal = [*lines[:number], "5 crusaders dance", *lines[number + 1 :]]
    assert f"line {number + 1} " in refused(written(file, illegal), capsys=capsys)
    assert "no seat “moor”" in refused(str(RECORD), "--seat", "moor", capsys=capsys)
    assert "isn't UTF-8" in refused(_binary(file), capsys=capsys)


def _binary(path: Path) -> str:
    path.write_bytes(b"\xff\x00")
    return str(path)


def test_curve() -> None:
    """A column is as high as the chance was by its end, and a mark stands under its own column."""
    assert next(iter(drawn_curve([1.0, 0.0, 0.5]))) == "  100% │█"
    assert list(drawn_curve([1.0, 0.0, 0.5]))[-1] == "    0% │█ █"
    long = [place / 999 for place in range(1000)]
    rows = list(drawn_curve(long))
    assert len(rows) == ROWS
    assert len(rows[-1]) == 8 + WIDTH
    assert [column_of(place, 1000) for place in (0, 500, 999)] == [0, WIDTH // 2, WIDTH - 1]
    assert [column_of(place, 3) for place in range(3)] == [0, 1, 2]
