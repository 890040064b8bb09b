"""Stands in for systemctl where there is no systemd: runs the start lines of the units, under their limits.

It knows what docs/operating.md asks of it, and nothing more. The folder in OPERATING has the units in
etc/systemd/system, and gets a pid and a log for each unit that was started.
"""

import os
import shlex
import signal
import subprocess
import sys
import time
from configparser import ConfigParser
from contextlib import suppress
from pathlib import Path

with suppress(ModuleNotFoundError):  # it is imported on every system, and used on Linux
    import resource

FOLDER = Path(os.environ.get("OPERATING", "."))
RUNNING = FOLDER / "running"
UNITS = FOLDER / "etc/systemd/system"
SIZES = {"K": 2**10, "M": 2**20, "G": 2**30}
KNOWN_TO_A_SERVICE = ("PATH", "PYTHONPATH", "PGHOST", "PGPORT", "PGUSER", "LANG")
"""What systemd or the machine would give it, and what makes our own database the machine's."""


class Unit:
    def __init__(self, name: str) -> None:
        self.name = name if "." in name else f"{name}.service"
        stem, kind = self.name.rsplit(".", 1)
        stem, at, instance = stem.partition("@")
        text = (UNITS / f"{stem}{at}.{kind}").read_text()
        text = text.replace("%i", instance).replace("%%", "%")
        self._parser = ConfigParser(interpolation=None, strict=False)
        self._parser.optionxform = str  # type: ignore[method-assign, assignment]
        self._parser.read_string(text)
        self._pid_file = RUNNING / f"{self.name}.pid"

    def start(self) -> None:
        if self.name.endswith(".timer"):
            return
        service = self._parser["Service"]
        with (RUNNING / f"{self.name}.log").open("ab") as log:
            process = subprocess.Popen(
                shlex.split(service["ExecStart"]),
                env=self._environment(),
                stdout=log,
                stderr=log,
                preexec_fn=self._limit,  # noqa: PLW1509 - there are no threads here
                start_new_session=True,
            )
        if service.get("Type") == "oneshot":
            if process.wait():
                sys.exit(f"{self.name} failed")
            return
        self._pid_file.write_text(str(process.pid))

    def stop(self) -> None:
        if not self._pid_file.exists():
            return
        pid = int(self._pid_file.read_text())
        os.kill(pid, signal.SIGTERM)
        until = time.monotonic() + float(self._parser["Service"]["TimeoutStopSec"])
        while alive(pid):
            if time.monotonic() > until:
                os.kill(pid, signal.SIGKILL)
                sys.exit(f"{self.name} did not stop")
            time.sleep(0.05)
        self._pid_file.unlink()

    def _environment(self) -> dict[str, str]:
        known = {name: os.environ[name] for name in KNOWN_TO_A_SERVICE if name in os.environ}
        lines = Path(self._parser["Service"]["EnvironmentFile"]).read_text().splitlines()
        return known | dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))

    def _limit(self) -> None:
        service = self._parser["Service"]
        os.umask(int(service["UMask"], 8))
        os.nice(int(service.get("Nice", "0")))
        limits = {resource.RLIMIT_NOFILE: "LimitNOFILE", resource.RLIMIT_CORE: "LimitCORE"}
        for limit, name in limits.items():
            if name in service:
                set_limit(limit, int(service[name]))
        if "MemoryMax" in service:  # of each process, which is the nearest without control groups
            most = int(service["MemoryMax"][:-1]) * SIZES[service["MemoryMax"][-1]]
            set_limit(resource.RLIMIT_DATA, most)


def set_limit(limit: int, most: int) -> None:
    """Only root on the machine itself may raise it."""
    _, hard = resource.getrlimit(limit)
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(limit, (most, most))


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def reload_nginx() -> None:
    pid = FOLDER / "nginx.pid"
    if pid.exists() and pid.read_text():
        os.kill(int(pid.read_text()), signal.SIGHUP)
    else:
        subprocess.run(["nginx"], check=True)


def main(verb: str, *names: str) -> None:
    RUNNING.mkdir(exist_ok=True)
    if (verb, *names) == ("reload", "nginx"):
        reload_nginx()
        return
    for unit in [Unit(name) for name in names if name != "--now"]:
        if verb in ("stop", "restart"):
            unit.stop()
        if verb in ("start", "restart", "enable"):
            unit.start()


if __name__ == "__main__":
    main(*sys.argv[1:])
