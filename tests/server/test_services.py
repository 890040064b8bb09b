"""The servers that tests and trials start."""

import shutil
import subprocess
from pathlib import Path

from tests.server.services import SCRIPT

TOOLS = ("bash", "id", "mkdir", "sort", "tail")


def test_starting_installs_nothing(tmp_path: Path) -> None:
    """Who starts a server that is not there is told which script installs it."""
    tools = tmp_path / "bin"
    tools.mkdir()
    for tool in TOOLS:
        (tools / tool).symlink_to(shutil.which(tool) or tool)
    (tools / "apt-get").symlink_to(shutil.which("true") or "true")
    done = subprocess.run(
        [SCRIPT, "start", tmp_path, "redis"], env={"PATH": str(tools)}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Redis is missing: scripts/services install\n"
