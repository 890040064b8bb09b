"""A machine for a new operator: a folder that stands for its root, a PostgreSQL and a Redis that nobody used before."""

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.operating import systemctl
from tests.server.processes import free_port
from tests.server.services import Services

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs/operating.md"
NGINX = """
include {root}/etc/nginx/modules-enabled/*.conf;
pid {root}/nginx.pid;
error_log {root}/var/log/nginx/error.log;
events {{ worker_connections 768; }}
http {{
    client_body_temp_path {root}/tmp/body;
    proxy_temp_path {root}/tmp/proxy;
    fastcgi_temp_path {root}/tmp/fastcgi;
    uwsgi_temp_path {root}/tmp/uwsgi;
    scgi_temp_path {root}/tmp/scgi;
    include {root}/etc/nginx/conf.d/*.conf;
}}
"""
NOT_OURS = {"useradd": "exit 0", "chown": "exit 0"}
"""What would change the machine that the tests run on."""
AS_US = {
    "runuser": 'shift 3; exec "$@"',
    "install": """
for word; do
    shift
    case $word in
        -o|-g) owner=next ;;
        *) [ "$owner" ] || set -- "$@" "$word"; owner= ;;
    esac
done
exec /usr/bin/install "$@"
""",
}
"""What becomes another user, who is not here."""


def boxes() -> list[str]:
    """What the page says to do, in its order."""
    return re.findall(r"^```sh\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def _free_ports() -> Iterator[int]:
    """All different."""
    drawn: set[int] = set()
    while True:
        if (port := free_port()) not in drawn:
            drawn.add(port)
            yield port


class Machine:
    def __init__(self, root: Path, services: Services) -> None:
        self.root = root
        self.services = services
        self.ports = dict(zip((1212, 1213, 80, 443), _free_ports(), strict=False))
        for folder in (
            "etc/systemd/system",
            "etc/nginx/conf.d",
            "etc/nginx/modules-enabled",
            "srv/gonfalon/wheels",
            "var/log/nginx",
            "tmp",
            "bin",
            "deps",
        ):
            (root / folder).mkdir(parents=True)
        self._build_package()
        self._put_tools()

    def do(self, box: str) -> str:
        """Carry out a box of the page; paths, ports and addresses are those of this machine."""
        script = f"set -euo pipefail\n{self.here(box)}"
        done = subprocess.run(
            ["bash", "-c", script], env=self._environment(), cwd=self.root, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{box}\n{done.stdout}{done.stderr}\n{self.logs()}"
        self._move_in()
        return done.stdout

    def here(self, text: str) -> str:
        text = re.sub(r"(?<![\w/])/(srv|etc)/", rf"{self.root}/\1/", text)
        text = re.sub(r"(?<![\w/])/var/log/nginx", f"{self.root}/var/log/nginx", text)
        text = re.sub(r"(?<=[:@ ])(1212|1213|443|80)(?=[/: ;\n]|$)", lambda found: str(self.ports[int(found[0])]), text)
        text = text.replace("https://table.example.org/", f"https://table.example.org:{self.ports[443]}/")
        return text.replace("redis://127.0.0.1:6379/0", self.services.redis_url)

    def logs(self) -> str:
        return "\n".join(f"{file.name}: {file.read_text()[-2000:]}" for file in self.root.glob("running/*.log"))

    def shut_down(self) -> None:
        """Before its database is gone: what is still there after a while does not obey."""
        files = [*self.root.glob("running/*.pid"), *self.root.glob("nginx.pid")]
        pids = [int(told) for file in files if (told := file.read_text()) and systemctl.alive(int(told))]
        for pid in pids:
            os.kill(pid, signal.SIGTERM)
        until = time.monotonic() + PATIENCE
        while any(map(systemctl.alive, pids)) and time.monotonic() < until:
            time.sleep(0.05)
        left = [pid for pid in pids if systemctl.alive(pid)]
        for pid in left:
            os.kill(pid, signal.SIGKILL)
        assert not left, self.logs()

    def _build_package(self) -> None:
        """The wheel, and everything it needs, for a pip that reaches no index."""
        command = [
            sys.executable,
            "-m",
            "hatchling",
            "build",
            "-t",
            "wheel",
            "-d",
            str(self.root / "srv/gonfalon/wheels"),
        ]
        environment = os.environ | {"HATCH_BUILD_NO_HOOKS": "true"}
        subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
        for package in Path(sysconfig.get_path("purelib")).iterdir():
            if "gonfalon" not in package.name:
                (self.root / "deps" / package.name).symlink_to(package)

    def _put_tools(self) -> None:
        stand_in = f'exec {sys.executable} {systemctl.__file__} "$@"'
        nginx = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
        assert nginx, "nginx is missing: scripts/services install"
        (self.root / "etc/nginx/nginx.conf").write_text(NGINX.format(root=self.root))
        own = {"systemctl": stand_in, "nginx": f'exec {nginx} -p {self.root} -c {self.root}/etc/nginx/nginx.conf "$@"'}
        for name, script in (NOT_OURS | AS_US | own).items():
            tool = self.root / "bin" / name
            tool.write_text(f"#!/bin/bash\n{script}\n")
            tool.chmod(0o755)

    def _move_in(self) -> None:
        """What was installed has the paths and ports of any machine; make them those of this one."""
        for file in [*self.root.glob("etc/**/*"), *self.root.glob("srv/gonfalon/server.env")]:
            if file.is_file() and str(self.root) not in (text := file.read_text()):
                file.write_text(self.here(text))

    def _environment(self) -> dict[str, str]:
        dsn = re.fullmatch(r"postgresql://(.*)@(.*):(.*)/.*", self.services.postgres_dsn)
        assert dsn
        own = {"PGUSER": dsn[1], "PGHOST": dsn[2], "PGPORT": dsn[3], "OPERATING": str(self.root)}
        pip = {"PIP_NO_INDEX": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        unwanted = ("GONFALON_", "PIP_", "VIRTUAL_ENV")
        known = {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}
        python = Path(sys.executable).resolve().parent
        path = f"{self.root}/bin:{python}:{os.environ['PATH']}:/usr/sbin"
        return known | own | pip | {"PATH": path, "PYTHONPATH": str(self.root / "deps")}
