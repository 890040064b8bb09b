"""Chromium for what is measured in it."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright, expect

from tests.patience import PATIENCE
from tests.web.conftest import ARGUMENTS


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    path = shutil.which("chromium")
    assert path, "This needs Chromium: scripts/setup"
    expect.set_options(timeout=PATIENCE * 1000)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser
        finally:
            await browser.close()
