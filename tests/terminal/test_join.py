"""Playing at a table across the network: real tables, real sockets, several terminals."""

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from gonfalon.bots import bot_title
from gonfalon.cli import main
from gonfalon.core import registry, verify_fate
from gonfalon.protocol.client import Seat
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from gonfalon.protocol.updates import ChatLine
from gonfalon.terminal.join import enter, login_name
from gonfalon.terminal.screens.dialogs import FightWindow, RuleWindow
from gonfalon.terminal.screens.heading import spelt
from gonfalon.terminal.screens.lobby import NameWindow
from gonfalon.terminal.screens.play_screen import PlayScreen
from gonfalon.terminal.session import storage
from gonfalon.terminal.session.remote import RemoteSession
from gonfalon.terminal.session.session import Deed, Mark
from gonfalon.terminal.texts import CannotPlay, printable
from tests.patience import PATIENCE
from tests.server.processes import free_port
from tests.terminal.hands import is_asked, seen
from tests.terminal.tables import House, asked, at_table, choose, play, seated, shows, type_, until
from tests.tiers import only_full

AGAINST_BOT = NewMatch("navas", "basic", bots={"muslim": "random"})
BETWEEN_PEOPLE = NewMatch("navas", "basic")


def as_player(pilot: Pilot[None]) -> PlayScreen:
    screen = pilot.app.screen
    assert isinstance(screen, PlayScreen)
    return screen


# Whole matches.


@pytest.mark.parametrize(
    ("game", "scenario", "seat", "bot", "options"),
    [
        only_full(("navas", "basic", "christian", "muslim", {"round-limit": "10"})),
        only_full(("navas", "advanced", "muslim", "christian", {"round-limit": "10", "memory-aid": "off"})),
        ("saladin", "arsuf", "crusaders", "ayyubids", {}),
        only_full(("saladin", "hattin", "ayyubids", "crusaders", {})),
    ],
)
async def test_whole_match(
    house: House, game: str, scenario: str, seat: str, bot: str, options: dict[str, str]
) -> None:
    """Every battle can be played and ended at a table; the saved record is complete and honest."""
    links = await house.begin(NewMatch(game, scenario, options, {bot: "random"}))
    async with seated(links[seat], "Alfonso", (80, 24)) as pilot:
        await play(pilot, random.Random(7))
        await shows(pilot, "The battle is over")
        await shows(pilot, "Fair play verified")
        session = (await at_table(pilot)).session
        assert "Alfonso" in seen(pilot)
    [path] = storage.folder().iterdir()
    record = storage.load(path)
    assert record.result == session.result
    assert record.players[seat] == "Alfonso"
    assert verify_fate(record, registry.find(game)) > 0
    assert await asyncio.to_thread(main, ["verify", str(path)]) == 0


async def test_two_terminals(house: House) -> None:
    """Two people in two places play each other; each sees only their own hand, and the same position."""
    links = await house.begin(BETWEEN_PEOPLE)
    async with seated(links["christian"], "Alfonso") as one, seated(links["muslim"], "al-Nasir") as two:
        rng = random.Random(1)
        tables = [await at_table(pilot) for pilot in (one, two)]
        for _ in range(12):
            await choose((await _asked_first(one, two))[0], rng)
        asking, other = await _asked_first(one, two)
        await until(one, lambda: tables[0].session.number == tables[1].session.number)
        for table, mine in zip(tables, ("christian", "muslim"), strict=True):
            assert table.sight
            assert [name for name, hand in table.sight.view.hands.items() if hand.cards is not None] == [mine]
        await shows(other, "Alfonso to move" if asking is one else "al-Nasir to move")
        await shows(asking, "Your move")


async def _asked_first(one: Pilot[None], two: Pilot[None]) -> tuple[Pilot[None], Pilot[None]]:
    """The seat that is asked, and the other; fights are skipped on the way."""
    for pilot in (one, two):
        await at_table(pilot)
    async with asyncio.timeout(PATIENCE):
        while not (is_asked(one) or is_asked(two)):
            for pilot in (one, two):
                await asyncio.sleep(0.01)
                if isinstance(pilot.app.screen, FightWindow):
                    await pilot.press("s")
    return (one, two) if is_asked(one) else (two, one)


# Coming to the table.


async def test_a_name_is_asked_for(house: House) -> None:
    """A player without a name is asked for one, with the login name as the default; an unusable one is asked again."""
    links = await house.begin(AGAINST_BOT)
    async with seated(links["christian"]) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, NameWindow))
        line = pilot.app.screen.query_one(Input)
        assert line.value == login_name()
        line.value = "two\u2028lines"
        await pilot.press("enter")
        await shows(pilot, "Christians")
        await until(pilot, lambda: isinstance(pilot.app.screen, PlayScreen))
        session = (await at_table(pilot)).session
        assert session.names == {"christian": "two lines", "muslim": bot_title(AGAINST_BOT.bots["muslim"])}


@pytest.mark.full
async def test_coming_back(house: House) -> None:
    """The same link brings a player back, with nothing asked, to the same position and the same log."""
    links = await house.begin(AGAINST_BOT)
    async with seated(links["christian"], "Alfonso") as pilot:
        await play(pilot, random.Random(3), decisions=4)
        await asked(pilot)
        before = as_player(pilot)
        await pilot.press("q")
        await shows(pilot, "the same link brings you back")
        await pilot.press("y")
    async with seated(links["christian"]) as pilot:
        await asked(pilot)
        again = as_player(pilot)
        assert again.sight == before.sight
        assert again.session.log(again.seat) == before.session.log(before.seat)


async def test_looking_on(house: House) -> None:
    """A watcher sees board and log and who decides, is asked nothing and can do nothing."""
    links = await house.begin(AGAINST_BOT)
    async with seated(links["christian"], "Alfonso") as player, seated(links["watcher"]) as watcher:
        table = await at_table(watcher)
        table.stopping = False
        await play(player, random.Random(5), decisions=3)
        await asked(player)
        await until(watcher, lambda: table.session.number == as_player(player).session.number)
        await shows(watcher, "Watching")
        await shows(watcher, "Alfonso to move")
        assert not table.waiting
        assert not table.picker.option_count
        assert table.sight
        assert not any(hand.cards for hand in table.sight.view.hands.values())
        assert "Resign" not in seen(watcher)
        await watcher.press("r", "d", "u", "t", "1")
        assert watcher.app.screen is table


# Playing.


async def test_refusal(house: House) -> None:
    """What the table refuses is shown like a refusal at home: a sentence, the rule, and ? opens that rule."""
    links = await house.begin(AGAINST_BOT)
    async with seated(links["christian"], "Alfonso") as pilot:
        await asked(pilot)
        screen = as_player(pilot)
        await type_(pilot, "slash", "move b4>b3 all")
        await until(pilot, lambda: screen.refusal is not None and is_asked(pilot))
        assert screen.refusal
        await shows(pilot, screen.refusal.rule)
        await shows(pilot, screen.refusal.text[:20])
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(pilot.app.screen, RuleWindow))
        await shows(pilot, f"Rule {screen.refusal.rule}")


async def test_without_undo(house: House) -> None:
    """u is not offered and does nothing. Whoever types it reads the table's refusal."""
    links = await house.begin(msgspec.structs.replace(AGAINST_BOT, undo=False))
    async with seated(links["christian"], "Alfonso") as pilot:
        screen = await asked(pilot)
        await choose(pilot, random.Random(2))
        await asked(pilot)
        assert "u Undo" not in seen(pilot)
        number = screen.session.number
        await pilot.press("u")
        await type_(pilot, "slash", "take back 0")
        await shows(pilot, "Undo is turned off for this match.")
        assert screen.session.number == number
        await pilot.press("h")
        await shows(pilot, "offer a draw")
        assert " u  undo" not in seen(pilot)


async def test_chat(house: House) -> None:
    """What one says is read by the other, with the speaker's name; on a small screen it is called out."""
    links = await house.begin(BETWEEN_PEOPLE)
    async with seated(links["christian"], "Alfonso") as one, seated(links["muslim"], "al-Nasir", (80, 24)) as two:
        asking, _ = await _asked_first(one, two)
        picker = as_player(asking).picker
        with asking.app._context():
            picker.highlighted = 2
        await type_(one, "t", "God keep you")
        for pilot in (one, two):
            await shows(pilot, "Alfonso: God keep you")
        assert not one.app.screen.query_one("#chat").display
        await type_(two, "t", "and you [b]too")
        await shows(one, "al-Nasir: and you [b]too")
        assert picker.highlighted == 2
        await one.press("t", "escape", "l")
        await shows(one, "What happened")
        await shows(one, "al-Nasir: and you [b]too")


async def test_muted_chat(house: House) -> None:
    """What the other says is not shown, after coming back neither, until one wants to hear it again."""
    links = await house.begin(BETWEEN_PEOPLE)
    async with seated(links["muslim"], "al-Nasir") as two:
        async with seated(links["christian"], "Alfonso") as one:
            await _asked_first(one, two)
            await one.press("x")
            await shows(one, "The other players' chat is hidden.")
        await type_(two, "t", "Infidel!")
        await shows(two, "al-Nasir: Infidel!")
        async with seated(links["christian"], "Alfonso") as one:
            session: Any = as_player(one).session
            await until(one, lambda: len(session._chat) == 1)
            assert session.chat() == []
            await one.press("x", "l")
            await shows(one, "al-Nasir: Infidel!")


def test_time_as_people_write_it() -> None:
    """Minutes and seconds, hours before them, days and hours; never less than nothing."""
    times = [-5, 0, 59_999, 605_000, 3_600_000, 86_399_000, 86_400_000, 3 * 86_400_000 - 1]
    assert [spelt(time) for time in times] == [
        *("0:00", "0:00", "0:59", "10:05", "1:00:00", "23:59:59", "1 d 0 h", "2 d 23 h")
    ]


# Trouble on the way.


async def test_table_restarts(house: House) -> None:
    """While the table is down a notice says so and nothing can be answered; then play continues where it was."""
    links = await house.begin(BETWEEN_PEOPLE)
    async with seated(links["christian"], "Alfonso") as one, seated(links["muslim"], "al-Nasir") as two:
        asking, other = await _asked_first(one, two)
        await choose(asking, random.Random(1))
        await asked(other)
        before = as_player(other).sight
        await house.close()
        for pilot in (one, two):
            await shows(pilot, "Connection lost. Reconnecting…")
        assert not is_asked(other)
        assert not as_player(other).picker.option_count
        await other.press("d", "1")
        assert isinstance(other.app.screen, PlayScreen)
        await house.open()
        await asked(other)
        assert as_player(other).sight == before
        for pilot in (one, two):
            await until(pilot, lambda: "Connection lost" not in seen(pilot))  # noqa: B023
        number = as_player(one).session.number
        await choose(other, random.Random(2))
        await until(asking, lambda: as_player(asking).session.number > number)


@pytest.mark.full
async def test_table_wants_us_no_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the table no longer accepts the ticket, the screen closes and says why."""
    links = await house.begin(AGAINST_BOT)
    async with seated(links["christian"], "Alfonso") as pilot:
        await asked(pilot)
        await house.close()
        monkeypatch.setenv("GONFALON_KEYS", "another key than the one that signed the ticket")
        await house.open()
        await until(pilot, lambda: pilot.app.return_code == 1)


async def test_void_ticket(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """A ticket that the table does not know, or that belongs elsewhere, is answered before the screen opens."""
    [link, other] = [(await house.begin(AGAINST_BOT))["christian"] for _ in range(2)]
    for wrong in (link[:-3], link.split("#")[0] + "#" + other.split("#")[1]):
        assert await asyncio.to_thread(main, ["join", wrong]) == 1
        told = capsys.readouterr().err
        assert "This link is" in told
        assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("navas", "This isn't an invitation link."),
        ("http://table:1212/play/abc", "This isn't an invitation link."),
        ("http://127.0.0.1:{port}/play/abc#ticket", "The server isn't answering."),
        ("http://127.0.0.1:x/play/abc#ticket", "The server isn't answering."),
        ("http://127.0.0.1:{port}/play/abc#tickät✓", "This link contains invalid characters"),
    ],
)
def test_bad_link(link: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A link that leads nowhere is answered with one plain sentence."""
    assert main(["join", link.format(port=free_port())]) == 1
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1


@pytest.mark.full
@pytest.mark.parametrize(
    ("match", "sentence"),
    [
        ({"game": "chess"}, "There is no 'chess' here. Installed: navas"),
        ({"rules": 99}, "uses version 99 of the"),
        ({"digest": "0" * 16}, "Install the same edition"),
        (None, "no Gonfalon server at this address"),
    ],
)
async def test_other_game(
    house: House, match: dict[str, Any] | None, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match of a game, rules or an edition that are not installed here cannot be joined, and it says why."""
    link = Link.read((await house.begin(AGAINST_BOT))["christian"])
    update = msgspec.to_builtins(await Seat(link).latest())
    told = update | {"match": update["match"] | match} if match else []
    monkeypatch.setattr("gonfalon.protocol.client._fetch", lambda _: json.dumps(told).encode())
    with pytest.raises(CannotPlay, match=sentence):
        await enter(str(link))


def test_nobody_commands_our_terminal() -> None:
    """Control characters and marks that change the direction of writing are removed from everything that is shown."""
    line = printable(ChatLine(1, "muslim", "al\u202eNasir", "a\x1b[31mb\nc", 0))
    assert (line.name, line.text) == ("al Nasir", "a [31mb c")


async def test_what_is_forgotten_stays_forgotten(house: House) -> None:
    """Without the memory aid the log goes back to the seat's own last action, as at one screen."""
    wish = NewMatch("navas", "basic", {"memory-aid": "off"}, {"muslim": "random"})
    links = await house.begin(wish)
    async with seated(links["christian"], "Alfonso") as pilot:
        await play(pilot, random.Random(1), decisions=5)
        await asked(pilot)
        session = as_player(pilot).session
        assert isinstance(session, RemoteSession)
        assert not session.remembers
        assert session.recall_from(session.seat) > 0
        told = [step for step in session.steps(session.seat) if step.number > session.recall_from(session.seat)]
        deeds = [item for item in session.log(session.seat) if not isinstance(item, Mark)]
        assert deeds == [Deed(step.actor, event) for step in told for event in step.events]
