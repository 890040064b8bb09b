"""How a browser gets a seat, takes it elsewhere, loses it, and what it says of fate at the end."""

import re
import shlex
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.async_api import Browser, Page, expect

from gonfalon.cli.main import main
from gonfalon.server.tokens import Tickets
from tests.server.processes import KEY, Process, host_ticket
from tests.web.hands import Mouse
from tests.web.screens import DESK, PHONE, QUICK, opponents, shown, until
from tests.web.test_review import give_up
from tests.web.words import said

VOID, KEPT = said("trouble-ticket-void"), said("ui-fate-kept")

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Battle(NamedTuple):
    """Somebody began it and sent the link to a friend, and both are asked for a card."""

    host: Page
    guest: Page
    link: str


@asynccontextmanager
async def battle(chromium: Browser, table: Process) -> AsyncIterator[Battle]:
    async with shown(chromium, f"{table.address}/#{host_ticket()}", QUICK, **DESK) as host:
        await opponents(host).select_option(said("ui-opponent-away"))
        await host.get_by_role("button", name=said("ui-start")).click()
        link = await host.get_by_label(said("ui-invite")).input_value()
        async with shown(chromium, link, QUICK, **DESK) as guest:
            await Mouse(guest, 1).sit("Bela")
            for page in (host, guest):
                await until(page, lambda seen: seen.settled)
            yield Battle(host, guest, link)


async def test_invitation_is_good_once(chromium: Browser, table: Process) -> None:
    """No ticket stays in an address; a reload finds the seat again; whoever comes second is told why not."""
    async with battle(chromium, table) as (host, guest, link):
        for page in (host, guest):
            assert "#" not in page.url
            await page.reload()
            await until(page, lambda seen: seen.settled)
        async with shown(chromium, link, QUICK, **DESK) as late:
            await expect(late.get_by_text(VOID)).to_be_visible()
            assert "#" not in late.url


async def test_seat_moves_to_another_device(chromium: Browser, table: Process) -> None:
    """From a desk to a telephone: the desk is told that it is no longer seated, and the telephone plays on."""
    async with battle(chromium, table) as (_, guest, _):
        await guest.get_by_role("button", name="Menu").click()
        await guest.get_by_role("button", name=said("ui-move")).click()
        link = await guest.get_by_label(said("ui-move-link")).input_value()
        async with shown(chromium, link, QUICK, **PHONE) as phone:
            await expect(phone.get_by_text(said("ui-move-from", name="Bela"))).to_be_visible()
            await phone.get_by_role("button", name=said("ui-move-here")).click()
            await until(phone, lambda seen: seen.settled and bool(seen.choices))
            await expect(guest.get_by_text(VOID)).to_be_visible()
        async with shown(chromium, link, QUICK, **DESK) as late:
            await expect(late.get_by_text(VOID)).to_be_visible()


@pytest.mark.full
async def test_host_gives_out_a_seat_anew(chromium: Browser, table: Process) -> None:
    """Not by accident: the host is asked. The old holder is told, and so is everybody else."""
    async with battle(chromium, table) as (host, guest, _):
        await host.get_by_role("button", name="Menu").click()
        await host.get_by_role("button", name=re.compile("^New link: ")).click()
        await host.get_by_role("button", name=said("ui-reissue-do")).click()
        link = await host.get_by_label(said("ui-invite")).input_value()
        await expect(guest.get_by_text(VOID)).to_be_visible()
        await expect(host.get_by_text(said("ui-reissued-short", count=1))).to_be_visible()
        async with shown(chromium, link, QUICK, **DESK) as heir:
            await heir.get_by_role("button", name=said("ui-move-here")).click()
            await until(heir, lambda seen: seen.settled and bool(seen.choices))


@pytest.mark.full
async def test_links_to_a_past_step_are_for_watchers(chromium: Browser, table: Process) -> None:
    async with battle(chromium, table) as (host, _, _):
        await host.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await host.get_by_role("button", name="Replay").click()
        await host.get_by_role("button", name=said("ui-copy-step")).click()
        await expect(host.get_by_role("button", name="Copied")).to_be_visible()
        link = await host.evaluate("() => navigator.clipboard.readText()")
        found = Tickets([KEY]).read(link.partition("#")[2].partition("@")[0], 0)
        assert (found.seat, found.invites) == ("watcher", False)


async def test_fate_is_checked_at_the_end(
    chromium: Browser, table: Process, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both browsers say that it was kept, and the command that they show proves it."""
    async with battle(chromium, table) as (host, guest, _):
        await give_up(guest)
        for page in (guest, host):
            await expect(page.get_by_text(KEPT)).to_be_visible()
        await host.get_by_text(said("ui-fate-prove")).click()
        command = shlex.split(await host.locator("details code").inner_text())
        async with host.expect_download() as saving:
            await host.get_by_role("button", name=said("ui-record")).click()
        monkeypatch.chdir(tmp_path)
        await (await saving.value).save_as(tmp_path / command[2])
        assert main(command[1:]) == 0
        changed = [*command[1:-1], f"{command[-1][:-1]}{'0' if command[-1][-1] != '0' else '1'}"]
        assert main(changed) == 1
