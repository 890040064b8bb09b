"""The page asks nobody but its own table, runs no script that is not a file of it, and is small."""

import gzip
import json
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Browser, ConsoleMessage, Page, expect

from gonfalon.table.http import pages
from tests.table import matches
from tests.table.processes import Process, host_ticket
from tests.web.hands import Keyboard
from tests.web.screens import DESK, QUICK, shown, until

GAMES = ("navas", "saladin", "sword")
LARGEST = 150_000
"""Bytes, compressed: what one game needs in one language, without the letters' shapes."""
TEACHER = 15_000
"""The same for whoever looks back at a match or asks for advice."""
TELL_VIOLATIONS = "addEventListener('securitypolicyviolation', (event) => console.error(event.blockedURI))"
RUN_INLINE = """() => {
    const script = document.createElement("script");
    script.text = "ran = true";
    document.body.append(script);
}"""
in_browser = pytest.mark.asyncio(loop_scope="session")


class Heard:
    """Every address that a page asks for, and everything that it complains of."""

    def __init__(self, page: Page) -> None:
        self.addresses: list[str] = []
        self.complaints: list[str] = []
        page.on("request", lambda request: self.addresses.append(request.url))
        page.on("websocket", lambda socket: self.addresses.append(socket.url))
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    @property
    def places(self) -> set[str]:
        return {urlsplit(address).netloc for address in self.addresses if not address.startswith(("data:", "blob:"))}


@in_browser
async def test_asks_only_its_table(chromium: Browser, table: Process) -> None:
    """Home, a match, its letters and a lesson: every request goes to the one origin, and no policy is hurt."""
    links = await matches.begin(table.address, "basic", bot="greedy")
    async with shown(chromium, "about:blank", QUICK, **DESK) as page:
        heard = Heard(page)
        await page.add_init_script(TELL_VIOLATIONS)
        await page.goto(f"{table.address}/#{host_ticket()}")
        await expect(page.get_by_role("heading", name="Gonfalon")).to_be_visible()
        await page.goto(str(links["muslim"]))
        hands = Keyboard(page, 1)
        await hands.sit("Ana")
        for _ in range(6):
            await hands.step(await until(page, lambda seen: seen.asks))
        await page.goto(f"{table.address}/learn/navas")
        await expect(page.get_by_role("main")).to_be_visible()
        await page.evaluate("document.fonts.ready.then(() => null)")
    assert heard.places == {urlsplit(table.address).netloc}
    assert any(".woff2" in address for address in heard.addresses)
    assert any(address.startswith("ws:") for address in heard.addresses)
    assert heard.complaints == []


@in_browser
async def test_policy(table: Process, chromium: Browser) -> None:
    """Scripts come from files of the table alone; nothing written into the page or made of text is run."""
    async with shown(chromium, "about:blank", QUICK) as page:
        answer = await page.goto(table.address)
        assert answer
        policy = (await answer.all_headers())["content-security-policy"]
        scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
        assert "unsafe" not in scripts
        assert "default-src 'none'" in policy
        await page.evaluate(RUN_INLINE)
        assert await page.evaluate("typeof ran") == "undefined"


@pytest.mark.parametrize("game", GAMES)
def test_size(game: str) -> None:
    """Everything that one game needs in one language."""
    files = [file for file in (pages.PAGE / "assets").iterdir() if file.suffix in (".js", ".css")]
    needed = [file for file in files if _is_needed(file, game)]
    sizes = {file.name: _compressed(file) for file in needed}
    print(f"{game}: {sum(sizes.values())} bytes compressed: {sizes}")
    assert sum(sizes.values()) < LARGEST


def test_size_of_the_teacher() -> None:
    """It comes when it is asked for, and in one piece."""
    files = [file for file in (pages.PAGE / "assets").iterdir() if re.match(r"teacher-.*\.(js|css)$", file.name)]
    assert {file.suffix for file in files} == {".js", ".css"}
    assert sum(map(_compressed, files)) < TEACHER


def _is_needed(file: Path, game: str) -> bool:
    """Other games' boards, the one for games that bring none, other languages and the teacher are not."""
    others = "|".join(other for other in GAMES if other != game)
    manifest = json.loads((pages.PAGE / "manifest.json").read_text("utf-8"))
    source = next((name for name, entry in manifest.items() if Path(entry["file"]).name == file.name), "")
    return not re.match(rf"({others}|plain|teacher|es|fr)-", file.name) and not re.search(rf"games/({others})/", source)


def _compressed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))
