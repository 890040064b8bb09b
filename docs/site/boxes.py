"""What is wider than a phone scrolls by itself, also by keyboard; pictures wait until they are near.

Where Markdown wants a heading over a column that needs none, none is announced.
"""

from docutils import nodes
from sphinx.writers.html5 import HTML5Translator

OPEN, CLOSE = '<div class="wide" tabindex="0">', "</div>\n"


class Boxes(HTML5Translator):
    def visit_table(self, node: nodes.Element) -> None:
        self.body.append(OPEN)
        super().visit_table(node)

    def depart_table(self, node: nodes.Element) -> None:
        super().depart_table(node)
        self.body.append(CLOSE)

    def visit_entry(self, node: nodes.Element) -> None:
        at = len(self.body)
        super().visit_entry(node)
        if self.context[-1].startswith("</th") and not node.astext().strip():
            self.body[at] = self.body[at].replace("<th", "<td", 1)
            self.context[-1] = "</td>\n"

    def visit_literal_block(self, node: nodes.Element) -> None:
        self.body.append(OPEN)
        try:
            super().visit_literal_block(node)
        except nodes.SkipNode:
            self.body.append(CLOSE)
            raise

    def depart_literal_block(self, node: nodes.Element) -> None:
        super().depart_literal_block(node)
        self.body.append(CLOSE)

    def visit_image(self, node: nodes.Element) -> None:
        node["loading"] = "lazy"
        super().visit_image(node)
