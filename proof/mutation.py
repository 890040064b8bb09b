"""Change the code in small ways and count how many of the changes the tests notice.

    scripts/prove mutation core

A run that was interrupted goes on where it was when it is called again, as long as sources and tests are the same; else
it begins anew. With --survivors only what no test has failed on is tried again, which is quick while one writes the
missing tests; the figure counts when a whole run has confirmed it. The last results are in docs/reports/mutation.md.
"""

import argparse
import hashlib
import os
import resource
import shutil
import signal
import subprocess
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
os.chdir(ROOT)  # mutmut reads its configuration from here as soon as it is imported

from mutmut import __main__ as mutmut  # noqa: E402
from mutmut.configuration import config  # noqa: E402
from mutmut.mutation.data import SourceFileMutationData  # noqa: E402
from mutmut.mutation.diff_apply import get_diff_for_mutant  # noqa: E402
from mutmut.stats import status_by_exit_code  # noqa: E402
from mutmut.utils.file_utils import copy_src_dir, walk_mutatable_files  # noqa: E402

WANTED = 85
SEED = 1
CHILDREN = 2
MEMORY = 4 * 1024**3
"""A change that never comes to an end may also never stop growing."""

COPIED = ("src", "tests", "docs", "scripts", "examples", "web/src", "pyproject.toml")
CODE = "code.sha256"
SURVIVORS = "survivors.diff"

FAILED = ("killed", "segfault")
NOTICED = (*FAILED, "timeout")
MISSED = ("survived", "no tests")
SKIPPED = 34
"""How mutmut marks what is not to be tried."""


@dataclass
class Target:
    """What is changed, and the tests that should notice. `sample` is how many changes are drawn by the seed, or all."""

    modules: list[str]
    tests: list[str]
    sample: int | None = None


def rules_of(game: str, *modules: str) -> list[str]:
    return [f"src/gonfalon/games/{game}/rules/{module}.py" for module in modules]


TARGETS = {
    # Without the long random matches, which would take hours: what they alone notice counts as missed.
    "core": Target(["src/gonfalon/core/*"], ["tests/core", "tests/games/test_versions.py", "-m", "not hypothesis"]),
    # Small enough for every change: what taking back brings back.
    "line": Target(["src/gonfalon/core/line.py"], ["tests/core/test_taking_back.py", "-m", "not hypothesis"]),
    # Without what needs a server, and what is slow.
    "server": Target(
        ["src/gonfalon/server/*"], ["tests/server", "-m", "not (full or postgres or redis or nginx)"], sample=400
    ),
    "rules": Target(
        rules_of("navas", "moves", "attacks", "combat", "victory"),
        ["tests/games/navas", "--ignore=tests/games/navas/information"],
    ),
    # Without whole games and the independent model, which are slow.
    "navas-hex": Target(
        rules_of("navas_hex", "reach", "moves", "fire", "melee", "charge", "combat", "losses", "retreat", "victory"),
        ["tests/games/navas_hex", "-m", "not full"],
        sample=1000,
    ),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", choices=TARGETS)
    parser.add_argument("--survivors", action="store_true", help="try again only what no test has failed on")
    arguments = parser.parse_args()
    target = TARGETS[arguments.target]
    work = ROOT / "build/mutation" / arguments.target
    lay_out(work, digest(target), only_survivors=arguments.survivors)
    os.chdir(work)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    os.register_at_fork(after_in_child=lambda: signal.signal(signal.SIGTERM, signal.SIG_DFL))
    run(target, FAILED if arguments.survivors else NOTICED + MISSED)
    return tell()


def lay_out(work: Path, code: str, *, only_survivors: bool) -> None:
    """Copy the project, unless it lies there as it is. Results for other code are only of use to find survivors."""
    if (work / CODE).is_file() and (work / CODE).read_text() == code:
        return
    found = {path: path.read_bytes() for path in work.rglob("*.meta")} if only_survivors else {}
    shutil.rmtree(work, ignore_errors=True)
    for name in tracked(*COPIED):
        copy(ROOT / name, work / name)
    for path, results in found.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(results)
    if not only_survivors:
        (work / CODE).write_text(code)


def digest(target: Target) -> str:
    """Names everything on which a result depends."""
    code = hashlib.sha256(repr(target).encode())
    for path in tracked("src", "tests", "pyproject.toml", "requirements"):
        code.update(f"{path} {hashlib.sha256((ROOT / path).read_bytes()).hexdigest()}".encode())
    return code.hexdigest()


def tracked(*parts: str) -> list[str]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *parts]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return [path for path in listed.stdout.splitlines() if (ROOT / path).is_file()]


def copy(source: Path, copied: Path) -> None:
    copied.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(source, copied)


def run(target: Target, kept: tuple[str, ...]) -> None:
    settings = config()
    settings.only_mutate = target.modules
    settings.pytest_add_cli_args_test_selection = target.tests
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with mutmut.CatchOutput():
        copy_src_dir()
        mutmut.create_mutants(CHILDREN)
    choose(target.sample, kept)
    # A place of its own, for tests that somebody runs meanwhile clear away old folders of the common one.
    with tempfile.TemporaryDirectory() as place:
        os.environ["PYTEST_DEBUG_TEMPROOT"] = place
        mutmut._run((), CHILDREN)


def choose(sample: int | None, kept: tuple[str, ...]) -> None:
    """What is drawn and has no result to be kept will be tried. Where the code changes little, so does the draw."""
    changed = files()
    names = [name for file in changed for name in file.exit_code_by_key]
    drawn = sorted(names, key=lambda name: hashlib.sha256(f"{SEED} {name}".encode()).digest())[:sample]
    for file in changed:
        for name in file.exit_code_by_key.keys() - drawn:
            file.exit_code_by_key[name] = SKIPPED
        for name in file.exit_code_by_key.keys() & drawn:
            if status_by_exit_code[file.exit_code_by_key[name]] not in kept:
                file.exit_code_by_key[name] = None
        file.save()


def files() -> list[SourceFileMutationData]:
    found = [SourceFileMutationData(path=path) for path in walk_mutatable_files()]
    for file in found:
        file.load()
    return found


def tell() -> int:
    """The figures, and who survived in which function; 1 if too many did or not all has been tried."""
    paths = {name: file.path for file in files() for name in file.exit_code_by_key}
    ends = {name: status_by_exit_code[code] for file in files() for name, code in file.exit_code_by_key.items()}
    missed = sorted(name for name, end in ends.items() if end in MISSED)
    tried = len(missed) + sum(end in NOTICED for end in ends.values())
    noticed = 100 * (tried - len(missed)) / max(tried, 1)
    diffs = [f"# {name}: {ends[name]}\n{get_diff_for_mutant(name, path=paths[name])}" for name in missed]
    Path(SURVIVORS).write_text("\n".join(diffs))
    for end, count in Counter(ends.values()).most_common():
        print(f"{count:5} {end}")
    print("Not noticed, by function:")
    for function, count in Counter(name.partition("__mutmut_")[0] for name in missed).most_common():
        print(f"{count:5} {function}")
    print(f"{noticed:.1f} % of {tried} were noticed; wanted: {WANTED} %. The others: {Path(SURVIVORS).absolute()}")
    waiting = len(ends) - tried - sum(end == "skipped" for end in ends.values())
    if waiting:
        print(f"{waiting} wait to be tried: call again to go on.")
    return int(noticed < WANTED or waiting > 0)
