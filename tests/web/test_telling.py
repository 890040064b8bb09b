"""Nothing is told before it is shown: board, log and seats wait for the scene, at a desk and on a phone."""

import asyncio

import pytest
from playwright.async_api import Browser, Page, expect

from gonfalon.core.position import told_position
from gonfalon.protocol.requests import NewMatch
from tests.games.navas.positions import GAME as NAVAS
from tests.games.navas.positions import position
from tests.positions import place
from tests.server import matches
from tests.server.processes import Process
from tests.web.hands import Finger, Fingers, Mouse
from tests.web.screens import DESK, PHONE, QUICK, look, shown, until
from tests.web.words import said

SHOWING = {"language": "en", "pace": "brisk", "motion": True, "confirm": False}
LIMIT = 240
TOLD = """() => ({
    log: document.querySelector('[role="log"]').textContent,
    board: [...document.querySelectorAll("main [data-name]")].map((each) => each.dataset.name + each.ariaLabel).sort(),
})"""

SCALES = """() => [...document.querySelectorAll(".odds .bar")]
    .map((bar) => [bar.querySelector("span").getBoundingClientRect().width, parseInt(bar.textContent)])
    .filter(([, percent]) => percent >= 10)
    .map(([width, percent]) => width / percent)"""
"""Pixels a percent of each bar."""

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.full
async def test_board_and_log_wait_for_a_fight(chromium: Browser, table: Process) -> None:
    """They stay as they were while it is shown, also after a reload in the middle of it, and follow then."""
    links = await matches.begin(table.address, "arsuf", bot="greedy")
    async with asyncio.timeout(LIMIT), shown(chromium, str(links["crusaders"]), SHOWING, **PHONE) as page:
        hands = Mouse(page, 1)
        await hands.sit("Ana")
        await hands.play_until(lambda seen: seen.scene)
        while "−1 lance" not in await _scene(page):
            await _go_on(page, hands)
            await hands.play_until(lambda seen: seen.scene)
        during = await page.evaluate(TOLD)
        await page.reload()
        await until(page, lambda seen: seen.scene)
        assert (await page.evaluate(TOLD))["board"] == during["board"]
        await _go_on(page, hands)
        after = await page.evaluate(TOLD)
        assert after["board"] != during["board"]
        assert "loses" in after["log"].removeprefix(during["log"])


async def _go_on(page: Page, hands: Mouse) -> None:
    """Another scene may follow at once."""
    told = (await look(page)).told
    await hands.press(said("ui-go-on"))
    await until(page, lambda seen: seen.told > told)


async def _scene(page: Page) -> str:
    return await page.get_by_role("region", name="What happened").inner_text()


async def test_talk_about_a_match_is_told_to_both(chromium: Browser, table: Process) -> None:
    """What is taken back is struck out, a declined draw is said, and whoever gave up is named."""
    links = await matches.begin(table.address, "arsuf")
    async with (
        asyncio.timeout(LIMIT),
        shown(chromium, str(links["crusaders"]), QUICK, **DESK) as first,
        shown(chromium, str(links["ayyubids"]), QUICK, **DESK) as second,
    ):
        ana, bela = Mouse(first, 1), Mouse(second, 2)
        await ana.sit("Ana")
        await bela.sit("Bela")
        await second.get_by_role("button", name="Yes, seize the initiative").click()
        await second.get_by_role("button", name=said("ui-undo")).click()
        for page in (first, second):
            await expect(page.locator('[role="log"] del').first).to_be_attached()
            await expect(page.get_by_role("log")).to_contain_text(said("ui-talk-take-back", name="Bela"))
        await _from_menu(first, said("ui-offer-draw"))
        await second.get_by_role("button", name="No", exact=True).click()
        declined = said("ui-talk-decline-draw", name="Bela")
        await expect(first.get_by_role("status").filter(has_text=declined)).to_be_visible()
        await _from_menu(first, said("ui-resign"))
        await first.get_by_role("dialog").get_by_role("button", name=said("ui-resign")).click()
        for page in (first, second):
            await until(page, lambda seen: seen.over and "Victory: Ayyubids. Crusaders resigned." in seen.todo)
            await expect(page.get_by_role("log")).to_contain_text(said("ui-talk-resign", name="Ana"))


async def test_who_fell_and_what_would_decide(chromium: Browser, table: Process) -> None:
    """The fallen stand beside the name of their side; odds say in so many words what sweeps a zone and what wins."""
    start = told_position(NAVAS, position("B1: al-nasir/1; B3: haro bows1", card="1-6"))
    wish = NewMatch("navas", "basic", {"round-limit": "none"}, bots={"muslim": "greedy"})
    link = (await place(table, wish, start))["christian"]
    async with asyncio.timeout(LIMIT), shown(chromium, str(link), {**QUICK, "confirm": True}, **DESK) as page:
        await Mouse(page, 1).sit("Ana")
        header = page.get_by_role("banner")
        await expect(header.get_by_role("img", name=said("ui-fallen", names="Black Guard"))).to_be_visible()
        for name in ("bows1", "al-nasir"):
            await page.locator(f'main [data-name="{name}"]').click()
        await expect(page.get_by_role("region", name="Odds")).to_contain_text("wipes out B1 · wins the battle")


async def _from_menu(page: Page, button: str) -> None:
    if not await page.get_by_role("button", name=button).is_visible():
        await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name=button).click()


@pytest.mark.full
async def test_a_click_in_the_log_goes_to_that_moment_and_back(chromium: Browser, table: Process) -> None:
    """Odds that were looked at before have one scale for all their charts."""
    links = await matches.begin(table.address, "arsuf", bot="greedy")
    async with asyncio.timeout(LIMIT), shown(chromium, str(links["crusaders"]), QUICK, **DESK) as page:
        hands = Mouse(page, 1)
        await hands.sit("Ana")
        await hands.play_until(lambda seen: seen.odds)
        scales = await page.evaluate(SCALES)
        assert max(scales) < 1.2 * min(scales)
        await hands.press(said("ui-cancel"))
        await expect(page.locator('[role="log"] .heads').first).to_have_text("Turn 1.")
        line = page.locator('[role="log"] p').nth(1)
        number = await line.get_attribute("data-step")
        await line.click()
        await expect(page.get_by_role("region", name="Replay")).to_contain_text(f"Action {number} of")
        await page.get_by_role("button", name=said("ui-live")).click()
        await until(page, lambda seen: seen.settled)
        # By keys: one stop of the Tab key, arrows from line to line.
        assert await page.locator('[role="log"] [tabindex="0"]').count() == 1
        await page.locator('[role="log"] [tabindex="0"]').focus()
        await page.keyboard.press("Home")
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("region", name="Replay")).to_contain_text(f"Action {number} of")


EXPLAINED = """(name) => {
    const box = (each) => each.getBoundingClientRect();
    const tip = document.querySelector("aside div.shown");
    if (!tip) return null;
    const [a, b] = [box(tip), box(document.querySelector(`main [data-name="${name}"]`))];
    const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    const within = a.left >= 0 && a.right <= innerWidth && a.top >= 0 && a.bottom <= innerHeight;
    return { says: tip.textContent, apart, within };
}"""


async def explained(page: Page, name: str) -> str:
    """It takes its place as soon as all of it has been measured."""
    placed = f"(name) => {{ const tip = ({EXPLAINED})(name); return tip?.apart && tip.within; }}"
    await page.wait_for_function(placed, arg=name)
    found = await page.evaluate(EXPLAINED, name)
    return str(found["says"])


async def test_things_explain_themselves_where_they_are(chromium: Browser, table: Process) -> None:
    """Under the mouse and by the focus, beside the thing and without moving anything; Escape takes it away. It is also
    read out to whoever comes by the keys.
    """
    links = await matches.begin(table.address, "basic", bot="greedy")
    async with asyncio.timeout(LIMIT), shown(chromium, str(links["muslim"]), QUICK, **DESK) as page:
        await Mouse(page, 1).sit("Ana")
        await until(page, lambda seen: seen.asks)
        log = page.get_by_role("log")
        before = await log.bounding_box()
        await page.locator('main [data-name="al-nasir"]').hover()
        await expect(page.locator("aside div.shown")).to_contain_text("Never moves.")
        assert "Al-Nasir, power 2" in await explained(page, "al-nasir")
        assert await log.bounding_box() == before
        await page.keyboard.press("Escape")
        await expect(page.locator("aside div.shown")).to_have_count(0)
        await page.locator('main [data-name="alfonso"]').focus()
        assert "Alfonso VIII" in await explained(page, "alfonso")
        await page.locator('main [data-name="al-nasir"]').focus()
        await expect(page.get_by_role("status").filter(has_text="Never moves.")).to_have_count(1)


@pytest.mark.full
async def test_a_finger_that_rests_asks(chromium: Browser, table: Process) -> None:
    """What is held explains itself above the finger, and is not chosen by that; a tap asks nothing."""
    links = await matches.begin(table.address, "basic", bot="greedy")
    async with asyncio.timeout(LIMIT), shown(chromium, str(links["muslim"]), QUICK, **PHONE) as page:
        hands = Finger(page, 1)
        await hands.sit("Ana")
        seen = await until(page, lambda seen: seen.asks)
        card = seen.things[0]
        fingers = await Fingers.on(page)
        await fingers.press(await hands._middle(card))
        await expect(page.locator("aside div.shown")).to_contain_text("for you")
        assert await explained(page, card)
        await fingers.lift()
        assert not (await look(page)).chosen
