"""How Sphinx makes pages of the texts that scripts/build-docs lays out for it."""

from typing import Any

from sphinx.application import Sphinx

from docs.site import navigation, sources
from docs.site.boxes import Boxes
from gonfalon import __version__

project, author, release = "Gonfalon", "The Gonfalon authors", __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
suppress_warnings = ["toc.not_included"]  # docs/site/navigation.py lists the pages

myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]
myst_url_schemes = {"http": None, "https": None, sources.AS_IT_IS: "{{path}}"}

default_role = "code"  # docstrings quote names as Markdown does
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
toc_object_entries = False

html_theme, html_theme_path = "theme", [str(sources.ROOT / "docs/site")]
html_title = "Gonfalon"
html_copy_source = html_show_sourcelink = html_use_index = False
html_domain_indices = False
html_permalinks = False
highlight_language = "text"


def setup(app: Sphinx) -> None:
    app.set_translator("html", Boxes)
    app.connect("html-page-context", _frame)
    app.connect("autodoc-process-docstring", _drop_aliases)


def _drop_aliases(app: Sphinx, kind: str, name: str, thing: object, options: Any, lines: list[str]) -> None:
    """What Python itself says of every field of a named tuple."""
    lines[:] = [line for line in lines if not line.startswith("Alias for field number")]


def _frame(app: Sphinx, place: str, template: str, context: dict[str, Any], tree: Any) -> None:
    """What the theme needs to know of a page."""
    source = sources.page_at(place)
    language = source.language if source else "en"
    context.update(
        language=language,
        words=navigation.WORDS[language],
        sections=navigation.SECTIONS[language],
        translations=sources.translations(place),
        languages=sources.LANGUAGES,
        is_home=place.rpartition("/")[2] == "index" and not place.startswith("api"),
    )
