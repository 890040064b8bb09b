"""Logs: one JSON object per line, or text at a terminal. They never contain words of a game, tickets or chat."""

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

import msgspec

_ALWAYS = set(vars(logging.makeLogRecord({}))) | {"message", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        told |= _facts(record)
        if record.exc_info:
            told["trace"] = _trace(record.exc_info[1])
        return msgspec.json.encode(told, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """For a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        facts = ", ".join(f"{name}: {value}" for name, value in _facts(record).items())
        line = f"{record.levelname.capitalize()}: {record.getMessage()}{facts and f' ({facts})'}"
        return f"{line}\n{_trace(record.exc_info[1])}" if record.exc_info else line


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _ALWAYS}


def _trace(error: BaseException | None) -> str:
    """Where it happened, without the errors' own texts: these may reveal what a seat knows."""
    told = []
    while error is not None:
        told.append("".join(traceback.format_tb(error.__traceback__)) + type(error).__name__)
        error = error.__cause__
    return "\ncaused by\n".join(told)


def begin(level: str = "INFO") -> None:
    """Send everything that we and our libraries log to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if sys.stderr.isatty() else JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # These would log URLs with tickets in them, or every request.
    for name in ("uvicorn.access", "uvicorn.error", "websockets", "procrastinate"):
        logging.getLogger(name).setLevel(logging.WARNING)
