"""Every block of code in our documents is run by a test, read by this one, or says why it is not.

A comment before a block tells: `<!-- run by tests/test_x.py -->` or `<!-- not run: why -->`. One at the top of a page
speaks for all its blocks, or for those of a kind: `<!-- blocks of sh: run by tests/test_x.py -->`. A block without any
holds commands that are read here: they exist, and take the arguments that they are given.
"""

import importlib
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from docs.site.sources import INDEX, sources

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
BLOCK = re.compile(r"(?:^ *<!-- ((?:not )?run[^\n]*?) -->\n)?^( *)```(\w*)\n(.*?)^\2```$", re.MULTILINE | re.DOTALL)
FOR_ALL = re.compile(r"^<!-- blocks(?: of (\w+))?: (.*?) -->$", re.MULTILINE)
RUN_BY = re.compile(r"run by (tests/[\w/]+\.py)(: \w+)?")
NOT_RUN = re.compile(r"not run: (\w+\W+){2,}\w+")
REMARK = re.compile(r"\s+#\s.*|\s{3,}.*|\s+> \S+$")
"""What stands behind a command: a comment, a column of explanations, a file for what it prints."""


class Block(NamedTuple):
    page: str
    mark: str
    text: str


def blocks_of(page: str, text: str) -> list[Block]:
    for_all: dict[str, str] = dict(FOR_ALL.findall(text))
    found = BLOCK.findall(text)
    return [Block(page, mark or for_all.get(kind, for_all.get("", "")), body) for mark, _, kind, body in found]


def fault(block: Block) -> str:
    """What is wrong with the marking of a block, or with the commands of one that has none."""
    if run := RUN_BY.fullmatch(block.mark):
        test = ROOT / run[1]
        named = test.is_file() and Path(block.page).name in test.read_text("utf-8") + _neighbours(test)
        return "" if named else f"{run[1]} does not speak of {block.page}"
    if block.mark:
        return "" if NOT_RUN.fullmatch(block.mark) else f"a mark that says nothing: {block.mark}"
    return next(filter(None, map(_command_fault, _commands(block.text))), "")


def _neighbours(test: Path) -> str:
    """A story of many files names its page in one of them."""
    folder = test.parent / test.stem.removeprefix("test_")
    return "".join(path.read_text("utf-8") for path in folder.glob("*.py"))


def _commands(text: str) -> list[str]:
    return [REMARK.sub("", line) for line in text.splitlines() if line.strip() and not line.startswith("   ")]


def _command_fault(command: str) -> str:
    program, *arguments = shlex.split(command)
    if Path(program).name == "gonfalon":
        return _argument_fault(arguments)
    if [program, *arguments[:1]] == ["pip", "install"]:
        return "" if all(map(_can_be_installed, arguments[1:])) else f"nothing to install: {command}"
    if Path(program).name == "pytest":
        return "" if all((ROOT / path).exists() for path in arguments) else f"no such tests: {command}"
    if program.startswith("scripts/"):
        return "" if (ROOT / program).is_file() and _is_known(program, arguments) else f"no such script: {command}"
    return f"not read and not marked: {command}"


def _argument_fault(arguments: list[str]) -> str:
    parser: Any = importlib.import_module("gonfalon.cli.main")._parser()
    try:
        parser.parse_args(arguments)
    except SystemExit as stopped:
        return f"not understood: gonfalon {shlex.join(arguments)}" if stopped.code else ""
    return ""


def _can_be_installed(what: str) -> bool:
    extra = re.fullmatch(r"gonfalon\[(\w+)\]", what)
    return extra[1] in PROJECT["optional-dependencies"] if extra else (ROOT / what).is_dir()


def _is_known(script: str, arguments: list[str]) -> bool:
    return all(argument in (ROOT / script).read_text("utf-8") for argument in arguments)


PAGES = ["README.md", INDEX, *(source.path for source in sources())]
BLOCKS = [block for page in PAGES for block in blocks_of(page, (ROOT / page).read_text("utf-8"))]


def test_pages_have_blocks() -> None:
    """As many as fences, so that none is overlooked."""
    texts = [(ROOT / page).read_text("utf-8") for page in PAGES]
    assert 2 * len(BLOCKS) == sum(len(re.findall(r"^ *```", text, re.MULTILINE)) for text in texts) > 100


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: f"{block.page}: {block.text.strip()[:30]}")
def test_block_is_run_or_says_why_not(block: Block) -> None:
    """It is run by a test that names its page, or read here, or there is a reason."""
    assert fault(block) == ""


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("```\ngonfalon play --wbe\n```", "not understood"),
        ("```\ngonfalon plya\n```", "not understood"),
        ("```\ngonfalon lab duel navas greedy random --gmaes 200    two bots\n```", "not understood"),
        ("```\npip install 'gonfalon[labs]'\n```", "nothing to install"),
        ("```\nscripts/chekc\n```", "no such script"),
        ("```\nscripts/check everything\n```", "no such script"),
        ("```python\nprint(1)\n```", "not read and not marked"),
        ("<!-- not run: -->\n```\nls\n```", "says nothing"),
        ("<!-- not run: no -->\n```\nls\n```", "says nothing"),
        ("<!-- run by tests/test_gone.py -->\n```\nls\n```", "does not speak of"),
        ("<!-- run by tests/test_golden.py -->\n```\nls\n```", "does not speak of"),
        ("<!-- blocks of sh: run by tests/test_gone.py -->\n\n```sh\nls\n```", "does not speak of"),
    ],
)
def test_wrong_block_is_found(text: str, told: str) -> None:
    """Each way to have a block that nobody looks at, and each command that would not work."""
    assert told in "".join(map(fault, blocks_of("docs/page.md", text)))


def test_right_blocks() -> None:
    """What is allowed, without a fault."""
    text = "```\ngonfalon play navas --web  # in the browser\npip install .\nscripts/check quick\n```\n"
    assert [fault(block) for block in blocks_of("docs/page.md", text)] == [""]
