"""Install the project into a fresh environment, as a newcomer would, and time how long it takes to the first boards.

One in the terminal, one in a browser.
"""

import argparse
import asyncio
import os
import pty
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from tests.web.words import said

ROOT = Path(__file__).resolve().parent.parent

LIMIT = 3.0
LIMIT_IN_BROWSER = 5.0
COMMAND = ["play", "navas", "--scenario", "basic", "--seat", "christian", "--opponent", "greedy"]
ON_THE_BOARD = b"Alfonso"


def main() -> int:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        python = _install(home)
        _tell_packages(python)
        times = [_time_to_board(home) for _ in range(3)]
        print(f"From the command to a board: {', '.join(f'{t:.2f} s' for t in times)}")
        in_browser = asyncio.run(_times_in_browser(home))
        print(f"From the command to a board in a browser: {', '.join(f'{t:.2f} s' for t in in_browser)}")
    return 0 if min(times) < LIMIT and min(in_browser) < LIMIT_IN_BROWSER else 1


def _install(home: Path) -> Path:
    print("Installing into a fresh environment")
    subprocess.run([sys.executable, "-m", "venv", home / "venv"], check=True)
    python = home / "venv/bin/python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", ROOT], check=True)
    return python


def _tell_packages(python: Path) -> None:
    listing = [str(python), "-m", "pip", "list", "--format", "freeze", "--exclude", "pip", "--exclude", "setuptools"]
    names = subprocess.run(listing, check=True, capture_output=True, text=True).stdout.split()
    print(f"{len(names)} packages: {' '.join(names)}")


def _time_to_board(home: Path) -> float:
    """Start the game on a screen of 100 by 30 and wait until a king appears on it."""
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30", "GONFALON_HOME": str(home)}
    start = time.monotonic()
    child, screen = pty.fork()
    if child == 0:
        os.execve(home / "venv/bin/gonfalon", ["gonfalon", *COMMAND], environment)
    seen = b""
    while ON_THE_BOARD not in seen and time.monotonic() - start < 10 * LIMIT:
        seen += os.read(screen, 65536)
    took = time.monotonic() - start
    os.kill(child, 9)
    os.waitpid(child, 0)
    os.close(screen)
    return took


async def _times_in_browser(home: Path) -> list[float]:
    """The browser is already running, as browsers usually are."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--headless", "--no-sandbox", "--disable-gpu"]
        )
        times = [await _time_in_browser(home / f"web-{number}", home, browser) for number in range(3)]
        await browser.close()
    return times


async def _time_in_browser(matches: Path, home: Path, browser: Browser) -> float:
    """Start a local table, open the link that it prints, and begin the first battle offered."""
    environment = os.environ | {"GONFALON_HOME": str(matches), "BROWSER": "true"}  # do not open the link
    start = time.monotonic()
    with subprocess.Popen(
        [home / "venv/bin/gonfalon", "play", "--web"], env=environment, stdout=subprocess.PIPE, text=True
    ) as table:
        try:
            assert table.stdout
            link = table.stdout.readline().removeprefix("Playing at ").strip()
            await _begin(browser, link)
            return time.monotonic() - start
        finally:
            table.terminate()


async def _begin(browser: Browser, link: str) -> None:
    async with await browser.new_context(locale="en") as context:
        page = await context.new_page()
        await page.goto(link)
        await page.get_by_role("button", name=said("ui-start")).click()
        await page.locator("[data-name]").first.wait_for()
