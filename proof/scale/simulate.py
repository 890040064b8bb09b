"""Sites of growing size, simulated from the measured costs, as tables and drawings for docs/scale.md."""

from collections.abc import Callable, Iterator, Sequence

from proof.scale.costs import PLACE, Costs, read
from proof.scale.plots import Point, draw_delays, draw_needs, draw_used
from proof.scale.site import Plan, Site, Traffic, at_99
from proof.scale.sizing import carries, has, plan_for, work

ACTIONS = 60_000
"""How many actions a point is made of."""
ALONE = Plan()
FEW = Plan(tables=4, workers=16, store_cores=8)
ROUTED = FEW._replace(is_routed=True)
SIZES = (100, 200, 500, 1_000, 2_000, 3_000, 5_000, 7_000, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000)
GROWN = (1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000)
CELLS = "as many cells as it takes"
SWAMPED = 1.2
"""A part that would need so much more than its time: what is beyond is not worth simulating."""


def run() -> Iterator[str]:
    costs = read()
    curves: dict[str, list[Point]] = {}
    for name, plan in {"one machine": ALONE, "a few machines": FEW, "a few, routed by match": ROUTED}.items():
        yield f"{name}: {_told(plan)}"
        yield "  no time left at " + ", ".join(f"{at:,} matches ({part})" for part, at in _first(costs, plan))
        curves[name] = []
        yield from _simulated(curves[name], SIZES, lambda _, plan=plan: plan, costs)  # type: ignore[misc]
    yield CELLS
    curves[CELLS] = []
    yield from _simulated(curves[CELLS], GROWN, lambda matches: plan_for(Traffic(matches), costs), costs)
    folder = PLACE.parent
    draw_used(folder / "one-machine.svg", f"One machine: {_told(ALONE)}", curves["one machine"])
    draw_used(folder / "few-machines.svg", f"A few machines: {_told(FEW)}", curves["a few machines"])
    draw_delays(folder / "delays.svg", "From an action to the other player's socket", curves)
    draw_needs(folder / "needs.svg", "Processors with which no part is busier than 60 %", curves[CELLS])


def _simulated(curve: list[Point], sizes: Sequence[int], plan_of: Callable[[int], Plan], costs: Costs) -> Iterator[str]:
    for matches in sizes:
        traffic, plan = Traffic(matches), plan_of(matches)
        point = Point(matches, plan, Site(plan, traffic, costs).run(ACTIONS / traffic.rate / 1000))
        curve.append(point)
        yield f"  {_row(point, costs)}; {_told(plan)}"
        if max(point.seen.used.values()) > SWAMPED:
            return


def _told(plan: Plan) -> str:
    cells = f"{plan.cells} cells of " if plan.cells > 1 else ""
    tables, workers = _counted(plan.tables, "table process", "es"), _counted(plan.workers, "worker", "s")
    return f"{cells}{tables}, {workers}, PostgreSQL on {_counted(plan.store_cores, 'processor', 's')}"


def _counted(count: int, name: str, many: str) -> str:
    return f"{count} {name}{many if count > 1 else ''}"


def _first(costs: Costs, plan: Plan) -> list[tuple[str, int]]:
    return sorted(carries(Traffic(1000), costs, plan).items(), key=lambda limit: limit[1])


def _row(point: Point, costs: Costs) -> str:
    """How busy each part was, and by the sums would be."""
    reckoned = work(Traffic(point.matches), costs, point.plan)
    used = ", ".join(
        f"{name} {share:.0%} ({reckoned[name] / has(point.plan)[name]:.0%})" for name, share in point.seen.used.items()
    )
    return f"{point.matches:>9,}: p99 {point.seen.p99:7.1f} ms, bots' {at_99(point.seen.bots):8.0f} ms; {used}"
