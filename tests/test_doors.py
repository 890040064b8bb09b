"""Which way the doors open: imports point one way, and shells know games only through the registry."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src/gonfalon"

# Who may import whom, besides itself.
MAY_IMPORT = {
    "core": set[str](),
    "drawing": set[str](),
    "games": {"core", "drawing"},
    "bots": {"core"},
    "lab": {"core", "bots"},
    "wire": {"core"},
    "terminal": {"core", "bots", "drawing", "wire"},
    "interop": {"core", "bots"},
    "table": {"core", "bots", "wire"},
    "site": {"core", "table", "wire"},
    "cli": {"core", "bots", "lab", "terminal", "table", "site", "interop", "wire"},
    "__main__": {"cli"},
}
KNOW_NO_GAME = ("core", "drawing", "bots", "lab", "terminal", "interop", "wire", "table", "site", "cli")
BUILT = SOURCE / "table/page"
"""What the browser's client was built into; its shell is looked at where it was written."""
TEXTS = (".py", ".ftl", ".tcss", ".html", ".md", ".json", ".toml")


def wrong_doors(root: Path) -> list[str]:
    """Every import and every name of a game that should not be where it is, as 'file:line says what'."""
    return sorted([*_wrong_imports(root), *_named_games(root)])


def _wrong_imports(root: Path) -> Iterator[str]:
    for path in sorted(root.rglob("*.py")):
        room = path.relative_to(root).with_suffix("").parts
        for line, imported in _imports(path, root):
            if not _may(room, imported):
                yield f"{path.relative_to(root)}:{line} imports {'.'.join(imported)}"


def _imports(path: Path, root: Path) -> Iterator[tuple[int, tuple[str, ...]]]:
    """What a file imports of ours, as parts of the name below `gonfalon`."""
    package = ("gonfalon", *path.relative_to(root).parent.parts)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else ()
            stem = (*base, *(node.module or "").split(".")) if node.module else base
            names = [(*stem, alias.name) for alias in node.names]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            names = [tuple(str(ast.literal_eval(arg)).split(".")) for arg in node.args if isinstance(arg, ast.Constant)]
        else:
            continue
        yield from ((node.lineno, name[1:]) for name in names if name[0] == "gonfalon")


def _may(importer: tuple[str, ...], imported: tuple[str, ...]) -> bool:
    if imported[0] not in MAY_IMPORT:
        return imported[0].startswith("__")
    if importer[0] == "games" and imported[0] == "drawing":
        return importer[2:3] == ("board",)
    if importer[0] == imported[0] == "games":
        return _may_within_games(importer[1:], imported[1:])
    return imported[0] == importer[0] or imported[0] in MAY_IMPORT.get(importer[0], set())


def _may_within_games(importer: tuple[str, ...], imported: tuple[str, ...]) -> bool:
    """A game imports only itself, and its rules never its board."""
    if not imported or importer[0] != imported[0]:
        return False
    return imported[1:2] != ("board",) or importer[1:2] == ("board",)


def _named_games(root: Path) -> Iterator[str]:
    games = [path.name for path in sorted((root / "games").iterdir()) if (path / "__init__.py").exists()]
    named = re.compile(rf"(?<![^\W_])({'|'.join(games)})(?![^\W_])", re.IGNORECASE)
    for path in sorted(root.rglob("*")):
        room = path.relative_to(root).with_suffix("").parts[0]
        if path.suffix in TEXTS and room in KNOW_NO_GAME and BUILT not in path.parents:
            for line, text in enumerate(path.read_text("utf-8").splitlines(), start=1):
                if found := named.search(text):
                    yield f"{path.relative_to(root)}:{line} names {found[1].lower()}"


def test_doors_open_one_way() -> None:
    """No import goes against the plan of the house, and no shell names a game."""
    faults = wrong_doors(SOURCE)
    assert not faults, "\n".join(["", *faults])


def test_every_room_is_known() -> None:
    """A new room under src/gonfalon must say whom it may import."""
    rooms = {path.stem for path in SOURCE.iterdir() if path.is_dir() or path.suffix == ".py"}
    assert rooms - {"__init__", "__main__", "__pycache__"} <= set(MAY_IMPORT)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small house in which every door is right."""
    rooms = {
        "core/match.py": "from gonfalon.core.fate import Fate\nfrom . import record\nimport json\n",
        "games/__init__.py": "",
        "games/chess/__init__.py": "from gonfalon.games.chess.rules import Rules\n",
        "games/chess/rules.py": "from gonfalon.core import Game\nfrom gonfalon import __version__\n",
        "games/chess/board.py": "from gonfalon.games.chess import rules\n",
        "games/go/__init__.py": "from .stones import Stone\n",
        "games/go/board/__init__.py": "from gonfalon.games.go.board.grid import Grid\n",
        "bots/greedy.py": "from gonfalon.core import Game\n",
        "table/play.py": "from gonfalon.bots import Bot\n",
        "site/pages.py": "from gonfalon.table.play import Play\n",
        "terminal/app.py": "from gonfalon.core import registry\n# a forgotten category, a good algorithm\n",
        "cli.py": "import gonfalon.terminal.app\n",
    }
    for name, text in rooms.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_right_house(house: Path) -> None:
    """The checker finds nothing wrong where nothing is."""
    assert wrong_doors(house) == []


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("core/bad.py", "import gonfalon.bots.greedy", "imports bots.greedy"),
        ("core/bad.py", "from gonfalon import bots", "imports bots"),
        ("core/bad.py", "from ..games import chess", "imports games.chess"),
        ("core/bad.py", "if True:\n    def f():\n        from gonfalon.table import play", "imports table.play"),
        ("core/bad.py", "import importlib\nimportlib.import_module('gonfalon.lab')", "imports lab"),
        ("games/go/bad.py", "from gonfalon.games.chess import rules", "imports games.chess.rules"),
        ("games/go/bad.py", "from ..chess import rules", "imports games.chess.rules"),
        ("games/go/bad.py", "from gonfalon.games import chess", "imports games.chess"),
        ("games/go/bad.py", "from gonfalon.bots import Bot", "imports bots.Bot"),
        ("games/go/bad.py", "from gonfalon.games.go.board import Board", "imports games.go.board.Board"),
        ("games/go/bad.py", "from . import board", "imports games.go.board"),
        ("games/chess/rules.py", "from gonfalon.games.chess import board", "imports games.chess.board"),
        ("bots/bad.py", "from gonfalon.games import registry", "imports games.registry"),
        ("bots/bad.py", "from gonfalon.lab import duel", "imports lab.duel"),
        ("table/bad.py", "from gonfalon.site import people", "imports site.people"),
        ("terminal/bad.py", "from gonfalon.cli import main", "imports cli.main"),
        ("lab/bad.py", "import gonfalon.terminal", "imports terminal"),
        ("lab/bad.py", "import gonfalon.attic", "imports attic"),
        ("terminal/bad.py", 'GAME = "chess"', "names chess"),
        ("terminal/bad.tcss", "/* Chess has squares */", "names chess"),
        ("cli.py", "def play_chess(): ...", "names chess"),
        ("core/en.ftl", "go-on = Go on", "names go"),
    ],
)
def test_wrong_door_is_found(house: Path, name: str, text: str, found: str) -> None:
    """Each way to break the plan is found, with its file."""
    (house / name).parent.mkdir(exist_ok=True)
    (house / name).write_text(text + "\n")
    assert [fault for fault in wrong_doors(house) if fault.startswith(f"{name}:") and fault.endswith(f" {found}")]
