"""The simulation of a site obeys the known laws of queues and agrees with plain sums; its costs are measured."""

import asyncio
import random
import subprocess
import sys
from contextlib import ExitStack
from math import exp
from statistics import mean

import msgspec
import pytest

from gonfalon.core import registry
from tests.table.scale import sizing
from tests.table.scale.costs import Costs, kept, read
from tests.table.scale.measure import of_actions, thinking
from tests.table.scale.meters import per_action, processor_time
from tests.table.scale.site import Disk, Part, Plan, Site, Traffic
from tests.table.scale.sizing import FULL, carries, has, plan_for, processors, work
from tests.table.scale.trial import FORGETFUL, HERE, THERE, WORKER, Dose, Trial
from tests.table.services import own_services

FREE = Costs(*[0.0] * len(Costs.__struct_fields__))
PEOPLE = Traffic(1000, live=1.0, against_bots=0.0, watchers=0.0)


@pytest.mark.full
def test_delay_of_one_queue() -> None:
    """Random arrivals, random costs, one processor: the mean delay is the cost divided by the time that is left."""
    part, rng, now, delays = Part(), random.Random(12), 0.0, []
    for _ in range(200_000):
        now += rng.expovariate(1 / 10)
        delays.append(part.serve(now, rng.expovariate(1 / 5)) - now)
    assert mean(delays) == pytest.approx(5 / (1 - 5 / 10), rel=0.03)
    assert part.used(now) == pytest.approx(5 / 10, rel=0.02)


@pytest.mark.full
def test_processors_share_one_queue() -> None:
    part = Part(2)
    assert [part.serve(0.0, 4.0), part.serve(0.0, 2.0), part.serve(1.0, 3.0)] == [4.0, 2.0, 5.0]


@pytest.mark.full
def test_disk_writes_together_what_came_meanwhile() -> None:
    disk = Disk()
    assert [disk.serve(now, 10.0) for now in (0.0, 1.0, 9.0, 12.0, 31.0, 50.0)] == [10.0, 20.0, 20.0, 30.0, 41.0, 60.0]


@pytest.mark.full
def test_all_processes_of_a_cell_hear_every_hint() -> None:
    """So more of them help less and less, and more cells help again."""
    costs = msgspec.structs.replace(FREE, act=4.0, hint=5.0)
    plans = Plan(tables=4, flush=0.0), Plan(cells=4, flush=0.0)
    together, apart = (Site(plan, PEOPLE, costs).run(200) for plan in plans)
    assert together.used["table"] == pytest.approx(0.1 + 0.375, rel=0.05)
    assert apart.used["table"] == pytest.approx(0.1, rel=0.1)
    assert together.p99 > 1.5 * apart.p99


@pytest.mark.full
def test_players_of_a_match_at_one_process() -> None:
    """Otherwise every second action is read by another process."""
    costs = msgspec.structs.replace(FREE, act=4.0, follow=6.0)
    plan = Plan(tables=2, flush=0.0)
    scattered, routed = (Site(each, PEOPLE, costs).run(200) for each in (plan, plan._replace(is_routed=True)))
    assert scattered.used["table"] == pytest.approx(0.2 + 0.15, rel=0.05)
    assert routed.used["table"] == pytest.approx(0.2, rel=0.05)


@pytest.mark.full
@pytest.mark.parametrize(
    "plan", [Plan(), Plan(tables=3, workers=9), Plan(tables=3, workers=9, is_routed=True), Plan(3, 2, 9, 4)]
)
def test_sums_agree_with_the_simulation(plan: Plan) -> None:
    """At half of what the weakest part carries it has half of its time left, and the others are as busy as reckoned."""
    costs = read()
    traffic = Traffic(min(carries(Traffic(1000), costs, plan).values()) // 2)
    seen = Site(plan, traffic, costs).run(30_000 / traffic.rate / 1000)
    reckoned = {name: busy / has(plan)[name] for name, busy in work(traffic, costs, plan).items()}
    assert max(reckoned.values()) < 0.6
    assert seen.used == pytest.approx(reckoned, rel=0.15)


@pytest.mark.full
@pytest.mark.parametrize("matches", [random.Random(7).randrange(100, 2_000_000) for _ in range(5)])
def test_plan_leaves_room(matches: int) -> None:
    """And not more than it must: no process less would do, and more cells or fewer would take more of them."""
    costs, traffic = read(), Traffic(matches)
    plan = plan_for(traffic, costs)
    assert _busiest(traffic, costs, plan) <= FULL
    smaller = [plan._replace(**{part: getattr(plan, part) - 1}) for part in ("tables", "workers", "store_cores")]
    assert all(_busiest(traffic, costs, less) > FULL for less in smaller if 0 not in less[:4])
    others = [sizing._cells_of(traffic, costs, cells) for cells in (plan.cells - 1, plan.cells + 1) if cells]
    assert all(other is None or processors(other) >= processors(plan) for other in others)


def _busiest(traffic: Traffic, costs: Costs, plan: Plan) -> float:
    return max(busy / has(plan)[name] for name, busy in work(traffic, costs, plan).items())


@pytest.mark.full
def test_every_cost_was_measured() -> None:
    found = kept()
    assert {name for name, cost in msgspec.structs.asdict(found.costs).items() if not cost > 0} == set()
    assert found.where.keys() == {"python", "processors", "measured", "load before"}
    battles = {scenario.name for game in registry.installed() for scenario in game.scenarios}
    assert all(thoughts.keys() == battles for thoughts in found.thinking.values())


@pytest.mark.full
def test_costs_follow_from_the_rounds() -> None:
    """What one kind of round has more than another is what only it does."""
    costs = {"act": 3.0, "batch": 4.0, "push": 2.0, "hint": 0.5, "follow": 6.0, "store": 0.2, "commit": 0.7}
    costs |= {"read": 0.9, "publish": 0.06, "copy": 0.01}
    act, batch, push, hint, follow, store, commit, read, publish, copy = (each / 1000 for each in costs.values())
    rounds = {
        "posted": {HERE: 0.005 + 0.8 * batch, "PostgreSQL": store + 0.8 * commit, "Redis": 0.8 * (publish + 24 * copy)},
        "heard": {HERE: 0.005 + 0.9 * batch + 2 * push},
        "played": {HERE: act + 0.5 * batch + 2 * push, THERE: 0.5 * hint, "PostgreSQL": store + 0.5 * commit}
        | {"Redis": 0.5 * (publish + 4 * copy), "wal": 8.0, "sent": 9.0},
        "apart": {HERE: act + batch + 2 * push, THERE: follow + hint, "PostgreSQL": store + commit + read},
        "hurried": {HERE: 0.005 + 0.1 * batch, "PostgreSQL": store + 0.1 * commit},
    }
    for kind, commits in zip(rounds, (0.8, 0.9, 0.5, 1.0, 0.1), strict=True):
        rounds[kind]["commits"] = commits
    assert of_actions(rounds, ears=20) == pytest.approx(costs | {"wal_bytes": 8.0, "sent_bytes": 9.0})


@pytest.mark.full
def test_table_writes_together_what_came_meanwhile() -> None:
    """So a process that would be swamped with single writes keeps up with them."""
    costs = msgspec.structs.replace(FREE, batch=8.0, act=2.0)
    seen = Site(Plan(flush=4.0), PEOPLE, costs).run(200)
    lasts = 8.0 + 4.0
    assert seen.used["table"] == pytest.approx(0.1 * (2 + 8 / (0.1 * lasts + exp(-0.1 * lasts))), rel=0.1)
    assert seen.used["table"] < 0.75


@pytest.mark.full
def test_what_is_used_at_rest_is_no_cost_of_an_action() -> None:
    used, resting = {"seconds": 10.0, HERE: 3.0, "sent": 50.0}, {"seconds": 5.0, HERE: 0.5}
    assert per_action(used, resting, actions=100) == pytest.approx({"seconds": 0.0, HERE: 0.02, "sent": 0.5})


@pytest.mark.full
def test_processor_time_of_children() -> None:
    """Of one that runs, and of one that has ended."""
    burn = "import time\nwhile time.process_time() < 0.3: pass\n"
    shell = ["sh", "-c", '"$0" -c "$1"; "$0" -c "$2"; exit', sys.executable, burn, burn + "print(flush=True)\ninput()"]
    with subprocess.Popen(shell, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout
        process.stdout.readline()
        assert 0.55 <= processor_time(process.pid) < 1.2
        process.communicate(b"\n")


@pytest.mark.full
def test_measuring_in_a_small_dose() -> None:
    """Every part of a site is seen to work, and every trial comes to its end."""
    dose = Dose(seconds=2.0, rest=0.5, rate=100.0, matches=8, crowd=24, against_bots=4, whole=4, ears=1)
    with own_services() as services, ExitStack() as stack:
        trial = Trial(services, dose, stack)
        played, apart = (asyncio.run(trial.acted(kind)) for kind in ("played", "apart"))
        # What the others only hear of is less than what they do at rest now and then.
        assert played.keys() >= {HERE, THERE, WORKER, "PostgreSQL", "Redis", "wal", "sent"}
        # So may be what PostgreSQL does in two seconds on a busy machine; what it writes is seen in its log.
        assert min(played[name] for name in (HERE, "wal", "sent")) > 0
        assert apart[THERE] > played[THERE]
        assert asyncio.run(trial.crowded())[FORGETFUL] > 0
        worker, _ = asyncio.run(trial.against_bots(0.0))
        assert worker > 0
        assert all(size > 1000 for size in asyncio.run(trial.stored()))


@pytest.mark.full
def test_thinking_is_measured_in_every_battle() -> None:
    assert min(thinking(sys.executable, 0.1).values()) > 0
