"""What an action, a socket, a bot's decision and a stored match cost, from trials and kept for the simulation."""

import asyncio
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import date
from pathlib import Path

from gonfalon.server.background import LOOK
from proof.checkouts import environment, python_of
from proof.scale.costs import Costs, Kept, write
from proof.scale.meters import Used
from proof.scale.trial import FORGETFUL, HERE, KINDS, OWN_EARS, REMEMBERED, THERE, Dose, Trial
from tests.server.services import own_services

ROOT = Path(__file__).parents[2]
SOCKETS_OF_A_MATCH = 2
HURRIED = "hurried"
Found = dict[str, float]


def run(compiled: str | None = None) -> Iterator[str]:
    """`compiled` is a Python with the compiled wheel. Tells what it does, and keeps what it has found."""
    found: Found = {}
    where = _where()
    yield from tried(found, Dose())
    yield "the greedy bot thinks"
    thoughts = {"interpreted": thinking(sys.executable)} | ({"compiled": thinking(compiled)} if compiled else {})
    yield from (f"  {build}: {_listed(each)}" for build, each in thoughts.items())
    found["bot"] = statistics.mean(thoughts["interpreted"].values())
    write(Kept(where, Costs(**found), thoughts))


def tried(found: Found, dose: Dose) -> Iterator[str]:
    """Every cost but that of thinking."""
    with own_services() as services, ExitStack() as stack:
        trial = Trial(services, dose, stack)

        def noted(costs: Found) -> str:
            found.update(costs)
            return "  " + _listed(costs)

        yield "memory"
        yield noted({"match_bytes": asyncio.run(trial.matches_at_hand())})
        listen, socket_bytes = asyncio.run(trial.idle_sockets())
        look = asyncio.run(trial.looked()) / LOOK / SOCKETS_OF_A_MATCH
        yield noted({"socket_bytes": socket_bytes, "listen": listen * 1000, "look": look * 1000})
        rounds: list[Found] = []
        for number in range(dose.rounds):
            yield f"actions, round {number + 1} of {dose.rounds}"
            by: dict[str, Used] = {}
            for kind in (*KINDS, HURRIED):
                by[kind] = asyncio.run(trial.hurried() if kind == HURRIED else trial.acted(kind))
                yield f"  {kind}: {_listed(by[kind])}"
            rounds.append(of_actions(by, dose.ears))
        yield noted(medians(rounds))
        yield f"a crowd of {dose.crowd} matches where {REMEMBERED} are kept at hand"
        yield noted(of_opening(asyncio.run(trial.crowded()), found, 1 - REMEMBERED / dose.crowd))
        yield "bots"
        decisions = [asyncio.run(trial.against_bots(found["store"] + found["commit"])) for _ in range(dose.rounds)]
        yield noted(medians([{"errand": errand, "job": job} for errand, job in decisions]))
        yield "disk"
        yield noted(dict(zip(("stored_bytes", "archived_bytes"), asyncio.run(trial.stored()), strict=True)))


def beside(checkout: Path) -> Iterator[str]:
    """Measure the same of that checkout, by turns with ours; tells the ratios."""
    rounds: dict[str, list[Found]] = {"here": [], "beside": []}
    with ExitStack() as stack:
        contenders = {
            name: stack.enter_context(_contender(at)) for name, at in zip(rounds, (ROOT, checkout), strict=True)
        }
        for number in range(Dose().rounds):
            yield f"actions, round {number + 1} of {Dose().rounds}"
            for name, contender in contenders.items():
                rounds[name].append(_asked(contender))
                yield f"  {name}: {_listed(rounds[name][-1])}"
    ours, others = (medians(found) for found in rounds.values())
    yield "the ratio of the medians to those of the other checkout:"
    yield from (f"  {name}: {ours[name]:.4g} / {others[name]:.4g} = {ours[name] / others[name]:.2f}" for name in ours)


@contextmanager
def _contender(checkout: Path) -> Iterator["subprocess.Popen[str]"]:
    """A process that measures with this driver, and has everything that the driver drives from that checkout."""
    command = [str(python_of(checkout)), "-c", f"from {__name__} import contend; contend()"]
    with subprocess.Popen(
        command, cwd=checkout, env=environment(checkout), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.communicate()


def _asked(contender: "subprocess.Popen[str]") -> Found:
    assert contender.stdin
    assert contender.stdout
    contender.stdin.write("round\n")
    contender.stdin.flush()
    line = contender.stdout.readline()
    assert line, "a contender has ended"
    found: Found = json.loads(line)
    return found


def contend() -> None:
    """Measure a round for each line of input."""
    with own_services() as services, ExitStack() as stack:
        trial = Trial(services, Dose(), stack)
        for _ in sys.stdin:
            by = {kind: asyncio.run(trial.acted(kind)) for kind in KINDS}
            by[HURRIED] = asyncio.run(trial.hurried())
            print(json.dumps(of_actions(by, trial.dose.ears)), flush=True)


def of_actions(by: dict[str, Used], ears: int) -> Found:
    """Milliseconds and bytes, from what an action cost in each kind of round."""
    posted, heard, played, apart = (by[kind] for kind in KINDS)
    hurried = by[HURRIED]
    shared = posted["commits"] - hurried["commits"]
    batch, commit = ((posted[part] - hurried[part]) / shared for part in (HERE, "PostgreSQL"))

    def alone(used: Used, *parts: str) -> float:
        """Without the share of a batch."""
        return sum(used[part] for part in parts) - used["commits"] * (commit if parts == ("PostgreSQL",) else batch)

    push = (alone(heard, HERE) - alone(posted, HERE)) / 2
    told, told_more = (used["Redis"] / used["commits"] for used in (played, posted))
    copy = (told_more - told) / ears
    hint = played[THERE] / played["commits"]
    milliseconds = {
        "act": alone(played, HERE) - 2 * push,
        "batch": batch,
        "push": push,
        "hint": hint,
        "follow": alone(apart, HERE, THERE) - alone(played, HERE) - hint * apart["commits"],
        "store": alone(hurried, "PostgreSQL"),
        "commit": commit,
        "read": alone(apart, "PostgreSQL") - alone(played, "PostgreSQL"),
        "publish": told - OWN_EARS * copy,
        "copy": copy,
    }
    sizes = {"wal_bytes": played["wal"], "sent_bytes": played["sent"]}
    return {name: seconds * 1000 for name, seconds in milliseconds.items()} | sizes


def of_opening(crowded: Used, found: Found, opened: float) -> Found:
    """Milliseconds, if that share of the matches in a crowd had to be opened."""
    commits = crowded["commits"]
    table = crowded[FORGETFUL] * 1000 - found["act"] - 2 * found["push"] - found["batch"] * commits
    store = crowded["PostgreSQL"] * 1000 - found["store"] - found["commit"] * commits
    return {"open": table / opened, "fetch": store / opened}


def thinking(python: str, seconds: float = Dose().thinking) -> Found:
    """Milliseconds for a decision, by battle."""
    command = [python, "-m", "proof.scale.thinking", str(seconds)]
    found: Found = json.loads(subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout)
    return found


def medians(rounds: Sequence[Found]) -> Found:
    return {name: statistics.median(each[name] for each in rounds) for name in rounds[0]}


def _listed(costs: Found) -> str:
    return ", ".join(f"{name} {cost:.4g}" for name, cost in costs.items())


def _where() -> dict[str, str | float]:
    """Other work on the machine makes everything dearer, so its load is told, too."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    measured, load = date.today().isoformat(), os.getloadavg()[1]
    return {"python": python, "processors": os.cpu_count() or 1, "measured": measured, "load before": round(load, 1)}
