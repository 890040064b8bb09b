"""A friend at another computer gets in: two network namespaces, connected by a cable, with a Chromium in each."""

import os
import pty
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, async_playwright, expect

from tests.patience import wait_until
from tests.web.conftest import ARGUMENTS
from tests.web.hands import Mouse
from tests.web.screens import DESK, QUICK, opponents, shown, until
from tests.web.words import said

INN, ROAD = "gonfalon-inn", "gonfalon-road"
CABLE = f"""
ip netns add {INN}
ip netns add {ROAD}
ip link add inn netns {INN} type veth peer name road netns {ROAD}
ip -n {INN} address add 192.0.2.1/24 dev inn
ip -n {INN} address add 2001:db8::1/64 dev inn nodad
ip -n {ROAD} address add 192.0.2.2/24 dev road
ip -n {ROAD} address add 2001:db8::2/64 dev road nodad
ip -n {INN} link set lo up
ip -n {INN} link set inn up
ip -n {ROAD} link set lo up
ip -n {ROAD} link set road up
"""

pytestmark = [pytest.mark.full, pytest.mark.asyncio(loop_scope="session")]


@pytest.fixture(scope="module", autouse=True)
def cable() -> Iterator[None]:
    if os.geteuid() != 0 or not shutil.which("ip"):
        pytest.skip("only root can make network namespaces, with ip")
    try:
        for line in CABLE.split("\n"):
            done = subprocess.run(line.split() or ["true"], check=False, capture_output=True, text=True)
            if done.returncode:
                pytest.skip(f"no network namespaces here: {done.stderr.strip()}")
        yield
    finally:
        for name in (INN, ROAD):
            subprocess.run(["ip", "netns", "delete", name], check=False, capture_output=True)


class Server:
    """`gonfalon serve` at a terminal of its own, as its host starts it."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self._reader, writer = pty.openpty()
        command = ["ip", "netns", "exec", INN, sys.executable, "-m", "gonfalon", "serve", *arguments]
        environment = os.environ | {"GONFALON_HOME": str(home), "GONFALON_LANG": "en", "COLUMNS": "300"}
        self._process = subprocess.Popen(command, stdout=writer, stderr=writer, env=environment)
        os.close(writer)
        os.set_blocking(self._reader, False)
        self.said = ""
        wait_until(lambda: "#" in self._heard(), "the server prints no link")
        self.link = re.findall(r"http://\S+#\S+", self.said)[0]
        self.address = self.link.partition("/#")[0]

    def _heard(self) -> str:
        assert self._process.poll() is None, self.said
        with suppress(BlockingIOError):
            self.said += os.read(self._reader, 10_000).decode()
        return self.said

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        os.close(self._reader)


Serve = Callable[..., Server]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    with ExitStack() as started:

        def start(*arguments: str) -> Server:
            server = Server(tmp_path, *arguments)
            started.callback(server.stop)
            return server

        yield start


@asynccontextmanager
async def chromium_in(namespace: str, folder: Path) -> AsyncIterator[Browser]:
    program = folder / f"chromium-{namespace}"
    program.write_text(f'#!/bin/sh\nexec ip netns exec {namespace} chromium "$@"\n')
    program.chmod(0o755)
    async with async_playwright() as playwright:
        yield await playwright.chromium.launch(executable_path=str(program), args=ARGUMENTS)


@asynccontextmanager
async def at(namespace: str, address: str, folder: Path) -> AsyncIterator[Page]:
    """A page that complains of nothing."""
    async with chromium_in(namespace, folder) as browser, shown(browser, "about:blank", QUICK, **DESK) as page:
        complaints: list[str] = []
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        await page.goto(address)
        yield page
        assert not complaints, complaints


async def play_on(*pages: Page) -> None:
    """Until each has decided something."""
    for page in pages:
        await until(page, lambda seen: seen.settled)
    left = {page: Mouse(page, 1) for page in pages}
    while left:
        for page, hands in list(left.items()):
            seen = await until(page, lambda seen: seen.settled)
            if seen.asks:
                await hands.step(seen)
                del left[page]


@pytest.mark.parametrize(("host", "address"), [("0.0.0.0", "192.0.2.1"), ("::", "192.0.2.1")])
async def test_friend_gets_in(serve: Serve, tmp_path: Path, host: str, address: str) -> None:
    """The host opens the link that is printed and copies the invitation; the friend opens that, joins and moves."""
    server = serve("--host", host)
    assert server.address == f"http://{address}:1212"
    async with at(INN, server.link, tmp_path) as here:
        await opponents(here).select_option(said("ui-opponent-away"))
        await here.get_by_role("button", name=said("ui-start")).click()
        await here.get_by_role("button", name=said("ui-copy"), exact=True).click()
        invitation = await here.evaluate("getSelection().toString() || document.activeElement.value")
        assert invitation.startswith(f"http://{address}:1212/play/")
        async with at(ROAD, invitation, tmp_path) as there:
            await Mouse(there, 1).sit("Bela")
            await play_on(here, there)


async def test_reached_by_ipv6(serve: Serve, tmp_path: Path) -> None:
    server = serve("--host", "::", "--open")
    assert "http://[2001:db8::1]:1212" in server.said
    async with at(ROAD, "http://[2001:db8::1]:1212", tmp_path) as there:
        await expect(there.get_by_text(said("ui-open-seats-none"))).to_be_visible()


async def test_strangers_meet(serve: Serve, tmp_path: Path) -> None:
    """On an open server one visitor begins against the computer, and another takes the seat that a third one offers."""
    address = serve("--host", "0.0.0.0", "--open").address
    async with at(ROAD, address, tmp_path) as there:
        await there.get_by_role("button", name=said("ui-start")).click()
        await there.wait_for_url("**/play/**")
        await play_on(there)
        async with at(INN, address, tmp_path) as here:
            await opponents(here).select_option(said("ui-opponent-anybody"))
            await here.get_by_role("button", name=said("ui-start")).click()
            await expect(here.get_by_text(said("ui-posted"))).to_be_visible()
            await there.goto(address)
            await there.get_by_role("button", name=said("ui-open-seat-take")).click()
            await there.get_by_role("button", name=said("ui-sit-down")).click()
            await play_on(here, there)
