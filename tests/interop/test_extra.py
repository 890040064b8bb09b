"""The extra `interop`: what is said without it, and that nothing else needs it."""

import subprocess
import sys

import pytest


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("missing", ["pyspiel", "pettingzoo", "numpy"])
def test_without_the_extra(missing: str) -> None:
    """One sentence says how to get it."""
    done = run(f"import sys; sys.modules[{missing!r}] = None; import gonfalon.interop")
    assert done.stderr.splitlines()[-1] == (
        "ImportError: OpenSpiel and PettingZoo are not installed; get them with: pip install 'gonfalon[interop]'"
    )


def test_nobody_else_needs_it() -> None:
    """Games, bots, terminal and table work without it, and without NumPy."""
    done = run(
        "import sys, gonfalon.cli.main, gonfalon.terminal.app, gonfalon.server.game_server, gonfalon.bots\n"
        "from gonfalon.core import registry\n"
        "registry.installed()\n"
        "print([name for name in ('numpy', 'pyspiel', 'pettingzoo', 'gonfalon.interop') if name in sys.modules])"
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")
