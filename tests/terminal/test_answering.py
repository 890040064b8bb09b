"""Several actions in one line, and answers before they are asked for: at this screen and at tables elsewhere."""

import random

import pytest
from textual.pilot import Pilot

from gonfalon.core import Answer
from gonfalon.protocol.requests import NewMatch
from gonfalon.terminal.input.picker import KEYS
from gonfalon.terminal.input.typed_line import Order, is_ask_me
from gonfalon.terminal.session.remote import RemoteSession
from tests.terminal.hands import app_for, here, is_asked, settle, table
from tests.terminal.tables import House, asked, at_table, choose, seated, shows, type_, until

BETWEEN_PEOPLE = NewMatch("navas", "basic")


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
    await shows(pilot, "You can choose now")
    screen = await at_table(pilot)
    word = screen.sight.foreseen[0].words[0] if screen.sight else ""
    with pilot.app._context():
        screen.picker.press(KEYS[0])
    await left(pilot, [Answer("ask-initiative", word)])
    return word


# At a table elsewhere


@pytest.mark.full
async def test_choosing_already(house: House) -> None:
    """A waiting player may answer what is certain to be asked; it is used once the other has chosen, unnoticed.

    An update that was written before the answer and is read after it does not hide it.
    """
    links = await house.begin(BETWEEN_PEOPLE)
    async with seated(links["christian"], "Alfonso") as one, seated(links["muslim"], "al-Nasir") as two:
        muslim = await asked(two)
        before = muslim.session.number, muslim.sight
        session = (await at_table(one)).session
        assert isinstance(session, RemoteSession)
        written_before = session.update
        word = await chooses_already(one)
        await shows(one, f"Prepared: {word}")
        session._take_in(written_before, 0)
        assert [answer.word for answer in session.sight(session.seat).answers] == [word]
        assert (muslim.session.number, muslim.sight) == before
        await choose(two, random.Random(1))
        waiting = await at_table(one)
        await until(one, lambda: waiting.session.number >= before[0] + 2)
        steps = waiting.session.steps(waiting.seat, before[0])
        assert [(step.actor, step.word) for step in steps[:2]] == [("muslim", "initiative ?"), ("christian", word)]
        assert waiting.session.sight(waiting.seat).answers == []


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
        await shows(pilot, "Carried out 1 of 2")


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
        await until(pilot, lambda: match.answers_of(seat).answers == [Answer("ask-initiative", word, standing=True)])
        assert match.steps[-1].entry.word == word
        assert match.answers_of(1 - seat).answers == []
