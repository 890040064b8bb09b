"""Prints a rules page as a book: chapters and rules with anchors, links between rules, contents, and drawings."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from itertools import groupby, pairwise
from types import MappingProxyType

from markdown_it import MarkdownIt
from markdown_it.token import Token

from gonfalon.core.texts import CHAPTER, RULE_ID, Drawing, drawing_of, rule_ids, rule_text

WIDE, HIGH = 8, 18
"""A character of the diagram, in the units of the drawing."""
_NORTH, _EAST, _SOUTH, _WEST = 1, 2, 4, 8
_LINES = {
    **{"─": _EAST | _WEST, "═": _EAST | _WEST, "│": _NORTH | _SOUTH},
    **{"┌": _EAST | _SOUTH, "┐": _SOUTH | _WEST, "└": _NORTH | _EAST, "┘": _NORTH | _WEST},
    **{"├": _NORTH | _EAST | _SOUTH, "┤": _NORTH | _SOUTH | _WEST, "╞": _NORTH | _EAST | _SOUTH},
    **{"╡": _NORTH | _SOUTH | _WEST, "┬": _EAST | _SOUTH | _WEST, "┴": _NORTH | _EAST | _WEST},
    **dict.fromkeys("┼╪", _NORTH | _EAST | _SOUTH | _WEST),
}
_HEADS = {"↑": 0, "→": 90, "↓": 180, "←": 270}
_RUN = re.compile(rf"[^\s{''.join(_LINES)}{''.join(_HEADS)}]+(?: [^\s{''.join(_LINES)}{''.join(_HEADS)}]+)*")
_NUMBER = re.compile(r"[+−-]?\d+")
_HEAD = "M0-6L4 4H-4ZM0 4V8"


def is_diagram(text: str) -> bool:
    """Boxes, and sums under a line."""
    return "───" in text


def inked(text: str) -> str:
    lines = text.rstrip("\n").split("\n")
    width, height = WIDE * max(map(len, lines)), HIGH * len(lines)
    heads = (
        f'<path d="{_HEAD}" transform="translate({_middle(column)} {_centre(row)}) rotate({_HEADS[sign]})"/>'
        for row, line in enumerate(lines)
        for column, sign in enumerate(line)
        if sign in _HEADS
    )
    words = (word for row in range(len(lines)) for word in _words(lines, row))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="inked" viewBox="0 0 {width} {height}" width="{width}">'
        f'<path d="{"".join(_strokes(lines))}" fill="none" stroke="var(--faint)" stroke-linecap="square"/>'
        f'<g fill="var(--vermilion)" stroke="var(--vermilion)">{"".join(heads)}</g>'
        f'<g fill="var(--ink)" font-size="16">{"".join(words)}</g></svg>'
    )


def _middle(column: float) -> float:
    return (column + 0.5) * WIDE


def _centre(row: int) -> float:
    return (row + 0.5) * HIGH


def _strokes(lines: list[str]) -> Iterator[str]:
    """Straight lines, each as long as it goes."""
    rows = [[_LINES.get(sign, 0) for sign in line] for line in lines]
    wide = max(map(len, rows))
    columns = [[row[at] if at < len(row) else 0 for row in rows] for at in range(wide)]
    for at, row in enumerate(rows):
        yield from (f"M{a * WIDE:g} {_centre(at):g}H{b * WIDE:g}" for a, b in _stretches(row, _WEST, _EAST))
    for at, column in enumerate(columns):
        yield from (f"M{_middle(at):g} {a * HIGH:g}V{b * HIGH:g}" for a, b in _stretches(column, _NORTH, _SOUTH))


def _stretches(signs: list[int], back: int, on: int) -> Iterator[tuple[float, float]]:
    """From where to where a line goes without a break, in characters; each has two halves."""
    halves = [bool(sign & side) for sign in signs for side in (back, on)]
    at = 0
    for drawn, same in groupby(halves):
        length = len(list(same))
        if drawn:
            yield at / 2, (at + length) / 2
        at += length


def _words(lines: list[str], row: int) -> Iterator[str]:
    """What stands in the middle of a box, or alone, is centred there; free numbers end where they were written, so
    that sums stand under each other; everything else begins where it was written."""
    line = lines[row]
    beside = {
        found.start() for near in (row - 1, row + 1) if 0 <= near < len(lines) for found in _RUN.finditer(lines[near])
    }
    for found in _RUN.finditer(line):
        before, after = line[: found.start()], line[found.end() :]
        left, right = len(before) - len(before.rstrip()), len(after) - len(after.lstrip())
        walls = {sign in _LINES for sign in (before.rstrip()[-1:], after.lstrip()[:1])}
        middle = left > 1 and abs(left - right) <= 1 if walls == {True} else left > 2
        centred = middle and found.start() not in beside
        x = (found.start() + found.end()) / 2 if centred else found.start()
        anchor = ' text-anchor="middle"' if centred else ""
        if walls == {False} and _NUMBER.fullmatch(found[0]):
            x, anchor = found.end(), ' text-anchor="end"'
        yield f'<text x="{x * WIDE:g}" y="{_centre(row) + 5:g}"{anchor}>{_capitals(found[0])}</text>'


def _capitals(said: str) -> str:
    """Words in capitals are set in small ones, which fit."""
    return re.sub(
        r"[^\W\d]{2,}", lambda word: f"<tspan>{word[0]}</tspan>" if word[0].isupper() else word[0], escape(said)
    )


Drawings = Callable[[str], str | None]
"""A drawing by its name, as SVG."""
_MENTION = re.compile(rf"\b(?:{RULE_ID}|{CHAPTER})\b")
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


class Landmark:
    def __init__(self, level: int, anchor: str, title: str) -> None:
        self.level, self.anchor, self.title = level, anchor, title


class Book:
    """One page of rules. `address` leads to it from wherever its parts are shown; on the page itself it is empty.

    `trials` are links to where a rule can be tried, by its id.
    """

    def __init__(
        self, text: str, drawings: Drawings, address: str = "", trials: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        self._text = text
        self._tokens = _MARKDOWN.parse(text)
        self._drawings = drawings
        self._address = address
        self._trials = trials
        self._drawn: dict[str, int] = {}
        self.headings = list(_headings(self._tokens))
        self._anchors = {*rule_ids(text), *(heading.anchor for heading in self.headings)}

    @property
    def title(self) -> str:
        return next((heading.title for heading in self.headings), "")

    def html(self) -> str:
        return self._printed(self._tokens)

    def rule(self, rule: str) -> str | None:
        """One rule by itself; what it mentions leads to the page."""
        text = rule_text(self._text, rule)
        return self._printed(_MARKDOWN.parse(text)) if text else None

    def contents(self) -> str:
        """Chapters, each with its sections."""
        shown = [heading for heading in self.headings if heading.level in (2, 3)]
        parts: list[str] = []
        for before, heading in zip([None, *shown], shown, strict=False):
            if before is not None and heading.level > before.level:
                parts.append("<ol>")
            elif before is not None:
                parts.append("</li></ol></li>" if heading.level < before.level else "</li>")
            parts.append(f'<li><a href="#{heading.anchor}">{escape(heading.title)}</a>')
        ends = "</li></ol></li>" if shown and shown[-1].level > shown[0].level else "</li>" if shown else ""
        return f"<ol>{''.join(parts)}{ends}</ol>"

    def _printed(self, tokens: list[Token]) -> str:
        self._drawn = {}
        made = list(self._pieces(tokens, iter(self.headings)))
        rendered: str = _MARKDOWN.renderer.render(made, _MARKDOWN.options, {})
        return rendered

    def _pieces(self, tokens: list[Token], headings: Iterator[Landmark]) -> Iterator[Token]:
        at = 0
        while at < len(tokens):
            token, ahead = tokens[at], tokens[at + 1 : at + 4]
            figure, used = self._figure(token, ahead)
            if figure:
                yield _html(figure)
                at += used
                continue
            if token.type == "heading_open":
                token.attrSet("id", next(headings).anchor)
            elif token.type in ("paragraph_open", "list_item_open") and (rule := _rule_in(ahead)):
                token.attrSet("id", rule)
                token.attrSet("class", "rule")
                self._offer(rule, ahead)
            elif token.type == "th_open" and not ahead[0].content:
                token.tag = ahead[1].tag = "td"  # names nothing
            elif token.type == "inline":
                _mark_sources(token)
                if tokens[at - 1].type != "heading_open":
                    self._link(token)
            yield from _made_wide(token)
            at += 1

    def _figure(self, token: Token, ahead: Sequence[Token]) -> tuple[str, int]:
        """A drawing in place of a block that is named for it, and of how many tokens; empty where there is none."""
        found, used = None, 1
        if token.type == "fence":
            found = drawing_of(token.info)
            if found and _is_caption(ahead):  # of the text; a drawing may have another
                found, used = Drawing(found.name, found.caption or ahead[1].content.strip("*")), 4
        elif token.type == "paragraph_open" and (image := _image_in(ahead)):
            found, used = drawing_of(f"figure {image.attrGet('src')} {image.content}"), 3
        svg = self._drawings(found.name) if found else None
        return (self._framed(found, svg), used) if found and svg else ("", 0)

    def _framed(self, drawing: Drawing, svg: str) -> str:
        self._drawn[drawing.name] = count = self._drawn.get(drawing.name, 0) + 1
        label = f"figure-{drawing.name}" if count == 1 else f"figure-{drawing.name}-{count}"
        caption = _MARKDOWN.parseInline(drawing.caption)
        self._link(caption[0])
        said = _MARKDOWN.renderer.render(caption, _MARKDOWN.options, {})
        svg = svg.replace("<svg ", f'<svg role="img" aria-labelledby="{label}" ', 1)
        return f'<figure>{svg}<figcaption id="{label}">{said}</figcaption></figure>\n'

    def _offer(self, rule: str, ahead: Sequence[Token]) -> None:
        """A link to the board, where there is a position for this rule."""
        inline = next(token for token in ahead if token.type == "inline")
        if rule in self._trials and inline.children is not None:
            inline.children.append(Token("html_inline", "", 0, content=f" {self._trials[rule]}"))

    def _link(self, inline: Token) -> None:
        """Every rule and chapter that is mentioned becomes a link to it."""
        children: list[Token] = []
        for child in inline.children or ():
            children += self._linked(child.content) if child.type == "text" else [child]
        inline.children = children

    def _linked(self, text: str) -> Iterator[Token]:
        last = 0
        for found in _MENTION.finditer(text):
            if found[0] not in self._anchors:
                continue
            yield _text(text[last : found.start()])
            opening = Token("link_open", "a", 1, attrs={"href": f"{self._address}#{found[0]}"})
            yield from (opening, _text(found[0]), Token("link_close", "a", -1))
            last = found.end()
        yield _text(text[last:])


def _html(content: str) -> Token:
    return Token("html_block", "", 0, content=content)


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _headings(tokens: Sequence[Token]) -> Iterator[Landmark]:
    """Chapters are known by their number, other headings by their words."""
    taken: dict[str, int] = {}
    for token, inline in pairwise(tokens):
        if token.type == "heading_open":
            chapter = re.match(rf"{CHAPTER}\b", inline.content)
            anchor = chapter[0] if chapter else re.sub(r"\W+", "-", inline.content.casefold()).strip("-")
            taken[anchor] = taken.get(anchor, 0) + 1
            unique = anchor if taken[anchor] == 1 else f"{anchor}-{taken[anchor]}"
            yield Landmark(int(token.tag[1]), unique, inline.content)


def _rule_in(ahead: Sequence[Token]) -> str | None:
    """The rule that begins in this paragraph, or in the only paragraph of this item of a list."""
    inline = next((token for token in ahead[:2] if token.type == "inline"), None)
    if inline is None or (ahead[0].type == "paragraph_open" and not ahead[0].hidden):
        return None
    found = re.match(rf"\*\*({RULE_ID})\*\*", inline.content)
    return found[1] if found else None


def _is_caption(ahead: Sequence[Token]) -> bool:
    """Whether a paragraph that is all in italics follows."""
    kinds = [child.type for child in ahead[1].children or ()] if len(ahead) == 3 and ahead[1].type == "inline" else []
    return bool(kinds) and kinds[0] == "em_open" and kinds[-1] == "em_close" and kinds.count("em_open") == 1


def _image_in(ahead: Sequence[Token]) -> Token | None:
    children = (ahead[0].children or []) if ahead else []
    return children[0] if len(children) == 1 and children[0].type == "image" else None


def _mark_sources(inline: Token) -> None:
    """What a statement rests on, such as (ruling), is set apart from the text."""
    children = inline.children or []
    for token, within in pairwise(children):
        if token.type == "em_open" and within.content.startswith("("):
            token.attrSet("class", "source")


def _made_wide(token: Token) -> Iterator[Token]:
    """What may be wider than a phone can be moved sideways, by keys too."""
    if token.type == "table_open":
        yield _html('<div class="wide" tabindex="0">')
    if token.type == "fence" and is_diagram(token.content):
        yield _html(f'<div class="wide" tabindex="0">{inked(token.content)}</div>\n')
    elif token.type == "fence":
        yield _html(f'<pre tabindex="0">{escape(token.content)}</pre>\n')
    else:
        yield token
    if token.type == "table_close":
        yield _html("</div>\n")
