"""Measure what the parts of a site cost (about 7 minutes), or simulate how far it grows (about 3): docs/scale.md.

`--compiled` names a Python with the compiled wheel, whose bot is measured beside ours. With `--beside`, what an action
costs in another checkout is measured by turns with ours; then only the ratios are told, and nothing is kept.
"""

import argparse
from pathlib import Path

from proof.scale import measure, simulate


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("act", choices=("measure", "simulate"))
    parser.add_argument("--compiled", metavar="PYTHON")
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT")
    chosen = parser.parse_args()
    if chosen.act == "simulate":
        told = simulate.run()
    elif chosen.beside:
        told = measure.beside(chosen.beside.resolve())
    else:
        told = measure.run(chosen.compiled)
    for line in told:
        print(line, flush=True)
    return 0
