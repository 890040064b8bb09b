"""Proofs that pytest runs, because much in them can pass or fail by itself."""

import argparse
import subprocess
import sys

from proof.checkouts import HERE


def run(file: str, description: str | None) -> int:
    parser = argparse.ArgumentParser(
        description=description,
        epilog="All other arguments go to pytest: -k arsuf takes only what has this in its name, -x ends with the\n"
        "first failure, -n 2 takes two processes.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _, others = parser.parse_known_args()
    command = [sys.executable, "-m", "pytest", file, "-vv", "--timeout=1800", *others]
    return subprocess.run(command, cwd=HERE, check=False).returncode
