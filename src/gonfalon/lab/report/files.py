"""Writes a run into two files: a page that loads nothing, so it can be mailed and kept, and a table of its games."""

from collections.abc import Iterator, Sequence
from html import escape
from io import BytesIO
from typing import NamedTuple

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from gonfalon import __version__
from gonfalon.lab.runs.planned import RunSettings, written
from gonfalon.lab.runs.played import GameOutcome

REPORT = "report.html"
STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .8rem 0; }
th, td { padding: .2rem .9rem .2rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #e4e4e4; }
th { font-weight: 600; } td + td { text-align: right; } th + th { text-align: right; }
.plain td + td { text-align: left; }
svg { max-width: 100%; height: auto; display: block; margin: .5rem 0; }
p { color: #555; }
"""
RESULTS = "results.parquet"
COLUMNS = pa.schema(
    [
        ("number", pa.int64()),
        ("first", pa.string()),
        ("second", pa.string()),
        ("first_side", pa.string()),
        ("seed", pa.int64()),
        ("winner", pa.string()),
        ("reason", pa.string()),
        ("decisions", pa.int64()),
        ("seconds", pa.list_(pa.float64())),
        ("longest", pa.list_(pa.float64())),
        ("opening", pa.list_(pa.string())),
        ("score", pa.float64()),
    ]
)


class Section(NamedTuple):
    """A part of a report: some words, a table, plots."""

    title: str
    heads: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    plots: Sequence[str] = ()
    note: str = ""


def page(title: str, settings: RunSettings, sections: Sequence[Section]) -> bytes:
    parts = [
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>',
        '<meta name="viewport" content="width=device-width">',
        f"<style>{STYLE}</style><h1>{escape(title)}</h1>",
        *(part for section in sections for part in _section(section)),
        *_section(Section("Settings", rows=list(_settings(settings))), "plain"),
        f"<p>Gonfalon {__version__}. Intervals are of 95 %; a draw is half a point.</p></html>",
    ]
    return "\n".join(parts).encode()


def _section(section: Section, kind: str = "") -> Iterator[str]:
    yield f"<section><h2>{escape(section.title)}</h2>"
    if section.note:
        yield f"<p>{escape(section.note)}</p>"
    yield from section.plots
    if section.rows:
        yield f'<table class="{kind}">'
        if section.heads:
            yield _row(section.heads, "th")
        yield from (_row(row, "td") for row in section.rows)
        yield "</table>"
    yield "</section>"


def _row(cells: Sequence[str], kind: str) -> str:
    return f"<tr>{''.join(f'<{kind}>{escape(cell)}</{kind}>' for cell in cells)}</tr>"


def _settings(settings: RunSettings) -> Iterator[tuple[str, str]]:
    battle = settings.battle
    yield "battle", f"{battle.game}, {battle.setup.scenario}"
    yield "options", ", ".join(f"{name} {value}" for name, value in battle.setup.options.items()) or "none"
    yield "rules and edition", f"{battle.rules}, {battle.digest}"
    yield "bots", ", ".join(settings.bots)
    if settings.references:
        yield "references", ", ".join(settings.references)
    yield "games of each pairing", f"{settings.games:,}"
    yield "first seed", str(settings.seed)
    if settings.sprt:
        low, high = settings.sprt
        yield "sequential test", f"{high:.1%} against {low:.1%}"


def as_parquet(settings: RunSettings, outcomes: Sequence[GameOutcome]) -> bytes:
    """A row for each game; the settings are in the file's metadata."""
    rows = [msgspec.to_builtins(outcome) | {"score": outcome.score} for outcome in outcomes]
    table = pa.Table.from_pylist(rows, COLUMNS.with_metadata({"settings": written(settings)}))
    file = BytesIO()
    pq.write_table(table, file, compression="zstd")
    return file.getvalue()
