"""The outcomes of a run as a Parquet file."""

from collections.abc import Sequence
from io import BytesIO

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from gonfalon.lab.runs.played import GameOutcome
from gonfalon.lab.runs.settings import RunSettings, written

FILE = "results.parquet"
COLUMNS = pa.schema(
    [
        ("number", pa.int64()),
        ("first", pa.string()),
        ("second", pa.string()),
        ("first_side", pa.string()),
        ("seed", pa.int64()),
        ("winner", pa.string()),
        ("reason", pa.string()),
        ("decisions", pa.int64()),
        ("seconds", pa.list_(pa.float64())),
        ("longest", pa.list_(pa.float64())),
        ("opening", pa.list_(pa.string())),
        ("score", pa.float64()),
    ]
)


def as_parquet(settings: RunSettings, outcomes: Sequence[GameOutcome]) -> bytes:
    """A row for each game; the settings are in the file's metadata."""
    rows = [msgspec.to_builtins(outcome) | {"score": outcome.score} for outcome in outcomes]
    table = pa.Table.from_pylist(rows, COLUMNS.with_metadata({"settings": written(settings)}))
    file = BytesIO()
    pq.write_table(table, file, compression="zstd")
    return file.getvalue()
