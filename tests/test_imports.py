"""Imports point one way, in no circle, and whatever is not a game knows games only through the registry."""

import ast
import re
from collections import Counter
from collections.abc import Collection, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/gonfalon"

# Which package may import which, besides itself.
MAY_IMPORT = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"core"},
    "review": {"core", "bots"},
    "lab": {"core", "bots"},
    "protocol": {"core"},
    "terminal": {"core", "bots", "review", "protocol"},
    "interop": {"core", "bots"},
    "mail": {"core"},
    "server": {"core", "bots", "review", "protocol", "mail"},
    "site": {"core", "server", "protocol"},
    "cli": {"core", "bots", "review", "lab", "terminal", "server", "site", "interop", "protocol"},
    "__main__": {"cli"},
}
# Inside these two packages: which folder or module may import which. "" is the package itself.
_BELOW = {"errors", "tokens", "stores", "fanout", "periodic", "catalogue", "matches"}
_TABLE = {*_BELOW, "game_server", "bots", "teacher"}
MAY_IMPORT_WITHIN = {
    "server": {
        **{part: set[str]() for part in ("errors", "tokens", "stores", "fanout")},
        "settings": {"tokens"},
        "redis_fanout": {"fanout"},
        "periodic": {"errors", "stores"},
        "catalogue": {"errors"},
        "lessons": {"errors", "catalogue"},
        "matches": {"errors", "tokens", "stores", "fanout", "catalogue"},
        "game_server": _BELOW,
        **{part: {*_BELOW, "game_server"} for part in ("bots", "background", "monitoring")},
        "teacher": {*_BELOW, "game_server", "bots"},
        "http": {*_TABLE, "lessons", "monitoring"},
        "browser": {*_TABLE, "background", "http"},
        "links": {*_BELOW, "settings"},
        "startup": {*_TABLE, "settings", "links", "redis_fanout", "background", "monitoring", "http"},
        "upgrade_check": _BELOW,
        "admin": {*_BELOW, "game_server", "settings", "startup", "background", "upgrade_check", "http"},
    },
    "terminal": {
        "canvas": set[str](),
        "palette": set[str](),
        "texts": set[str](),
        "board": set[str](),
        "session": {"texts"},
        "input": {"board"},
        "full_screen": {"palette", "texts"},
        "screens": {"full_screen", "texts", "board", "session", "input"},
        "app": {"full_screen", "texts", "board", "session", "screens"},
        "join": {"full_screen", "texts", "board", "session", "screens"},
    },
}
# What of the terminal's the boards of games draw with.
DRAWING = (("terminal", "canvas"), ("terminal", "palette"))
# Inside a game each may import its own and what stands before it; and the engine the ai, for those who ask the rules.
ASKING = ("rules", "engine", "ai")
WITHIN_A_GAME = ("hexes", "edition", "rules", "interface", "ai", "game", "terminal")
KNOW_NO_GAME = MAY_IMPORT.keys() - {"games", "__main__"}
BUILT = SOURCE / "server/page"
"""What the browser's client was built into; its shell is looked at where it was written."""
TEXTS = (".py", ".ftl", ".tcss", ".html", ".md", ".json", ".toml")


def wrong_imports(root: Path) -> list[str]:
    """Every import and every name of a game that is in the wrong place, as 'file:line says what'."""
    return sorted([*_wrong_imports(root), *_named_games(root)])


def circles(root: Path) -> list[tuple[str, ...]]:
    """Modules that import each other, wherever in the file."""
    modules = {_module(path, root): path for path in root.rglob("*.py")}
    graph = {name: {_known(found, modules) for _, found in _imports(path, root)} for name, path in modules.items()}
    try:
        TopologicalSorter({name: needed - {name, ""} for name, needed in graph.items()}).prepare()
    except CycleError as error:
        return [tuple(error.args[1])]
    return []


def _module(path: Path, root: Path) -> str:
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _known(imported: tuple[str, ...], modules: Collection[str]) -> str:
    """The module that an import reads: what is imported from it may be a name in it."""
    name = ".".join(imported)
    return name if name in modules else ".".join(imported[:-1])


def _wrong_imports(root: Path) -> Iterator[str]:
    for path in sorted(root.rglob("*.py")):
        importer = path.relative_to(root).with_suffix("").parts
        for line, imported in _imports(path, root):
            if not _may(importer, imported):
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
    if importer[0] == "games" and importer[2:3] == ("terminal",) and imported[:2] in DRAWING:
        return True
    if importer[0] == imported[0] == "games":
        return _may_within_games(importer[1:], imported[1:])
    if importer[0] == imported[0] and importer[0] in MAY_IMPORT_WITHIN:
        return _may_within(importer[1:], imported[1:], MAY_IMPORT_WITHIN[importer[0]])
    return imported[0] == importer[0] or imported[0] in MAY_IMPORT.get(importer[0], set())


def _may_within(importer: tuple[str, ...], imported: tuple[str, ...], allowed: dict[str, set[str]]) -> bool:
    """Whether one part of a package may import another."""
    return imported[0] == importer[0] or imported[0] in allowed.get(importer[0], set())


def _may_within_games(importer: tuple[str, ...], imported: tuple[str, ...]) -> bool:
    """A game imports only itself, and in order."""
    if not imported or importer[0] != imported[0]:
        return False
    parts = [part for part in (importer[1], *imported[1:2]) if part in WITHIN_A_GAME]
    return sorted(parts, key=WITHIN_A_GAME.index, reverse=True) == parts or (*importer[1:], imported[1]) == ASKING


def _named_games(root: Path) -> Iterator[str]:
    games = [path.name for path in sorted((root / "games").iterdir()) if (path / "__init__.py").exists()]
    named = re.compile(rf"(?<![^\W_])({'|'.join(games)})(?![^\W_])", re.IGNORECASE)
    for path in sorted(root.rglob("*")):
        package = path.relative_to(root).with_suffix("").parts[0]
        if path.suffix in TEXTS and package in KNOW_NO_GAME and BUILT not in path.parents:
            for line, text in enumerate(path.read_text("utf-8").splitlines(), start=1):
                if found := named.search(text):
                    yield f"{path.relative_to(root)}:{line} names {found[1].lower()}"


def test_imports_point_one_way() -> None:
    """No import goes against the plan, and nothing but games names a game."""
    faults = wrong_imports(SOURCE)
    assert not faults, "\n".join(["", *faults])


def test_no_circle() -> None:
    """No module imports itself indirectly, not even inside a function or for types alone."""
    assert circles(SOURCE) == []


def test_every_part_is_known() -> None:
    """A new package, and a new part of one that has a plan, must say what it may import."""
    assert _parts(SOURCE) - {"__main__"} <= set(MAY_IMPORT)
    for package, plan in MAY_IMPORT_WITHIN.items():
        assert _parts(SOURCE / package) == set(plan)


def test_no_two_classes_share_a_name() -> None:
    """Outside games, each of which has its own state and its own events, a class is known by its name alone."""
    paths = [path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0] != "games"]
    nodes = [node for path in paths for node in ast.parse(path.read_text("utf-8")).body]
    names = Counter(node.name for node in nodes if isinstance(node, ast.ClassDef))
    assert [name for name, count in names.items() if count > 1] == []


def _parts(folder: Path) -> set[str]:
    found = {path.stem for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    return found - {"__init__"}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small tree in which every import is right."""
    files = {
        "core/match.py": "from gonfalon.core.fate import Fate\nfrom . import record\nimport json\n",
        "core/fate.py": "",
        "core/record.py": "",
        "games/__init__.py": "",
        "games/chess/__init__.py": "from gonfalon.games.chess.rules import Rules\n",
        "games/chess/rules.py": "from gonfalon.core import Game\nfrom gonfalon import __version__\n",
        "games/chess/terminal/page.py": "from gonfalon.games.chess import rules\n",
        "games/go/__init__.py": "from .stones import Stone\n",
        "games/go/terminal/__init__.py": "from gonfalon.terminal.canvas import Canvas\n",
        "bots/greedy.py": "from gonfalon.core import Game\n",
        "server/game_server.py": "from gonfalon.bots import Bot\nfrom gonfalon.server.matches.cache import Cache\n",
        "server/matches/cache.py": "",
        "server/http/app.py": "from gonfalon.server.game_server import GameServer\n",
        "site/pages.py": "from gonfalon.server.game_server import GameServer\n",
        "terminal/app.py": "from gonfalon.core import registry\n# a forgotten category, a good algorithm\n",
        "cli/main.py": "import gonfalon.terminal.app\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_right_house(house: Path) -> None:
    """The checker finds nothing wrong where nothing is."""
    assert wrong_imports(house) == []
    assert circles(house) == []


@pytest.mark.parametrize("text", ["from gonfalon.core import match", "def f():\n    import gonfalon.core.match"])
def test_circle_is_found(house: Path, text: str) -> None:
    """Two modules that need each other are found, even if one imports the other inside a function."""
    (house / "core/record.py").write_text(text + "\n")
    assert set(circles(house)[0]) == {"core.match", "core.record"}


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("core/bad.py", "import gonfalon.bots.greedy", "imports bots.greedy"),
        ("core/bad.py", "from gonfalon import bots", "imports bots"),
        ("core/bad.py", "from ..games import chess", "imports games.chess"),
        ("core/bad.py", "if True:\n    def f():\n        from gonfalon.server import play", "imports server.play"),
        ("core/bad.py", "import importlib\nimportlib.import_module('gonfalon.lab')", "imports lab"),
        ("games/go/bad.py", "from gonfalon.games.chess import rules", "imports games.chess.rules"),
        ("games/go/bad.py", "from ..chess import rules", "imports games.chess.rules"),
        ("games/go/bad.py", "from gonfalon.games import chess", "imports games.chess"),
        ("games/go/bad.py", "from gonfalon.bots import Bot", "imports bots.Bot"),
        ("games/go/game.py", "from gonfalon.games.go.terminal import Board", "imports games.go.terminal.Board"),
        ("games/go/ai.py", "from . import game", "imports games.go.game"),
        ("games/chess/rules.py", "from gonfalon.games.chess import ai", "imports games.chess.ai"),
        ("games/chess/ai.py", "from gonfalon.terminal import canvas", "imports terminal.canvas"),
        ("bots/bad.py", "from gonfalon.games import registry", "imports games.registry"),
        ("bots/bad.py", "from gonfalon.lab import duel", "imports lab.duel"),
        ("server/game_server.py", "from gonfalon.site import people", "imports site.people"),
        ("server/game_server.py", "from gonfalon.server.http import app", "imports server.http.app"),
        (
            "server/matches/bad.py",
            "from gonfalon.server.game_server import GameServer",
            "imports server.game_server.GameServer",
        ),
        ("server/matches/bad.py", "from .. import http", "imports server.http"),
        ("server/attic.py", "from gonfalon.server.stores import sqlite", "imports server.stores.sqlite"),
        ("terminal/session/bad.py", "from gonfalon.terminal.screens import menu", "imports terminal.screens.menu"),
        ("terminal/bad.py", "from gonfalon.cli import main", "imports cli.main"),
        ("lab/bad.py", "import gonfalon.terminal", "imports terminal"),
        ("lab/bad.py", "import gonfalon.attic", "imports attic"),
        ("terminal/bad.py", 'GAME = "chess"', "names chess"),
        ("terminal/bad.tcss", "/* Chess has squares */", "names chess"),
        ("cli/main.py", "def play_chess(): ...", "names chess"),
        ("core/en.ftl", "go-on = Go on", "names go"),
    ],
)
def test_wrong_import_is_found(house: Path, name: str, text: str, found: str) -> None:
    """Each way to break the plan is found, with its file."""
    (house / name).parent.mkdir(parents=True, exist_ok=True)
    (house / name).write_text(text + "\n")
    assert [fault for fault in wrong_imports(house) if fault.startswith(f"{name}:") and fault.endswith(f" {found}")]
