"""Several actions in one line, and answers before they are asked for: at this screen and at tables elsewhere."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from gonfalon.core import Answer
from gonfalon.terminal.choosing.orders import Order, is_ask_me
from gonfalon.terminal.choosing.picker import KEYS
from gonfalon.terminal.join import seat_of
from gonfalon.terminal.screens.dialogs import RuleWindow
from gonfalon.terminal.screens.play_screen import PlayScreen
from gonfalon.wire.link import Link
from gonfalon.wire.protocol import NewMatch
from tests.terminal.hands import app_for, here, is_asked, settle, table
from tests.terminal.tables import House, asked, at_table, choose, seated, shows, type_, until

BETWEEN_PEOPLE = NewMatch("navas", "basic")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path)
    await house.open()
    yield house
    await house.close()


def test_what_is_typed() -> None:
    """Semicolons separate several actions; `always` leaves a standing answer, and `ask me` withdraws it."""
    assert Order.read(" move A4>A3  all;end ; ") == Order(("move A4>A3 all", "end"))
    assert Order.read("Always karr no") == Order(("karr no",), always=True)
    assert Order.read(" ; ").words == ()
    assert is_ask_me(" Ask  me ")
    assert not is_ask_me("ask")


async def left(pilot: Pilot[None], answers: list[Answer]) -> None:
    screen = await at_table(pilot)
    await until(pilot, lambda: screen.sight and screen.sight.answers == answers)


async def chooses_already(pilot: Pilot[None]) -> str:
    """Choose the first thing on the list although another seat is asked."""
    await shows(pilot, "Choose already")
    screen = await at_table(pilot)
    word = screen.sight.foreseen[0].words[0] if screen.sight else ""
    with pilot.app._context():
        screen.picker.press(KEYS[0])
    await left(pilot, [Answer("ask-initiative", word)])
    return word


# At a table elsewhere


@pytest.mark.full
async def test_choosing_already(house: House) -> None:
    """A waiting player may answer what is certain to be asked; it is used once the other has chosen, unnoticed."""
    links = await house.begin(BETWEEN_PEOPLE)
    async with seated(links["christian"], "Alfonso") as one, seated(links["muslim"], "al-Nasir") as two:
        muslim = await asked(two)
        before = muslim.session.number, muslim.sight
        word = await chooses_already(one)
        await shows(one, f"Left: {word}")
        assert (muslim.session.number, muslim.sight) == before
        await choose(two, random.Random(1))
        waiting = await at_table(one)
        await until(one, lambda: waiting.session.number >= before[0] + 2)
        steps = waiting.session.steps(waiting.seat, before[0])
        assert [(step.actor, step.word) for step in steps[:2]] == [("muslim", "initiative ?"), ("christian", word)]
        assert waiting.session.sight(waiting.seat).answers == []


@pytest.mark.full
async def test_withdrawing(house: House) -> None:
    """u withdraws an answer left in advance, which can then be chosen again, or typed."""
    links = await house.begin(BETWEEN_PEOPLE)
    async with seated(links["christian"], "Alfonso") as one, seated(links["muslim"], "al-Nasir") as two:
        await asked(two)
        word = await chooses_already(one)
        await one.press("u")
        await left(one, [])
        await type_(one, "slash", f"always {word}")
        await left(one, [Answer("ask-initiative", word, standing=True)])
        await shows(one, f"Always: {word}")
        await type_(one, "slash", "ask me")
        await left(one, [])


@pytest.mark.full
async def test_left_elsewhere(house: House) -> None:
    """What the same seat left elsewhere is shown when a terminal joins the table."""
    links = await house.begin(BETWEEN_PEOPLE)
    async with seated(links["christian"], "Alfonso") as one, seated(links["muslim"], "al-Nasir") as two:
        number = (await asked(two)).session.number
        await chooses_already(one)
        await seat_of(Link.read(links["christian"])).leave(number, "ask-karr", "karr no", standing=True)
    async with seated(links["christian"]) as again:
        await shows(again, "Always: karr no")


@pytest.mark.full
async def test_several_actions_in_one_line(house: House) -> None:
    """They are sent in one request; what was not carried out is reported, with the reason."""
    links = await house.begin(BETWEEN_PEOPLE)
    async with seated(links["christian"], "Alfonso") as one, seated(links["muslim"], "al-Nasir") as two:
        muslim = await asked(two)
        number = muslim.session.number
        await type_(two, "slash", "offer draw; dance; resign")
        await shows(two, "Carried out: 1 of 3. “dance” was refused")
        assert muslim.session.number == number + 1
        assert muslim.session.result is None
        await shows(one, "offer a draw")


# At this screen


async def test_several_actions_here() -> None:
    """The same at one screen: what comes after another player's action is not carried out."""
    async with app_for(opponent="random").run_test(size=(120, 36), notifications=True) as pilot:
        await settle(pilot)
        screen = table(pilot)
        legal = screen.sight.legal if screen.sight else []
        number = screen.session.number
        await type_(pilot, "slash", f"{legal[0]}; {legal[0]}")
        await until(pilot, lambda: screen.session.number > number)
        await shows(pilot, "Carried out: 1 of 2.")


@pytest.mark.full
async def test_always_here() -> None:
    """A standing answer is used now and from now on, until `ask me`."""
    async with app_for(opponent="person").run_test(size=(120, 36), notifications=True) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: is_asked(pilot))
        match, seat = here(pilot).match, table(pilot).seat
        word = match.sight(seat).legal[0]
        await type_(pilot, "slash", f"always {word}")
        await until(pilot, lambda: match.answers_of(seat) == [Answer("ask-initiative", word, standing=True)])
        assert match.steps[-1].entry.word == word
        assert match.answers_of(1 - seat) == []


@pytest.mark.full
async def test_what_can_be_typed_is_explained() -> None:
    """The help says it beside the rule."""
    async with app_for().run_test(size=(120, 36)) as pilot:
        await settle(pilot)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(pilot.app.screen, RuleWindow))
        await shows(pilot, "always WORD")
        assert isinstance(pilot.app.screen_stack[-2], PlayScreen)
