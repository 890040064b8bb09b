"""The table of a page, without the page: requests and sockets as messages, and what the browser keeps."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import msgspec
import pytest

from gonfalon.core import Record, registry, verify_fate
from gonfalon.server.bots.process import ChildProcess
from gonfalon.server.browser.connections import PageRequest
from gonfalon.server.browser.page_table import PageTable
from gonfalon.server.browser.worker import begin_child, begin_table
from gonfalon.server.http.handlers import PlainResponse
from gonfalon.server.matches.match_head import promise
from tests.patience import PATIENCE

KEY = "k" * 32
CLIENT = "a-client-of-a-test"
GOLDEN = Path(__file__).parents[1] / "golden"


class Browser:
    """Keeps copies of the file, unless its disk is full."""

    def __init__(self, folder: Path) -> None:
        self.file, self._copy = folder / "page.sqlite", folder / "kept.sqlite"
        self.times, self.is_full = 0, False

    async def keep(self) -> None:
        if self.is_full:
            raise OSError("no space is left")
        self.times += 1
        with closing(sqlite3.connect(self.file)) as now, closing(sqlite3.connect(self._copy)) as kept:
            now.backup(kept)

    async def begin(self) -> "Page":
        """A page that finds what was kept, and nothing else."""
        self.file.unlink(missing_ok=True)
        if self._copy.exists():
            self.file.write_bytes(self._copy.read_bytes())
        table = PageTable(self.file, KEY, self.keep, ChildProcess)
        return Page(table, await table.begin())


def first_choice(news: Any) -> dict[str, Any]:
    return {"client": CLIENT, "answers": news["number"], "words": ["".join(news["sight"]["legal"][0])]}


class Page:
    def __init__(self, table: PageTable, host: str) -> None:
        self.table, self.host = table, host
        self.match = self.ticket = ""

    async def ask(self, method: str, path: str, ticket: str = "", **message: Any) -> PlainResponse:
        headers = {"Authorization": f"Bearer {ticket}"} if ticket else {}
        return await self.table.response(PageRequest(method, path, headers, json.dumps(message).encode()))

    async def found(self, method: str, path: str, ticket: str = "", **message: Any) -> Any:
        response = await self.ask(method, path, ticket, **message)
        assert response.status in (200, 201), response.body
        return json.loads(response.body)

    async def sit_down(self, **wish: Any) -> None:
        """Against the computer, as the first side."""
        wish = {"game": "navas", "scenario": "basic", "bots": {"christian": "random"}, **wish}
        created = await self.found("POST", "/v1/matches", self.host, **wish)
        self.match = f"/v1/matches/{created['match']}"
        client, contribution = CLIENT, "1" * 32
        joined = await self.found("POST", f"{self.match}/join", created["tickets"]["muslim"], client=client, name="I")
        self.ticket = joined["ticket"]
        await self.post("commit", client=client, round=0, commitment=promise(contribution))
        await self.post("reveal", client=client, round=0, contribution=contribution)

    async def post(self, what: str, **message: Any) -> Any:
        return await self.found("POST", f"{self.match}/{what}", self.ticket, **message)

    async def news(self) -> Any:
        return await self.found("GET", f"{self.match}?after=0", self.ticket)

    async def my_turn(self) -> Any:
        """What is to be seen once it is this seat's turn."""
        async with asyncio.timeout(PATIENCE):
            while (news := await self.news())["sight"]["to_move"] != "muslim":
                await asyncio.sleep(0.05)
        return news

    async def act(self, word: str = "") -> Any:
        wish = first_choice(await self.my_turn())
        return await self.post("act", **(wish | {"words": [word]} if word else wish))


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    return Browser(tmp_path)


@pytest.fixture
async def page(browser: Browser) -> AsyncIterator[Page]:
    page = await browser.begin()
    yield page
    await page.table.end()


async def test_match_against_the_computer(page: Page) -> None:
    """It is begun, played and recorded as at any table, and its fate can be verified."""
    await page.sit_down()
    for _ in range(4):
        await page.act()
    await page.act("resign")
    record = Record.parse((await page.ask("GET", f"{page.match}/record", page.ticket)).body.decode())
    assert verify_fate(record, registry.opened(record.game, record.rules, record.digest)) > 0


async def test_what_was_acknowledged_is_kept(browser: Browser) -> None:
    """A page that is closed at any moment goes on where it was."""
    page = await browser.begin()
    await page.sit_down()
    await page.act()
    before = await page.my_turn()
    await page.table.end()
    again = await browser.begin()
    again.match, again.ticket = page.match, page.ticket
    assert (await again.news())["sight"] == before["sight"]
    await again.act()
    await again.table.end()


@pytest.mark.linux
@pytest.mark.parametrize("turns", range(6))
async def test_closed_while_the_computer_gets_ready(browser: Browser, turns: int) -> None:
    """Nothing runs on, whatever step of its start the process had come to."""
    before = _children()
    page = await browser.begin()
    for _ in range(turns):
        await asyncio.sleep(0)
    await page.table.end()
    assert _children() <= before
    assert len(asyncio.all_tasks()) == 1


def _children() -> set[str]:
    children: set[str] = set()
    for task in Path("/proc/self/task").iterdir():
        with suppress(FileNotFoundError):  # a thread may just have ended
            children |= set((task / "children").read_text().split())
    return children


async def test_full_disk(browser: Browser, page: Page) -> None:
    """What cannot be kept is not acknowledged; once it can, the same request succeeds."""
    await page.sit_down()
    wish = first_choice(await page.my_turn())
    browser.is_full = True
    refused = await page.ask("POST", f"{page.match}/act", page.ticket, **wish)
    assert (refused.status, json.loads(refused.body)["code"]) == (503, "store-down")
    browser.is_full = False
    assert await page.post("act", **wish)


@pytest.mark.full
async def test_idle_table_writes_nothing(browser: Browser, page: Page) -> None:
    """Clocks run on without wearing out the disk."""
    await page.sit_down()
    await page.my_turn()
    before = browser.times
    await asyncio.sleep(2.5)
    assert browser.times == before


async def test_socket(page: Page) -> None:
    """It tells what happens, takes actions, and says why it ends."""
    await page.sit_down()
    heard: asyncio.Queue[Any] = asyncio.Queue()
    closed: asyncio.Queue[tuple[int, str]] = asyncio.Queue()

    def opened(ticket: str) -> Any:
        protocols = ("gonfalon", f"gonfalon.ticket.{ticket}")
        request = PageRequest("GET", f"{page.match}/socket?after=0", {}, subprotocols=protocols)
        return page.table.socket(
            request, lambda text: heard.put_nowait(json.loads(text)), lambda *why: closed.put_nowait(why)
        )

    async with asyncio.timeout(PATIENCE):
        socket = opened(page.ticket)
        update = await heard.get()
        while update["sight"]["to_move"] != "muslim":
            update = await heard.get()
        await socket.hear(json.dumps({"ask": 7, "act": first_choice(update)}))
        while "ask" not in (answer := await heard.get()):
            pass
        assert (answer["ask"], answer["status"]) == (7, 200)
        await socket.end()
        assert (await closed.get())[0] == 1000
        opened("forged")
        assert await closed.get() == (4401, "ticket-forged")
        socket = opened(page.ticket)
        await heard.get()
        await socket.hear("nonsense")
        assert (await closed.get())[0] == 1008
        await opened(page.ticket).end()  # before anything was told
        assert (await closed.get())[0] == 1000


async def test_nothing_there(page: Page) -> None:
    """A wrong address or method is refused in the same words as on a network, and a broken handler breaks nothing."""
    assert (await page.ask("GET", "/v1/nowhere")).status == 404
    assert (await page.ask("POST", "/v1/games")).status == 405
    games = await page.found("GET", "/v1/games?lang=es")
    assert [game["name"] for game in games] == [game.name for game in registry.installed()]


class InThisProcess:
    """A worker of the browser, played by this process."""

    def __init__(self, module: str, hear: Callable[[str], None]) -> None:
        self._hear = begin_child(module, hear, lambda: None)

    def post(self, line: str) -> None:
        self._answering = asyncio.ensure_future(self._hear(line))

    def terminate(self) -> None: ...


async def test_messages(browser: Browser) -> None:
    """What the page and its worker tell each other: requests, sockets, and a bot that thinks in another worker."""
    told: asyncio.Queue[Any] = asyncio.Queue()
    work = await begin_table(
        str(browser.file), KEY, browser.keep, InThisProcess, lambda text: told.put_nowait(json.loads(text)), None
    )

    async def ask(method: str, address: str, ticket: str = "", **message: Any) -> Any:
        headers, body = {"Authorization": f"Bearer {ticket}"}, json.dumps(message)
        asked = {"kind": "ask", "id": 1, "method": method, "address": address, "headers": headers, "body": body}
        work.hear(json.dumps(asked))
        while (answer := await told.get())["kind"] != "answer":
            pass
        return json.loads(answer["body"])

    async with asyncio.timeout(PATIENCE):
        bots = {"christian": "random", "muslim": "random"}
        created = await ask("POST", "/v1/matches", work.host, game="navas", scenario="basic", bots=bots)
        address, protocols = (
            f"/v1/matches/{created['match']}/socket",
            [f"gonfalon.ticket.{created['tickets']['watcher']}"],
        )
        work.hear(json.dumps({"kind": "open", "id": 7, "address": address, "protocols": protocols}))
        while (heard := await told.get())["kind"] != "told" or not json.loads(heard["text"]).get("number", 0) > 20:
            pass
        work.hear(json.dumps({"kind": "say", "id": 7, "text": "nonsense"}))
        while (heard := await told.get())["kind"] != "closed":
            pass
        assert (heard["id"], heard["code"]) == (7, 1008)
        work.hear(json.dumps({"kind": "close", "id": 7}))
    await work.end()


async def test_unreadable_messages(browser: Browser) -> None:
    """A request that cannot be read is answered too, and whatever else is nonsense breaks nothing."""
    told: asyncio.Queue[Any] = asyncio.Queue()
    work = await begin_table(
        str(browser.file), KEY, browser.keep, InThisProcess, lambda text: told.put_nowait(json.loads(text)), None
    )
    asked = {"kind": "ask", "id": 3, "method": "POST", "address": "/v1/matches", "headers": {}, "body": "\ud800"}
    work.hear(json.dumps({"kind": "dance", "id": 1}))
    work.hear(json.dumps({"kind": "say", "id": 99, "text": "nobody listens"}))
    work.hear(json.dumps(asked))
    async with asyncio.timeout(PATIENCE):
        answer = await told.get()
    assert (answer["id"], answer["status"], json.loads(answer["body"])["code"]) == (3, 500, "broken")
    await work.end()


async def test_record_from_elsewhere(page: Page) -> None:
    """It is looked at like any finished match, moment by moment, and saved again as it came; twice is once."""
    text = (GOLDEN / "navas-basic.record").read_text("utf-8")
    issued = await page.found("POST", "/v1/records", page.host, text=text)
    assert await page.found("POST", "/v1/records", page.host, text=text) == issued | {"ticket": ANY}
    page.match, page.ticket = f"/v1/matches/{issued['match']}", issued["ticket"]
    assert (await page.news())["result"] == msgspec.to_builtins(Record.parse(text).result)
    moments = await page.found("GET", f"{page.match}/moments?eyes=all", page.ticket)
    assert moments["moments"][-1]["step"]["number"] > 10
    assert (await page.ask("GET", f"{page.match}/record", page.ticket)).body.decode() == text


async def test_records_that_cannot_be_opened(page: Page) -> None:
    """They are refused with a reason, and nothing is kept of them."""
    text = (GOLDEN / "navas-basic.record").read_text("utf-8")
    lines = text.splitlines(keepends=True)
    told = {
        "record-unreadable": ["", "nonsense", text.replace(" play ", " eat ", 1), text[:-200]],
        "record-unfinished": ["".join(lines[:40])],
    }
    for code, texts in told.items():
        for bad in texts:
            refused = await page.ask("POST", "/v1/records", page.host, text=bad)
            assert (refused.status, json.loads(refused.body)["code"]) == (422, code)
    assert (await page.ask("POST", "/v1/records", page.host, text="x" * 3_000_000)).status == 413
    assert (await page.ask("POST", "/v1/records", "forged", text=text)).status == 401
