"""What axe-core, which knows the guidelines for accessible pages, finds wrong with a screen."""

from pathlib import Path

from playwright.async_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => {
    const { violations } = await axe.run();
    const told = ({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary.replace(/\\s+/g, " ")}`;
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(told).join("  ")}`);
}"""


async def check(page: Page) -> None:
    """Fails with the names of the rules that are broken and the things that break them."""
    assert AXE.exists(), "There is no axe-core: scripts/build-web"
    await page.evaluate(AXE.read_text())
    found = await page.evaluate(RUN)
    assert found == [], "\n".join(found)
