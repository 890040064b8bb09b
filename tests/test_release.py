"""What must not be released is noticed. That the rest is built and works, scripts/release shows by doing it."""

import json
import runpy
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest

SCRIPT = Path(__file__).parent.parent / "scripts/release"
BUNDLED = [{"name": "@fluent/bundle", "version": "0.19.1", "identifier": "Apache-2.0"}]
PAGE = {
    "index.html": "",
    "manifest.json": "{}",
    "licenses.json": json.dumps(BUNDLED),
    "assets/notices.txt": "@fluent/bundle 0.19.1, Apache-2.0\n\nApache License",
}


@pytest.fixture
def release() -> SimpleNamespace:
    return SimpleNamespace(**runpy.run_path(str(SCRIPT)))


def wheel_with(page: dict[str, str], folder: Path) -> Path:
    with zipfile.ZipFile(folder / "some.whl", "w") as wheel:
        for name, text in page.items():
            wheel.writestr(f"gonfalon/server/page/{name}", text)
    return folder / "some.whl"


@pytest.mark.full
def test_whole_page_is_fit(release: SimpleNamespace, tmp_path: Path) -> None:
    """A wheel with the page and the licences of what is in it."""
    release.check_page(wheel_with(PAGE, tmp_path))


@pytest.mark.parametrize("name", PAGE)
def test_page_that_lacks_something_is_unfit(release: SimpleNamespace, tmp_path: Path, name: str) -> None:
    """The sentence says what is missing, and where."""
    page = {other: text for other, text in PAGE.items() if other != name}
    with pytest.raises(release.Unfit, match=rf"some\.whl has no page .*{name} is not in it"):
        release.check_page(wheel_with(page, tmp_path))


def test_bundled_without_its_licence_is_unfit(release: SimpleNamespace, tmp_path: Path) -> None:
    """Whatever is built into the page is handed on with its licence."""
    with pytest.raises(release.Unfit, match="brings @fluent/bundle along, but not its licence"):
        release.check_page(wheel_with(PAGE | {"assets/notices.txt": "svelte 5, MIT\n"}, tmp_path))


def test_bundled_package_in_the_bill(release: SimpleNamespace) -> None:
    """A scoped package is named as CycloneDX wants it."""
    part = release.component(BUNDLED[0])
    assert (part["group"], part["name"], part["purl"]) == ("@fluent", "bundle", "pkg:npm/%40fluent/bundle@0.19.1")
