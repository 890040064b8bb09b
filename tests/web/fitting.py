"""Whether a page can be used with letters of any size: nothing is cut off, covered or too wide."""

from playwright.async_api import Page

LOOSE = 2
"""Pixels that rounding may take."""
FIND = """(loose) => {
    const found = [];
    const root = document.documentElement;
    const told = (element) => {
        const name = element.id || element.getAttribute("class") || "";
        return `<${element.localName} ${name}> "${element.textContent.trim().replace(/\\s+/g, " ").slice(0, 60)}"`;
    };
    // What is only heard is a pixel large; drawings grow with the page, not with its letters.
    function isHeard(element) {
        for (let outer = element; outer; outer = outer.parentElement) {
            if (getComputedStyle(outer).clipPath === "inset(50%)") return true;
        }
        return element.closest(".skip, [aria-hidden=true], svg") !== null;
    }
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !isHeard(element);
    const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflow);

    if (root.scrollWidth > root.clientWidth + loose) {
        const wide = [...document.body.querySelectorAll("*")].filter((each) => {
            for (let outer = each.parentElement; outer; outer = outer.parentElement) if (scrolls(outer)) return false;
            return isSeen(each) && each.getBoundingClientRect().right > root.clientWidth + loose;
        });
        const room = root.clientWidth;
        found.push(`the page is ${root.scrollWidth} wide, its window ${room}: ${wide.map(told).join(", ")}`);
    }

    for (const each of document.body.querySelectorAll(":has(> * button, > button)")) {
        const isTooWide = each.scrollWidth > each.clientWidth + loose;
        const scrollsAside = /auto|scroll/.test(getComputedStyle(each).overflowX);
        const room = each.clientWidth;
        if (isTooWide && scrollsAside) found.push(`${told(each)} is ${each.scrollWidth} wide, its room ${room}`);
    }

    // Names of people and some long stories are shortened by an ellipsis.
    function cutOffBy(text, box) {
        for (let outer = box; outer !== document.body; outer = outer.parentElement) {
            const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(outer);
            const { left, right, top, bottom } = outer.getBoundingClientRect();
            const isBeside = text.left < left - loose || text.right > right + loose;
            const isBelow = text.top < top - loose || text.bottom > bottom + loose;
            const isButton = outer === box && box.matches("button, .button");
            const cuts = (overflow) => /hidden|clip/.test(overflow) || isButton;
            if (textOverflow === "ellipsis" || webkitLineClamp !== "none" || scrolls(outer)) return null;
            if ((cuts(overflowX) && isBeside) || (cuts(overflowY) && isBelow)) return outer;
        }
        return null;
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const box = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || box.matches("option, script, style, noscript") || !isSeen(box)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const around = box.closest("button, .button") ?? box;
        const by = [...range.getClientRects()].map((text) => cutOffBy(text, around)).find(Boolean);
        if (by) found.push(`${told(box)} is cut off by ${told(by)}`);
    }

    const modal = document.querySelector(":modal");
    const drawer = document.querySelector(".drawer.open");
    function coverOf(control) {
        const { left, top, width, height } = control.getClientRects()[0];
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!over) return "out of reach";
        const isFree = control.contains(over) || over.contains(control) || over.closest("label")?.contains(control);
        return isFree || (drawer?.contains(over) && !drawer.contains(control)) ? "" : `covered by ${told(over)}`;
    }
    for (const control of (modal ?? document).querySelectorAll("button, a[href], input, select, summary")) {
        if (!isSeen(control) || !control.getClientRects().length) continue;
        let cover = "";
        for (const block of ["nearest", "center", "start", "end"]) {
            control.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
            if (!(cover = coverOf(control))) break;
        }
        if (cover) found.push(`${told(control)} is ${cover}`);
    }
    scrollTo(0, 0);
    return found;
}"""


async def check(page: Page) -> None:
    """Fails with whatever cannot be read or reached."""
    found = await page.evaluate(FIND, LOOSE)
    assert found == [], "\n".join(found)
