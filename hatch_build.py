"""Builds the browser client into the package if it is missing or out of date; needs a checkout and Node."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT_NODE = "Without Node (npm) the browser client is not built: this package will play in the terminal only."


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or _is_fresh(root / "src/gonfalon/table/page/index.html", root / "web"):
            return
        if shutil.which("npm") is None:
            self.app.display_warning(WITHOUT_NODE)
            return
        self.app.display_info("Building the browser client")
        subprocess.run([root / "scripts/build-web"], check=True)


def _is_fresh(page: Path, sources: Path) -> bool:
    """Whether the page is newer than all of its sources."""
    if not page.exists():
        return False
    parts = [path for folder in ("src", "public") for path in (sources / folder).rglob("*")]
    return all(path.stat().st_mtime <= page.stat().st_mtime for path in parts)
