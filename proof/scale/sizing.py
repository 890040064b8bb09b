"""What a site of a given size needs, from the costs alone, and up to where each part carries it."""

from typing import Any

from proof.scale.costs import Costs
from proof.scale.site import Plan, Traffic, batches, hints, hints_of_workers, opened

FULL = 0.6
"""How busy we let a part be: beyond that queues grow quickly, and there is nothing left for a bad minute."""
STORE_CORES = 8
"""As many as we give one PostgreSQL."""
MOST_EARS = 200
"""Of a cell; beyond that it is only hearing."""
SMALLEST = 1_000
"""Matches in a cell."""


def work(traffic: Traffic, costs: Costs, plan: Plan) -> dict[str, float]:
    """Processors that each kind of part keeps busy in one cell."""
    each, cold = traffic.shared(plan.cells), opened(traffic, plan)
    people, bots, written = each.rate, each.rate * each.against_bots, batches(each, costs, plan)
    apart = 0.0 if plan.is_routed else (people - bots) * (1 - 1 / plan.tables)
    opens, listening = (people + apart) * cold, each.sockets / 1000
    return {
        "table": people * (costs.act + (2 + each.watchers) * costs.push)
        + written * costs.batch
        + (apart + bots) * costs.follow
        + opens * costs.open
        + hints(each, costs, plan) * plan.tables
        + listening * costs.listen,
        "PostgreSQL": people * costs.store
        + written * costs.commit
        + bots * costs.job
        + apart * costs.read
        + opens * costs.fetch
        + listening * costs.look,
        "Redis": (written + bots) * (costs.publish + plan.ears * costs.copy),
        "bots": bots * (costs.bot + costs.errand) + hints_of_workers(each, costs, plan) * plan.workers,
    }


def has(plan: Plan) -> dict[str, int]:
    """Processors of one cell."""
    return {"table": plan.tables, "PostgreSQL": plan.store_cores, "Redis": 1, "bots": plan.workers}


def carries(traffic: Traffic, costs: Costs, plan: Plan) -> dict[str, int]:
    """The matches at which each part of a plan has no time left, and what every match then costs."""
    return {name: _carried(name, traffic, costs, plan) for name in has(plan)}


def _carried(name: str, traffic: Traffic, costs: Costs, plan: Plan) -> int:
    low, high = 0, 100_000_000
    while high - low > max(1, low // 1000):
        middle = (low + high) // 2
        fits = work(traffic._replace(matches=middle), costs, plan)[name] <= has(plan)[name]
        low, high = (middle, high) if fits else (low, middle)
    return low


GROWS = {"table": "tables", "PostgreSQL": "store_cores", "bots": "workers"}


def plan_for(traffic: Traffic, costs: Costs) -> Plan:
    """The fewest processors with which no part is busier than FULL."""
    plans = (_cells_of(traffic, costs, cells) for cells in range(1, traffic.matches // SMALLEST + 2))
    return min((plan for plan in plans if plan is not None), key=processors)


def processors(plan: Plan) -> int:
    return plan.cells * sum(has(plan).values())


def _cells_of(traffic: Traffic, costs: Costs, cells: int) -> Plan | None:
    """So many cells, each grown until it has room."""
    plan = Plan(cells=cells, store_cores=1, is_routed=True)
    while plan.ears < MOST_EARS and plan.store_cores <= STORE_CORES:
        lacking = [name for name, busy in work(traffic, costs, plan).items() if busy > FULL * has(plan)[name]]
        if not lacking:
            return plan
        if "Redis" in lacking:
            return None
        grown: dict[str, Any] = {GROWS[name]: has(plan)[name] + 1 for name in lacking}
        plan = plan._replace(**grown)
    return None
