"""What is agreed before a match: the one place that settles options serves every table."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.bots import Greedy, Marshal
from gonfalon.core import registry
from gonfalon.protocol.requests import Act, NewMatch
from gonfalon.server.bots.answering import question_for_bot
from gonfalon.server.bots.thinking import BotCache, Question
from gonfalon.server.catalogue import GameCatalogue
from gonfalon.server.matches.creation import new_head
from gonfalon.server.stores.sqlite import SqliteStore
from gonfalon.server.tokens import Ticket, Tickets
from tests.server.attacks.test_bad_bots import opened
from tests.server.honesty.raw import Answer, ask
from tests.server.honesty.running import KEY, Running
from tests.server.matches import at, found
from tests.server.test_http import Seat, begin, seated

NAVAS = NewMatch("navas", "basic")
AGAINST_A_BOT = NewMatch("navas", "basic", bots={"muslim": "greedy"})


@pytest.mark.parametrize(
    ("wish", "limit"),
    [
        (NAVAS, "none"),
        (AGAINST_A_BOT, "30"),
        (NewMatch("navas", "basic", {"round-limit": "none"}, {"muslim": "greedy"}), "none"),
        (NewMatch("navas", "basic", {"round-limit": "10"}), "10"),
    ],
)
def test_options_with_and_without_a_computer(wish: NewMatch, limit: str) -> None:
    """N4.5: a table sets the last round of Las Navas where a computer plays, and leaves alone what was chosen."""
    assert new_head(GameCatalogue(), wish).setup.options["round-limit"] == limit


FEW = 10
BATTLES = [(bot, battle) for bot in ("squire", "knight", "marshal") for battle in ("navas basic", "saladin arsuf")]


@pytest.mark.parametrize(("bot", "battle"), [*BATTLES, ("knight", "sword navas-hex")])
async def test_process_was_killed(bot: str, battle: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a match; the new instance has the same chance."""
    monkeypatch.setattr(Greedy, "looks", 30)
    monkeypatch.setattr(Marshal, "simulations", 40)
    game, scenario = battle.split()
    seats, alive, again = registry.find(game).seats, BotCache(), BotCache()
    async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
        match = (await table.creation.create(NewMatch(game, scenario, bots=dict.fromkeys(seats, bot)))).match
        for asked in range(2 * FEW):
            number = (await found(table, match)).number
            question = msgspec.json.decode(
                msgspec.json.encode(await question_for_bot(table, match, number)), type=Question
            )
            words = alive.answer(question)
            assert asked < FEW or again.answer(question) == words
            await table.matches.act(at(match, seats[question.seat]), Act("bot", number, words))


def glances(table: Running, *tickets: str, query: str = "") -> list[Any]:
    answer = ask(table.port, "POST", f"/v1/glances{query}", "", json.dumps({"tickets": tickets}).encode())
    assert answer.status == 200, answer.body
    return list(json.loads(answer.body))


def again(seat: Seat) -> Any:
    answer: Answer = seat.post("rematch")
    assert answer.status == 200, answer.body
    return json.loads(answer.body)


def test_matches_at_a_glance(table: Running) -> None:
    """One request for all: whose turn it is, since when, against whom, and how it ended."""
    muslim, christian = seated(table)
    waiting = begin(table)
    found = glances(table, muslim.ticket, christian.ticket, table.ticket(waiting["match"], "watcher"))
    assert [(one["seat"], one["turn"], one["over"]) for one in found] == [
        ("muslim", "muslim", False),
        ("christian", "muslim", False),
        ("watcher", None, False),
    ]
    assert found[0]["seats"]["christian"]["name"] == "Christian"
    assert found[0]["since"] >= found[0]["created"] > 0
    assert muslim.act("resign").status == 200
    (over,) = glances(table, christian.ticket)
    assert over["over"]
    assert over["result"]["winner"] == "christian"
    assert over["ended"] >= over["since"] > 0


def test_bots_introduce_themselves(table: Running) -> None:
    """By their names in the reader's language: to whoever is invited, at the table, and in the list of matches."""
    bots = {"muslim": "squire"}
    waiting, (christian,) = begin(table, bots=bots)["match"], seated(table, ["christian"], bots=bots)
    invitation = table.invitation(waiting, "christian")
    for query, title in {"": "Squire", "?lang=en": "Squire", "?lang=es": "Escudero", "?lang=fr": "Écuyer"}.items():
        answers = [
            json.loads(ask(table.port, "GET", f"/v1/matches/{waiting}{query}", invitation).body),
            json.loads(christian.get(query).body),
            *glances(table, christian.ticket, query=query),
        ]
        for seats in [answer["seats"] for answer in answers]:
            assert seats["muslim"].items() >= {"name": "squire", "bot": True, "title": title}.items()
            assert not seats["christian"]["title"]


def test_nothing_is_seen_with_a_ticket_that_opens_nothing(table: Running) -> None:
    """Forged, expired, void, or of a match that was deleted: the reason is told, and nothing else."""
    muslim, _ = seated(table)
    write, late = Tickets([KEY]).write, 2**40
    tickets = [
        "forged",
        write(Ticket(muslim.match, "muslim", 1)),
        write(Ticket(muslim.match, "muslim", late, 7)),
        write(Ticket("deleted", "muslim", late)),
        write(Ticket("no/../such", "muslim", late)),
    ]
    found = glances(table, *tickets)
    assert [one["trouble"] for one in found] == [
        "ticket-forged",
        "ticket-expired",
        "ticket-void",
        "no-such-match",
        "no-such-match",
    ]
    assert not any(one["seats"] or one["result"] for one in found)


def test_an_invitation_shows_nothing_of_the_play(table: Running) -> None:
    match = begin(table)["match"]
    (found,) = glances(table, table.invitation(match, "muslim"))
    assert (found["match"], found["turn"], found["result"]) == (match, None, None)


def test_rematch_against_a_bot(table: Running) -> None:
    """It is there at once, with the sides swapped; whoever asks again gets the same one."""
    (muslim,) = seated(table, ["muslim"], bots={"christian": "random"})
    assert muslim.post("rematch").status == 409
    muslim.act("resign")
    first, second = again(muslim), again(muslim)
    assert first == second
    assert first["invitation"]["seat"] == "christian"
    (found,) = glances(table, first["invitation"]["ticket"])
    assert found["seats"]["muslim"].items() >= {"name": "random", "bot": True, "title": "Random computer"}.items()


def test_rematch_between_persons(table: Running) -> None:
    """One asks, everybody is told, and the other one's asking begins it. Both get the other side of the same match."""
    muslim, christian = seated(table, options={"round-limit": "10"}, time={"kind": "live", "bank": 600})
    muslim.act("resign")
    ended = glances(table, muslim.ticket)[0]["ended"]
    assert again(muslim) == {"wanted": ["muslim"], "invitation": None}
    assert christian.latest()["asked_again"] == ["muslim"]
    theirs, ours = again(christian)["invitation"], again(muslim)["invitation"]
    assert theirs["match"] == ours["match"] != muslim.match
    assert (ours["seat"], theirs["seat"]) == ("christian", "muslim")
    update = json.loads(ask(table.port, "GET", f"/v1/matches/{ours['match']}", ours["ticket"]).body)
    assert update["match"]["options"]["round-limit"] == "10"
    assert update["match"]["time"]["bank"] == 600
    assert glances(table, muslim.ticket)[0]["ended"] == ended


@pytest.mark.asyncio
async def test_asked_twice_at_once_it_is_one_match(table: Running) -> None:
    muslim, christian = seated(table)
    muslim.act("resign")
    again(muslim)
    found = await asyncio.gather(*(asyncio.to_thread(again, seat) for seat in (muslim, christian) * 4))
    found += [again(muslim), again(christian)]
    assert len({one["invitation"]["match"] for one in found if one["invitation"]}) == 1
    assert found[-1]["invitation"]
