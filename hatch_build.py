"""Builds the browser client into the package if it is missing or out of date. A source distribution contains it, so
only packaging a checkout needs Node."""

import shutil
import subprocess
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT_NODE = (
    "The browser client is missing or out of date, and it cannot be built without Node (npm). Install Node, "
    "or set HATCH_BUILD_NO_HOOKS=true for a Gonfalon that plays in the terminal only."
)


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or _has_page(root):
            return
        if shutil.which("npm") is None:
            self.app.abort(WITHOUT_NODE)
        self.app.display_info("Building the browser client")
        subprocess.run([root / "scripts/build-web"], check=True)


def _has_page(root: Path) -> bool:
    page = root / "src/gonfalon/server/page/index.html"
    is_sdist = (root / "PKG-INFO").exists()  # whose files may have been written in any order
    return page.exists() and (is_sdist or all(part.stat().st_mtime <= page.stat().st_mtime for part in _parts(root)))


def _parts(root: Path) -> Iterator[Path]:
    """What the page is made of."""
    web = root / "web"
    parts = chain(web.glob("*"), (web / "src").rglob("*"), (web / "public").rglob("*"), root.glob("src/**/*.ftl"))
    return (part for part in parts if part.is_file())
