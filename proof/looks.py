"""Look at every page in all manners: desk and phone, three languages, both themes, letters of both sizes.

Nothing may be wrong that axe-core finds, nothing cut off, covered or too wide. The tests look at each page in one.
"""

from itertools import product

import pytest
from playwright.async_api import Browser

from proof.by_pytest import run
from tests.table.processes import Process
from tests.web.pages import PAGES
from tests.web.test_accessible import ALL, SCREENS, look_at

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("way", [*product(SCREENS, ("en", "es", "fr"))], ids="-".join)
async def test_page(chromium: Browser, table: Process, name: str, way: tuple[str, str]) -> None:
    await look_at(chromium, table, name, [manner for manner in ALL if manner[:2] == way])


def main() -> int:
    return run(__file__, __doc__)
