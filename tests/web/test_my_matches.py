"""The home page tells of all matches of this browser; whoever cannot begin one sees what can be done."""

import re

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from gonfalon.protocol.client import Seat
from gonfalon.protocol.credentials import Link
from tests.server import matches
from tests.server.processes import Process
from tests.web.fields import begun
from tests.web.hands import Mouse
from tests.web.screens import DESK, PHONE, QUICK, shown, until
from tests.web.words import said

ORDER = [
    r"Basic game.*vs\. Bo.*Your move",
    r"Arsuf.*vs\. Bo.*Bo to move",
    "Basic game.*Waiting for players",
    r"Hattin.*vs\. Bo.*Won",
]

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def _sit(page: Page, link: Link, name: str = "Ana") -> None:
    await page.goto(str(link))
    await Mouse(page, 1).sit(name)
    await expect(page.get_by_role("button", name=said("ui-sit-down"))).to_be_hidden()


async def _meet(page: Page, links: dict[str, Link], seat: str, other: str) -> Seat:
    """Sit down with a friend, and wait until the match begins; gives the friend."""
    friend = Seat(links[other])
    await friend.join("Bo")
    await _sit(page, links[seat])
    await begun(friend)
    return friend


def _mine(page: Page) -> Locator:
    return page.get_by_role("region", name=said("ui-your-battles")).get_by_role("listitem")


async def test_my_matches(chromium: Browser, table: Process) -> None:
    """Those that wait for me come first, then those of others, then what is over; one request tells it all."""
    battles = ("hattin", "basic", "arsuf", "basic")
    over, mine, theirs, alone = [await matches.begin(table.address, battle) for battle in battles]
    async with shown(chromium, table.address, QUICK, **DESK) as page:
        loser = await _meet(page, over, "crusaders", "ayyubids")
        await loser.act((await loser.latest()).number, "resign")
        await _sit(page, alone["christian"])
        await _meet(page, theirs, "crusaders", "ayyubids")
        await _meet(page, mine, "muslim", "christian")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        await page.goto(table.address)
        await expect(_mine(page)).to_have_count(4)
        await expect(_mine(page).first).to_contain_text(said("ui-my-turn"))
        rows = [re.sub(r"\s+", " ", text) for text in await _mine(page).all_inner_texts()]
        for row, told in zip(rows, ORDER, strict=True):
            assert re.search(told, row), rows
        assert len([url for url in asked if url.endswith("/v1/glances?lang=en")]) == 1
        assert not [url for url in asked if re.search(r"/v1/matches|#|ticket", url)]
        await _mine(page).first.get_by_role("link").click()
        await until(page, lambda seen: seen.settled and bool(seen.choices))


@pytest.mark.full
async def test_a_lost_seat_is_told_and_can_be_removed(chromium: Browser, table: Process) -> None:
    """A ticket that was voided opens nothing: the list says so. What is played on is removed only when one is sure."""
    void, kept = [await matches.begin(table.address, battle) for battle in ("basic", "arsuf")]
    async with shown(chromium, table.address, QUICK, **DESK) as page:
        await _sit(page, kept["crusaders"])
        await _sit(page, void["muslim"])
        await Seat(void["host"]).reissue("muslim")
        await page.goto(table.address)
        lost, held = _mine(page).filter(has_text=said("trouble-ticket-void")), _mine(page).filter(has_text="Waiting")
        await lost.get_by_role("button", name="Remove").click()
        await expect(lost).to_have_count(0)
        await held.get_by_role("button", name="Remove").click()
        await expect(_mine(page)).to_contain_text(said("ui-forget-sure"))
        await _mine(page).get_by_role("button", name=said("ui-forget-do"), exact=True).click()
        await expect(_mine(page)).to_have_count(0)
        await page.reload()
        await expect(page.get_by_role("heading", level=1)).to_be_visible()
        await expect(_mine(page)).to_have_count(0)


async def test_a_guest_sees_what_can_be_done(chromium: Browser, table: Process) -> None:
    """Without the host's link nobody can begin a match here, and is told what can be done instead."""
    links = await matches.begin(table.address, "arsuf")
    async with shown(chromium, table.address, QUICK, **PHONE) as page:
        await expect(page.get_by_text(said("ui-guest"))).to_be_visible()
        await expect(page.get_by_role("link", name=said("ui-learn")).first).to_be_visible()
        await expect(page.get_by_text("gonfalon serve")).to_be_visible()
        await page.get_by_label(said("ui-guest-link")).fill(str(links["crusaders"]))
        await page.get_by_role("button", name=said("ui-guest-open"), exact=True).click()
        await expect(page.get_by_role("button", name=said("ui-sit-down"))).to_be_visible()
        assert "#" not in page.url


@pytest.mark.full
@pytest.mark.parametrize("path", ["/nowhere", "/play/no-such-match", "/learn/chess", "/rules/chess", "/a/b/c"])
async def test_an_address_that_leads_nowhere(chromium: Browser, table: Process, path: str) -> None:
    """A page of ours says so, with the way home; programs get their JSON."""
    async with shown(chromium, table.address, QUICK, **DESK) as page:
        answer = await page.goto(table.address + path)
        assert answer is not None
        assert answer.status == 404
        await expect(page.get_by_role("alert")).to_be_visible()
        await expect(page.get_by_role("link", name=said("ui-lost-home"))).to_be_visible()
        await page.get_by_role("link", name=said("ui-lost-home")).click()
        await expect(page.get_by_text("Great battles of 1187–1212")).to_be_visible()


@pytest.mark.full
async def test_unread_chat_is_counted_truly(chromium: Browser, table: Process) -> None:
    """Neither what I said nor what I have read counts, not even after I have come back."""
    links = await matches.begin(table.address, "basic")
    async with shown(chromium, table.address, QUICK, **DESK) as page:
        friend = await _meet(page, links, "muslim", "christian")
        chat = page.get_by_role("button", name=re.compile("^Chat"))
        await until(page, lambda seen: seen.settled)
        await friend.say("Hail")
        await friend.say("Are you there?")
        await expect(chat).to_have_text("Chat 2")
        await page.reload()
        await expect(chat).to_have_text("Chat 2")
        await chat.click()
        await expect(chat).to_have_text("Chat")
        await page.get_by_label(said("ui-say")).fill("Here I am")
        await page.get_by_role("button", name="Send").click()
        await expect(page.get_by_role("log", name="Chat").get_by_text("Here I am")).to_be_visible()
        await page.get_by_role("button", name="Log").click()
        await expect(chat).to_have_text("Chat")
        await page.reload()
        await friend.say("Well then")
        await expect(chat).to_have_text("Chat 1")
        await chat.click()
        await page.get_by_role("button", name=said("ui-mute"), exact=True).click()
        await friend.say("Villain")
        await page.reload()
        await expect(chat).to_have_text("Chat")
        await chat.click()
        await expect(page.get_by_text(said("ui-muted"))).to_be_visible()
        await expect(page.get_by_text("Well then")).to_have_count(0)
        await page.get_by_role("button", name=said("ui-unmute")).click()
        await expect(page.get_by_role("log", name="Chat").get_by_text("Villain")).to_be_visible()
