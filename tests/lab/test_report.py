"""What a run leaves for people and for other programs."""

import re
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from gonfalon.cli import main

RUNS = {
    "duel": ["saladin", "random", "random", "--sprt", "0.49", "0.51"],
    "ladder": ["saladin", "random", "tests.lab.meek:Meek", "--reference", "random"],
    "study": ["navas", "random"],
}


class Reader(HTMLParser):
    """What a page would load, and its text."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("script", "link", "img", "iframe"):
            self.loads.append(tag)
        self.loads += [
            value for name, value in attrs if name in ("src", "href", "xlink:href") and value and value[0] != "#"
        ]

    def handle_data(self, data: str) -> None:
        self.words.append(data.strip())


@pytest.mark.parametrize("kind", RUNS)
def test_report(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A page with plots that loads nothing and says the same as the command, and a table with a row for each game."""
    assert main(["lab", kind, *RUNS[kind], "--games", "24", "--run", str(tmp_path)]) == 0
    text = (tmp_path / "report.html").read_text("utf-8")
    reader = Reader()
    reader.feed(text)
    assert reader.loads == []
    assert "url(http" not in text
    assert text.count("<svg") >= 3
    shares = re.findall(r"[\d.]+%", capsys.readouterr().out.splitlines()[1 if kind == "study" else 0])
    assert set(shares) <= set(reader.words)
    rows = pl.read_parquet(tmp_path / "results.parquet")
    assert rows["number"].to_list() == list(range(24))
    assert set(rows["score"].to_list()) <= {0.0, 0.5, 1.0}
    assert rows.schema["opening"] == pl.List(pl.String)
