"""The site of plain files, and the plainest server that there is."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.async_api import Page

from tests.server.processes import free_port
from tests.web.screens import opponents, until
from tests.web.words import said

SITE = Path(__file__).parents[2] / "build" / "site"
LOADED = 90.0
"""Seconds in which Python must be there, on a busy machine."""


@contextmanager
def served(folder: Path = SITE) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Its address, and the server."""
    assert (SITE / "play" / "index.html").exists(), "There is no site: scripts/build-site"
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while True:
            with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}/", server
    finally:
        server.kill()
        server.wait()


async def begin(page: Page, battle: str, bot: str) -> None:
    await page.locator(f"input[name=battle][value='{battle}']").check(force=True, timeout=LOADED * 1000)
    await opponents(page).select_option(bot)
    await page.locator("button.begin").click()
    await until(page, lambda seen: seen.asks, LOADED)


async def saved(page: Page, path: Path) -> Path:
    """The record of the match, as a file."""
    async with page.expect_download() as saving:
        await page.get_by_role("button", name=said("ui-record")).first.click(timeout=LOADED * 1000)
    await (await saving.value).save_as(path)
    return path
