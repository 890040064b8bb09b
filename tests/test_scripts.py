"""Every script runs from a bare shell: what it needs it finds by itself."""

import ast
import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCRIPTS = sorted(path.name for path in (ROOT / "scripts").iterdir() if path.is_file())
PROOFS = {path.stem if path.is_file() else path.name for path in (ROOT / "proof").iterdir()}
BARE = {"PATH": "/usr/bin:/bin", "HOME": os.environ.get("HOME", "/")}


def is_python(script: str) -> bool:
    return "python" in (ROOT / "scripts" / script).read_text("utf-8").partition("\n")[0]


def proofs() -> list[str]:
    """The names that scripts/prove knows."""
    nodes = ast.parse((ROOT / "scripts/prove").read_text("utf-8")).body
    [names] = [node.value for node in nodes if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "NAMES"]
    return list(ast.literal_eval(names))


COMMANDS = [*([script] for script in SCRIPTS if is_python(script)), *(["prove", name] for name in proofs())]


@pytest.mark.full
@pytest.mark.skipif(not (ROOT / ".venv").exists(), reason="scripts run in the environment that scripts/setup makes")
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_python_script_runs_from_a_bare_shell(command: list[str], tmp_path: Path) -> None:
    """With nothing on the path but the system, from any folder, it can say what it does, and does nothing yet."""
    script = [str(ROOT / "scripts" / command[0]), *command[1:], "--help"]
    told = subprocess.run(script, env=BARE, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert told.stdout.startswith(f"usage: {' '.join(command)}"), told.stderr
    assert told.returncode == 0


def test_every_proof_exists() -> None:
    """In alphabetical order, and each is a file or a folder of that name."""
    assert proofs() == sorted(proofs())
    assert {name.replace("-", "_") for name in proofs()} <= PROOFS


@pytest.mark.parametrize("script", SCRIPTS)
def test_script_is_a_program(script: str) -> None:
    """A script can be called by its name, and begins with what it does."""
    assert os.access(ROOT / "scripts" / script, os.X_OK)
    assert (ROOT / "scripts" / script).read_text("utf-8").splitlines()[1].startswith(('"""', "# "))


@pytest.mark.parametrize("script", [script for script in SCRIPTS if not is_python(script)])
def test_shell_script_can_be_read(script: str) -> None:
    """The shell finds no mistake in it."""
    subprocess.run(["bash", "-n", ROOT / "scripts" / script], check=True)


@pytest.mark.parametrize(
    ("subject", "told"),
    [
        ("Add odds to the terminal's attack prompt", ""),
        ("Speed up the first board", ""),
        ('Revert "Added odds"', ""),
        ("Added odds", "imperative"),
        ("Adding odds", "imperative"),
        ("The odds are shown", "begins with a verb"),
        ("add odds", "capital letter"),
        ("Add odds.", "full stop"),
        ("Add odds; mend the log", "one change"),
        ("Add " + "o" * 69, "at most 72"),
    ],
)
def test_commit_subject(tmp_path: Path, subject: str, told: str) -> None:
    """The hook names what is wrong with a subject, and lets the others pass."""
    message = tmp_path / "message"
    message.write_text(f"{subject}\n\nWhy.\n# a remark of Git\n", "utf-8")
    script = [str(ROOT / "scripts/commit-subject"), str(message)]
    done = subprocess.run(script, env=BARE, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (told == "")
    assert told in done.stderr
