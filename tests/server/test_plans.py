"""A plan at a table: what orders would lead to is shown to whoever plans them, and nothing is done."""

import json
from typing import Any

import pytest

from tests.server.honesty.raw import Answer, ask
from tests.server.honesty.running import Running
from tests.server.test_http import Seat, begin, seated, told

SIDES = ("christian", "moslem")


@pytest.fixture
def seats(table: Running) -> list[Seat]:
    """Both sides of the hex game, set up, and whoever moves first asked for orders."""
    seats = seated(table, SIDES, game="sword", scenario="navas-hex")
    for seat in reversed(seats):
        assert seat.act("historical").status == 200
    while seats[0].latest()["sight"]["to_move"] != "christian" or question(seats[0]) != "ask-order":
        asked = next(seat for seat in seats if seat.words())
        assert asked.act(next(word for word in asked.words()[::-1])).status == 200
    return seats


def question(seat: Seat) -> str:
    return str(seat.latest()["sight"]["prompt"]["question"])


def plan(table: Running, seat: Seat, orders: Any, *, query: str = "", **wish: Any) -> Answer:
    body = json.dumps({"answers": seat.latest()["number"], "orders": orders, **wish}).encode()
    return ask(table.port, "POST", f"{seat.path}/plan{query}", seat.ticket, body)


def planned(table: Running, seat: Seat, orders: Any, **wish: Any) -> Any:
    answer = plan(table, seat, orders, **wish)
    assert answer.status == 200, answer.body
    return json.loads(answer.body)


def some_orders(seat: Seat, table: Running, most: int = 3) -> list[list[str]]:
    """A march for the first few units that can march, each tried after those before it."""
    orders: list[list[str]] = []
    units = [word for word in seat.words() if word.startswith("unit ")]
    for word in units[:most]:
        order = [word]
        while (sight := planned(table, seat, [*orders, order])["sight"])["prompt"]["question"] != "ask-order":
            order.append("".join(sight["legal"][0]))
        orders.append(order)
    return orders


def test_shows_what_orders_lead_to(table: Running, seats: list[Seat]) -> None:
    """The position after them, the next question and its answers are what the table shows once they are given."""
    seat = seats[0]
    orders = some_orders(seat, table)
    before = seat.latest()
    found = planned(table, seat, orders, query="?lang=es")
    assert found["refused"] == [None] * len(orders)
    assert seat.latest() == before
    words = [word for order in orders for word in order]
    assert json.loads(seat.post("act", answers=before["number"], words=words).body)["done"] == len(words)
    after = json.loads(seat.get("?lang=es").body)
    for shown in ("view", "prompt", "legal", "to_move"):
        assert found["sight"][shown] == after["sight"][shown]
    assert found["asks"] == after["asks"]


def test_no_orders(table: Running, seats: list[Seat]) -> None:
    """An empty plan leads to where the match stands."""
    for seat in seats:
        found, sight = planned(table, seat, []), seat.latest()["sight"]
        assert all(found["sight"][shown] == sight[shown] for shown in ("view", "prompt", "legal", "to_move"))
        assert (found["refused"], found["asks"]) == ([], "")


def test_blocked_order_is_left_out_as_a_whole(table: Running, seats: list[Seat]) -> None:
    """One that cannot be carried out says why, by rule and in the language asked for; the others stand."""
    seat = seats[0]
    first, second = some_orders(seat, table, 2)
    impossible = [second[0], "go 0101"]
    found = planned(table, seat, [first, impossible, second], query="?lang=fr")
    assert [refused and refused["tried"] for refused in found["refused"]] == [None, "go 0101", None]
    why = found["refused"][1]
    assert why["rule"].startswith("H")
    assert (why["legal"], why["position"]) == ([], "")
    assert found["sight"] == planned(table, seat, [first, second])["sight"]


def test_stops_before_fate_and_before_others(table: Running, seats: list[Seat]) -> None:
    """What would have to wait for a die or for the other side is refused; nothing of it is shown."""
    seat, orders = seats[0], [["end"]]
    while (end := planned(table, seat, orders))["sight"]["to_move"] == "christian":
        legal = ["".join(word) for word in end["sight"]["legal"]]
        orders.append([next((word for word in ("end", "hold") if word in legal), legal[0])])
    again = planned(table, seat, [*orders, ["end"]])
    assert end["sight"]["legal"] == []
    assert again["refused"][-1]["code"] == "not-your-turn"
    assert again["sight"] == end["sight"]


def test_whoever_waits_has_nothing_to_order(table: Running, seats: list[Seat]) -> None:
    """The other side's ticket is good for a plan, but its words are refused, and so is talk."""
    found = planned(table, seats[1], [[seats[0].words()[0]], ["end"]])
    assert {refused["code"] for refused in found["refused"]} == {"not-your-turn"}
    assert found["sight"]["legal"] == []
    talk = planned(table, seats[0], [["resign"], ["offer draw"], ["take back 1"], ["dance"]])
    assert all(refused["code"] for refused in talk["refused"])
    assert seats[0].latest()["result"] is None


def test_stale(table: Running, seats: list[Seat]) -> None:
    """A plan for an older position, or for one that is yet to come, is answered as a stale action is."""
    number = seats[0].latest()["number"]
    for answers in (0, number - 1, number + 1):
        answer = plan(table, seats[0], [["end"]], answers=answers)
        assert (told(answer), json.loads(answer.body)["number"]) == ((409, "stale"), number)
    assert seats[0].act("resign").status == 200
    assert told(plan(table, seats[0], [])) == (409, "stale")


def test_not_begun(table: Running) -> None:
    """Before everybody is there, there is nothing to plan."""
    seat = Seat(table, begin(table, game="sword", scenario="navas-hex")["match"], "christian")
    seat.join()
    assert told(plan(table, seat, [])) == (409, "not-begun")


def test_hidden_hands_cannot_be_planned(table: Running) -> None:
    """Where something is hidden, plans are refused, whoever asks and whatever is planned."""
    for seat in seated(table):
        for orders in ([], [[word] for word in seat.words()]):
            assert told(plan(table, seat, orders)) == (422, "no-plans")


def test_odds_after_a_plan(table: Running, seats: list[Seat]) -> None:
    """Odds are for words that could be said after the orders, one answer each; null for any other."""
    seat = seats[0]
    found = planned(table, seat, [], odds=["end", "dance", seat.words()[0]])
    assert found["odds"] == [None, None, None]


@pytest.mark.parametrize(
    "orders",
    [[["end"]] * 97, [["end"] * 5], [[]], [["x" * 201]], [["end\n"]], [[""]], [[1]], ["end"], {"end": 1}, None, "end"],
)
def test_what_cannot_be_read(table: Running, seats: list[Seat], orders: Any) -> None:
    """Too many orders, orders of too many words or none, words too long or unprintable, and other shapes."""
    assert told(plan(table, seats[0], orders)) == (400, "malformed")


def test_sizes(table: Running, seats: list[Seat]) -> None:
    """The most that may be asked is answered, briefly; a longer body is refused, and so is a field nobody knows."""
    most = plan(table, seats[0], [[seats[0].words()[0], "dance", "dance", "dance"]] * 96)
    assert most.status == 200
    assert len(most.body) < 64 * 1024
    assert told(plan(table, seats[0], [["x" * 200] * 4] * 96)) == (413, "too-long")
    assert told(plan(table, seats[0], [], odds=["end"] * 97)) == (400, "malformed")
    assert told(plan(table, seats[0], [], client="c")) == (400, "malformed")
