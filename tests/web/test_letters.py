"""The letters of all three languages as browsers draw them."""

import pytest
from playwright.async_api import Browser

from tests.server.processes import Process
from tests.web.screens import DESK, QUICK, shown

ACCENTED = "ÀÂÉÈÊËÎÏÔÙÛÜÁÍÓÚÑ"
HEIGHTS = """async (letters) => {
    const font = `40px ${getComputedStyle(document.body).fontFamily}`;
    await document.fonts.load(font, letters);
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    pen.font = font;
    const height = (letter) => pen.measureText(letter).actualBoundingBoxAscent;
    return [...letters].map((letter) => height(letter) / height(letter.normalize("NFD")[0]));
}"""


@pytest.mark.full
@pytest.mark.asyncio(loop_scope="session")
async def test_an_accent_stands_above_its_letter(chromium: Browser, table: Process) -> None:
    """A letter with its accent is higher than without: the accent is not put beside it."""
    async with shown(chromium, table.address, QUICK, **DESK) as page:
        heights = dict(zip(ACCENTED, await page.evaluate(HEIGHTS, ACCENTED), strict=True))
    assert not {letter: height for letter, height in heights.items() if height < 1.15}
