"""Orders on hexes in the browser, from set positions with few units: by mouse, by keys alone, by finger."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from gonfalon.protocol.credentials import Link
from tests.server.processes import Process
from tests.tiers import some
from tests.web.commander import GIVE
from tests.web.fields import SKIRMISH, SheetKeys, acting, begin, lies, setting_up, sit_down, told_steps
from tests.web.hands import Finger, Fingers, Hands, Mouse
from tests.web.screens import DESK, PHONE, QUICK, Seen, look, shown, until
from tests.web.words import said_of

pytestmark = pytest.mark.asyncio(loop_scope="session")

LOOKS = some([("desk", "light"), ("phone", "dark")], ("desk", "light"))
ORDER, PLANNED = "ask-order", "plan-complete"
STANDS = said_of("sword", "orders-rest-stands")
LONG_PRESS = 0.6
BUSY = "() => { const end = performance.now() + 1200; while (performance.now() < end); }"


def _hands(page: Page, size: str) -> Hands:
    return Finger(page, 1) if size == "phone" else Mouse(page, 1)


def _screen(size: str, theme: str, **more: Any) -> dict[str, Any]:
    return {"settings": QUICK | {"theme": theme} | more, **(PHONE if size == "phone" else DESK)}


async def _words(links: dict[str, Link], seat: str) -> list[str]:
    return [step.word for step in await told_steps(links["watcher"]) if step.actor == seat]


# Orders.


async def _order(hands: Hands, unit: str, hex_: str, way: str) -> None:
    """All on the sheet."""
    await hands.point(unit)
    await until(hands.page, lambda seen: seen.settled and hex_ in seen.things)
    await hands.point(hex_)
    await until(hands.page, lambda seen: seen.settled and way in seen.things)
    await hands.point(way)
    await until(hands.page, lambda seen: seen.settled and seen.question == ORDER)


@pytest.mark.parametrize(("size", "theme"), LOOKS)
async def test_orders_by_pointing(chromium: Browser, table: Process, size: str, theme: str) -> None:
    """A unit, where it goes and how it faces: a ghost with an arrow until the orders are given."""
    links = await begin(table, acting(SKIRMISH, "haro"))
    async with shown(chromium, str(links["christian"]), **_screen(size, theme)) as page:
        hands = _hands(page, size)
        await sit_down(hands, links["moslem"])
        await _near(page, hands, size)
        await _order(hands, "haro-ch2", "1912", "NE")
        await expect(page.locator(".ghost")).to_have_count(1)
        await expect(page.locator(".way.move")).to_have_count(1)
        await hands.press(STANDS)
        await until(page, lambda seen: seen.settled and seen.question != ORDER)
        await expect(page.locator(".ghost")).to_have_count(0)
    assert await _words(links, "christian") == ["unit haro-ch2", "go 1912", "face NE", "end"]


async def _near(page: Page, hands: Hands, size: str) -> None:
    """On a phone one looks closer before one points."""
    if size == "phone":
        whole = await lies(page)
        await hands.press(said_of("sword", "board-zoom-in"))
        await lies(page, lambda lie: lie.scale > whole.scale)


async def test_an_arrow_goes_to_one_hex(chromium: Browser, table: Process) -> None:
    """The focus goes straight there, so that nothing else is read out and no quick key falls on something else."""
    links = await begin(table, acting(SKIRMISH, "haro"))
    async with shown(chromium, str(links["christian"]), QUICK, **DESK) as page:
        hands = SheetKeys(page, 1)
        await sit_down(hands, links["moslem"])
        await page.locator('.view [data-name][tabindex="0"]').focus()
        await page.evaluate("window.came = 0; document.addEventListener('focusin', () => (window.came += 1))")
        await page.keyboard.press("ArrowRight")
        await page.wait_for_timeout(300)
        assert await page.evaluate("window.came") == 1


async def test_orders_by_keys_alone(chromium: Browser, table: Process) -> None:
    """From the entrance on: one stop of the Tab key, arrows from hex to hex and from facing to facing, Enter."""
    links = await begin(table, acting(SKIRMISH, "haro"))
    async with shown(chromium, str(links["christian"]), QUICK, **DESK) as page:
        hands = SheetKeys(page, 1)
        await sit_down(hands, links["moslem"])
        assert await page.locator('.view [data-name][tabindex="0"]').count() == 1
        await _order(hands, "haro-ch2", "1912", "NE")
        await page.keyboard.press("u")
        await expect(page.locator(".ghost")).to_have_count(0)
        await _rest(hands, "haro-ch2")
        await page.keyboard.press("u")
        await expect(page.locator(".ghost")).to_have_count(0)
        await _order(hands, "haro-ch2", "1911", "N")
        await hands.press(STANDS)
        await until(page, lambda seen: seen.settled and seen.question != ORDER)
    assert await _words(links, "christian") == ["unit haro-ch2", "go 1911", "face N", "end"]


async def _rest(hands: SheetKeys, unit: str) -> None:
    """The key beside the answer is good on the sheet too."""
    await hands.point(unit)
    rest = hands.page.get_by_role("button", name="Rest", exact=True)
    await hands.page.keyboard.press(await rest.locator("kbd").inner_text())
    await expect(hands.page.locator(".ghost")).to_have_count(1)


@pytest.mark.full
async def test_arrows_come_to_what_can_be_chosen(chromium: Browser, table: Process) -> None:
    """The unit at which Ruy Díaz rides has no orders now, but he has."""
    links = await begin(table, acting(SKIRMISH, "haro", ruy_diaz="1718"))
    async with shown(chromium, str(links["christian"]), QUICK, **DESK) as page:
        hands = SheetKeys(page, 1)
        seen = await sit_down(hands, links["moslem"])
        assert "ruy-diaz" in seen.things
        assert "alfonso-ch1" not in seen.things
        await hands.point("1718")
        await until(page, lambda seen: seen.settled and "1717" in seen.things)


@pytest.mark.parametrize("seat", some(["christian", "moslem"], "moslem"))
async def test_set_up(chromium: Browser, table: Process, seat: str) -> None:
    """The last two units are placed: by keys alone, and with a finger on a phone."""
    links = await begin(table, setting_up(seat, 2))
    other = "moslem" if seat == "christian" else "christian"
    screen = DESK if seat == "christian" else PHONE
    async with shown(chromium, str(links[seat]), QUICK, **screen) as page:
        hands: Hands = SheetKeys(page, 1) if seat == "christian" else Finger(page, 1)
        seen = await sit_down(hands, links[other])
        first = _some_hex(seen)
        await hands.point(first)
        second = _some_hex(await until(page, lambda now: now.settled and first not in now.things))
        await hands.point(second)
        await until(page, lambda now: now.settled and second not in now.things)
        commit = page.get_by_role("button", name=GIVE)
        if await commit.count():
            await hands.press(GIVE)
        await until(page, lambda now: not any(name.isdecimal() for name in now.things))
    words = await _words(links, seat)
    assert [word.split()[0] for word in words] == ["set", "set"]


def _some_hex(seen: Seen) -> str:
    return next(name for name in seen.things if name.isdecimal())


# Gestures.


async def test_fingers_on_the_sheet(chromium: Browser, table: Process) -> None:
    """The view is close to the banner that acts. Two pinch, one pans, one that rests asks who that is, one draws a
    lasso around units, one drags a unit.
    """
    links = await begin(table, acting(SKIRMISH, "haro"))
    async with shown(chromium, str(links["christian"]), QUICK, **PHONE) as page:
        hands = Finger(page, 1)
        await sit_down(hands, links["moslem"])
        fingers, close = await Fingers.on(page), await lies(page)
        await hands.press(said_of("sword", "board-zoom-whole"))
        whole = await lies(page, lambda lie: lie.scale < 0.9 * close.scale)
        before = await hands._middle("1712", scroll=False)
        await fingers.pinch(*before, 20, 100)
        near = await lies(page, lambda lie: lie.scale > 4.9 * whole.scale)
        assert await hands._middle("1712", scroll=False) == pytest.approx(before, abs=2)
        await expect(page.locator(".overview")).to_be_visible()
        x, y = await hands._middle("1711", scroll=False)
        await fingers.draw((x, y), (x - 40, y - 20))
        await lies(page, lambda lie: [round(lie.x - near.x), round(lie.y - near.y)] == [-40, -20])
        await _rests(page, hands, fingers)
        await _lassoes(page, hands, fingers)
        await _drags(page, hands, fingers)
        assert await _words(links, "christian") == []


async def _rests(page: Page, hands: Finger, fingers: Fingers) -> None:
    """The click that comes once the finger is lifted moves nobody."""
    await fingers.press(await hands._middle("haro-ch1", scroll=False))
    await expect(page.locator(".detail")).to_contain_text("Knights of Haro 1")
    await fingers.lift()
    await _asks_no_more(page, hands)


async def _asks_no_more(page: Page, hands: Finger) -> None:
    await expect(page.locator(".detail")).to_be_visible()
    await hands.point("1812", scroll=False)
    await expect(page.locator(".detail")).to_be_hidden()
    assert (await look(page)).question == ORDER


async def _lassoes(page: Page, hands: Finger, fingers: Fingers) -> None:
    await hands.press("Lasso")
    await expect(page.get_by_role("button", name="Lasso")).to_have_attribute("aria-pressed", "true")
    (x, y), (far_x, far_y) = await hands._middle("haro-ch1", False), await hands._middle("haro-ch2", False)
    left, right, top, foot = min(x, far_x) - 25, max(x, far_x) + 25, min(y, far_y) - 25, max(y, far_y) + 25
    await fingers.draw((left, top), (right, top), (right, foot), (left, foot), (left, top))
    seen = await until(page, lambda seen: bool(seen.chosen))
    assert set(seen.chosen) == {"haro-ch1", "haro-ch2"}


async def _drags(page: Page, hands: Finger, fingers: Fingers) -> None:
    """One of those in the lasso takes the other along."""
    await fingers.draw(await hands._middle("haro-ch1", False), await hands._middle("1711", False))
    await expect(page.locator(".ghost")).to_have_count(2)
    await expect(page.locator(".way.move")).to_have_count(2)


@pytest.mark.full
async def test_quick_taps_do_not_zoom(chromium: Browser, table: Process) -> None:
    """The second of two quick taps comes down where something could be chosen a moment before."""
    links = await begin(table, acting(SKIRMISH, "haro"))
    async with shown(chromium, str(links["christian"]), QUICK, **PHONE) as page:
        hands = Finger(page, 1)
        await sit_down(hands, links["moslem"])
        whole = await lies(page)
        await hands.point("haro-ch2")
        await until(page, lambda seen: seen.settled and "1912" in seen.things)
        await hands.point("1912")
        await until(page, lambda seen: seen.settled and "NE" in seen.things)
        at = await hands._middle("NE")
        await page.touchscreen.tap(*at)
        await until(page, lambda seen: seen.settled and "NE" not in seen.things)
        await page.touchscreen.tap(*at)
        assert (await lies(page)).scale == pytest.approx(whole.scale, rel=0.2)
        x, y = await hands._middle("1711")
        await page.touchscreen.tap(x, y)
        await page.touchscreen.tap(x, y)
        await lies(page, lambda lie: lie.scale > 1.5 * whole.scale)


@pytest.mark.full
async def test_a_second_finger_ends_a_drag(chromium: Browser, table: Process) -> None:
    """Nobody is moved by it."""
    links = await begin(table, acting(SKIRMISH, "haro"))
    async with shown(chromium, str(links["christian"]), QUICK, **PHONE) as page:
        hands, fingers = Finger(page, 1), await Fingers.on(page)
        await sit_down(hands, links["moslem"])
        whole = await lies(page)
        await fingers.pinch(*await hands._middle("1712", scroll=False), 20, 100)
        await lies(page, lambda lie: lie.scale > 2 * whole.scale)
        x, y = await hands._middle("haro-ch1", scroll=False)
        await fingers.press((x, y))
        await fingers.move((x, y - 30))
        await expect(page.locator(".way.move")).to_have_count(1)
        await fingers.press((x, y - 30), (x + 60, y))
        await expect(page.locator(".way.move")).to_have_count(0)
        await fingers.lift()
        await expect(page.locator(".ghost")).to_have_count(0)


@pytest.mark.full
async def test_a_finger_rests_on_a_busy_page(chromium: Browser, table: Process) -> None:
    """How long it rests is told by when it is lifted, not by when the page comes to hear of it."""
    links = await begin(table, acting(SKIRMISH, "haro"))
    async with shown(chromium, str(links["christian"]), QUICK, **PHONE) as page:
        hands, fingers = Finger(page, 1), await Fingers.on(page)
        await sit_down(hands, links["moslem"])
        await _near(page, hands, "phone")
        await fingers.press(await hands._middle("haro-ch1", scroll=False))
        busy = asyncio.create_task(page.evaluate(BUSY))
        await asyncio.sleep(LONG_PRESS)
        await fingers.lift()
        await busy
        await _asks_no_more(page, hands)


async def test_mouse_on_the_sheet(chromium: Browser, table: Process) -> None:
    """The wheel scales around the pointer, a drag moves the sheet or a unit, and Shift draws a lasso."""
    links = await begin(table, acting(SKIRMISH, "haro"))
    async with shown(chromium, str(links["christian"]), QUICK, **DESK) as page:
        hands = Mouse(page, 1)
        await sit_down(hands, links["moslem"])
        before = await hands._middle("1712", scroll=False)
        whole = await lies(page)
        await page.mouse.move(*before)
        await page.mouse.wheel(0, -400)
        await lies(page, lambda lie: lie.scale > 1.5 * whole.scale)
        after = await hands._middle("1712", scroll=False)
        assert max(abs(after[0] - before[0]), abs(after[1] - before[1])) < 2
        await _carry(page, await hands._middle("haro-ch2", False), await hands._middle("1911", False))
        await expect(page.locator(".ghost")).to_have_count(1)
        await page.keyboard.down("Shift")
        x, y = await hands._middle("haro-ch1", False)
        await _drag(page, (x - 40, y - 40), (x + 40, y - 40), (x + 40, y + 40), (x - 40, y + 40))
        await page.keyboard.up("Shift")
        await until(page, lambda seen: seen.chosen == ["haro-ch1"])


async def _carry(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """While a unit is dragged, only where it can go is marked."""
    await page.mouse.move(*start)
    await page.mouse.down()
    await page.mouse.move(*end, steps=6)
    await expect(page.locator(".goal").first).to_be_visible()
    await expect(page.locator(".glow:visible")).to_have_count(0)
    await page.mouse.up()
    await expect(page.locator(".goal")).to_have_count(0)
    await expect(page.locator(".glow:visible").first).to_be_visible()


async def _drag(page: Page, *way: tuple[float, float]) -> None:
    await page.mouse.move(*way[0])
    await page.mouse.down()
    for point in way[1:]:
        await page.mouse.move(*point, steps=6)
    await page.mouse.up()
    await until(page, lambda seen: seen.settled)
