"""The page asks nobody but its own table, runs no script that is not a file of it, and is small."""

import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Browser, ConsoleMessage, Page, expect

from gonfalon.core import registry
from gonfalon.protocol.client import begin_match
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from gonfalon.server.http import pages
from tests.server import matches
from tests.server.processes import Process, host_ticket
from tests.web.acts import Acts
from tests.web.hands import Keyboard, Mouse
from tests.web.pages import BATTLES
from tests.web.screens import DESK, QUICK, shown, until
from tests.web.words import folder_of

LARGEST, LARGEST_PAGE = 150_000, 40_000
"""Bytes, compressed: what is there when the first own action is done, and what each page needs that is loaded later."""
INDEX, SIZED = "index.html", (".js", ".css")
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


@in_browser
async def test_size(chromium: Browser, table: Process) -> None:
    """What a browser has loaded in each battle when its first own action is done, and what each page needs later."""
    loaded = {battle: await _loaded(chromium, table, battle) for battle in BATTLES}
    for battle, files in loaded.items():
        print(f"{battle}: {_size(files):,} bytes in {len(files)} files: {[(each, _size([each])) for each in files]}")
    later = _later(loaded)
    for name, files in later.items():
        print(f"{name}: {_size(files):,} bytes in {len(files)} files")
    assert {battle: _size(files) for battle, files in loaded.items() if _size(files) > LARGEST} == {}
    assert {name: _size(files) for name, files in later.items() if _size(files) > LARGEST_PAGE} == {}


async def _loaded(chromium: Browser, table: Process, battle: str) -> set[str]:
    """The page itself, its scripts and styles; not the letters' shapes, nor what the table says."""
    game, options = registry.find(BATTLES[battle]), matches.BATTLES.get(battle, ("", {}))[1]
    bots = dict.fromkeys(game.seats[1:], "random")
    created = await begin_match(table.address, host_ticket(), NewMatch(game.name, battle, options, bots))
    link = Link(table.address, created.match, created.tickets[game.seats[0]])
    async with shown(chromium, "about:blank", QUICK, **DESK) as page:
        heard, acts = Heard(page), Acts(page)
        await page.goto(str(link))
        hands = Mouse(page, 1)
        await hands.sit("Ana")
        while not acts.done:
            await hands.step(await until(page, lambda seen: seen.asks))
        await page.wait_for_load_state("networkidle")
    names = {urlsplit(address).path.removeprefix("/assets/") for address in heard.addresses if "/assets/" in address}
    return {INDEX, *(name for name in names if name.endswith(SIZED))}


def _later(loaded: dict[str, set[str]]) -> dict[str, set[str]]:
    """The pages that no battle has loaded by then, and their files, but for those that its battles have loaded."""
    manifest = json.loads((pages.PAGE / "manifest.json").read_text("utf-8"))
    names = {name for entry in manifest.values() for name in entry.get("dynamicImports", ())}
    names |= {name for name, entry in manifest.items() if entry.get("isEntry")}
    known = set.union(*loaded.values())
    return {
        name: {file for file in _needed(manifest, name) if not all(file in loaded[each] for each in _battles(name))}
        for name in sorted(names)
        if Path(manifest[name]["file"]).name not in known
    }


def _battles(name: str) -> list[str]:
    return [battle for battle, game in BATTLES.items() if {game, folder_of(game)} & {*name.split("/")}] or [*BATTLES]


def _needed(manifest: dict[str, Any], name: str) -> set[str]:
    """The files of an entry, and of all that it imports."""
    found, open_ = set[str](), [name]
    while open_:
        entry = manifest[open_.pop()]
        if entry["file"] not in found:
            found |= {entry["file"], *entry.get("css", ())}
            open_ += entry.get("imports", ())
    return {Path(file).name for file in found}


def _size(files: Iterable[str]) -> int:
    """Compressed."""
    return sum(len(gzip.compress(_file(name).read_bytes(), 9)) for name in files)


def _file(name: str) -> Path:
    return pages.PAGE / (name if name == INDEX else f"assets/{name}")
