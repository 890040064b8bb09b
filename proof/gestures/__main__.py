"""Play the hex game at a table of its own and count what two people would have to click.

One order at a time, and together: with what the browser offers for many. `--beside` plays it in another checkout, too.
With `--turn`, a single turn of one banner is played in Chromium instead.
"""

import argparse
import asyncio
import subprocess
import tempfile
from pathlib import Path

import msgspec

from proof.checkouts import HERE, environment, python_of
from proof.gestures.counting import EVERYBODY, Tally
from proof.gestures.turn import measure
from tests.server.processes import UNBOUNDED, Process, host_ticket

COUNTING = Path(__file__).with_name("counting.py")
GESTURE, PROMPT, ACTIVATION, UNIT, FIGHT, REQUEST = 1.3, 1.35, 15.0, 4.0, 2.5, 0.15
"""Seconds: to point and click; to take in what is asked; to think what a banner is to do; to think where a single unit
goes; to read the dice of a fight; to wait for the table."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--most", type=int, default=EVERYBODY, help="units of a banner ordered one by one")
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT")
    parser.add_argument("--turn", action="store_true", help="a turn of Sancho, by mouse and by touch")
    chosen = parser.parse_args()
    if chosen.turn:
        asyncio.run(measure([HERE, *([chosen.beside.resolve()] if chosen.beside else [])]))
        return 0
    here = _counted(HERE, chosen.turns, chosen.most)
    _tell(here)
    if chosen.beside:
        print("beside:")
        there = _counted(chosen.beside.resolve(), chosen.turns, chosen.most)
        _tell(there)
        print("here by beside, for each activation:", end=" ")
        print(", ".join(f"{name} {ours / _per(there)[name]:.2f}" for name, ours in _per(here).items()))
    return 0


def _counted(checkout: Path, turns: int, most: int) -> Tally:
    python, sources = str(python_of(checkout)), environment(checkout)
    with tempfile.TemporaryDirectory() as folder:
        program = (python, "-m", "gonfalon")
        table = Process(Path(folder), program=program, environment=UNBOUNDED | {"PYTHONPATH": sources["PYTHONPATH"]})
        table.start()
        try:
            command = [python, str(COUNTING), table.address, host_ticket(), str(turns), str(most)]
            told = subprocess.run(command, cwd=checkout, env=sources, stdout=subprocess.PIPE, check=True).stdout
        finally:
            table.stop()
    return msgspec.json.decode(told, type=Tally)


def _per(found: Tally) -> dict[str, float]:
    """Every game goes another way, so what is compared is what an activation takes."""
    counts = {"gestures": found.together.gestures, "prompts": found.together.prompts, "requests": found.requests}
    return {name: count / found.activations for name, count in counts.items()}


def _tell(found: Tally) -> None:
    singly, together = found.one_by_one, found.together
    print(f"{found.turns} turns, {found.activations} activations, {found.fights} fights and shots")
    words = sorted(found.words.items(), key=lambda one: -one[1])
    print(f"words: {', '.join(f'{word} {times}' for word, times in words)}")
    print(f"one by one: {singly.gestures:,} gestures, {singly.prompts:,} prompts; {found.named:,} things to name")
    print(f"together: {together.gestures:,} gestures, {together.prompts:,} prompts; {found.singly} units by themselves")
    print(f"of the gestures {together.gestures / singly.gestures:.2f}, of the prompts", end=" ")
    print(f"{together.prompts / singly.prompts:.2f}")
    print(f"a game takes {_alone(found) / 60:.0f} minutes one by one, {_together(found) / 60:.0f} together", flush=True)


def _alone(found: Tally) -> float:
    gestures, prompts = found.one_by_one
    return _thinking(found, found.words["unit"]) + gestures * GESTURE + prompts * (PROMPT + REQUEST)


def _together(found: Tally) -> float:
    gestures, prompts = found.together
    return _thinking(found, found.singly) + gestures * GESTURE + prompts * PROMPT + found.requests * REQUEST


def _thinking(found: Tally, units: int) -> float:
    return found.activations * ACTIVATION + found.fights * FIGHT + units * UNIT
