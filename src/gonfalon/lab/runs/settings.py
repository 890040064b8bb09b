"""What a run measures. Whoever resumes it must ask for the same."""

import msgspec

from gonfalon.lab.runs.planned import LabBattle


class CannotRun(Exception):
    """Why a run cannot begin or go on: the key of a sentence, and what it needs."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(f"{code}: {facts}")
        self.code, self.facts = code, facts


class RunSettings(msgspec.Struct, frozen=True, kw_only=True):
    kind: str
    """duel, ladder, study or tune"""
    battle: LabBattle
    bots: tuple[str, ...]
    references: tuple[str, ...] = ()
    """In a ladder: the bots that every other one meets."""
    games: int
    """Of each pairing."""
    seed: int
    sprt: tuple[float, float] | None = None
    """In a duel: the two shares of the sequential test."""
    trials: int = 0
    """In a fit: games at most between what was found and what was there before."""

    @property
    def name(self) -> str:
        """For a folder and a heading."""
        told = [self.kind, self.battle.game, self.battle.setup.scenario, *self.bots]
        return "-".join(told).replace(":", ".")


def written(settings: RunSettings) -> bytes:
    return msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n"


def check_same(before: bytes, settings: RunSettings) -> None:
    """Raises CannotRun if a folder was begun with other settings, and names the first that differs."""
    try:
        old = msgspec.json.decode(before, type=RunSettings)
    except msgspec.MsgspecError as error:
        raise CannotRun("unreadable-settings", why=str(error)) from error
    for field in settings.__struct_fields__:
        if getattr(old, field) != getattr(settings, field):
            raise CannotRun("other-settings", what=field, before=_told(old, field), now=_told(settings, field))


def _told(settings: RunSettings, field: str) -> str:
    if field == "battle":
        battle = settings.battle
        options = [f"{name}={value}" for name, value in battle.setup.options.items()]
        return " ".join([battle.game, battle.setup.scenario, *options, f"rules {battle.rules}", battle.digest])
    value = getattr(settings, field)
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
