"""Schemathesis: a stranger that knows only the description of a table, and tries all that it promises or forbids."""

import subprocess
import sys
from pathlib import Path

PROGRAM = Path(sys.executable).parent / "schemathesis"


def try_everything(
    address: str, match: str, ticket: str, folder: Path, *, examples: int, seed: int = 1
) -> subprocess.CompletedProcess[str]:
    """The return code is 0 if every answer was as described. Streams are left out, for they do not end."""
    settings = folder / "schemathesis.toml"
    settings.write_text(f'[parameters]\n"path.match" = "{match}"\n"path.game" = "navas"\n')
    return subprocess.run(
        [
            *(PROGRAM, "--config-file", settings, "run", f"{address}/v1/openapi.json"),
            *("--header", f"Authorization: Bearer {ticket}", "--seed", str(seed), "--max-examples", str(examples)),
            *("--phases", "coverage,fuzzing", "--no-shrink", "--exclude-path-regex", "stream$"),
            # By the standard 1.0 is a whole number; here it is not.
            *("--exclude-checks", "positive_data_acceptance", "--request-timeout", "10", "--warnings", "off"),
        ],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
