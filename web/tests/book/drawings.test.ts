import { describe, expect, it } from "vitest";
import { allDrawings } from "../../src/book/drawings";
import { FOLDERS } from "../../src/shell/words";

const files = import.meta.glob<string>("../../../src/gonfalon/games/*/figures/*.svg", { query: "?raw", import: "default", eager: true });
const kept = Object.entries(files).map(([path, svg]) => [...path.split("/").filter((part) => part !== "figures").slice(-2), svg] as [string, string, string]);

describe.each(Object.entries(allDrawings()))("the drawings of the rules of %s", (game, drawings) => {
  it("lie in the package as they are drawn now; if not: node web/figures.mjs", () => {
    const found = kept.filter(([owner]) => owner === (FOLDERS[game] ?? game));
    expect(found.map(([, name]) => name).sort()).toEqual(Object.keys(drawings).map((name) => `${name}.svg`).sort());
    for (const [, name, svg] of found) expect(svg.replace(/(var\(--[\w-]+), #\w+\)/g, "$1)") === drawings[name.replace(".svg", "")], name).toBe(true);
  });

  it("are whole, and hold no words: the captions have them in every language", () => {
    for (const [name, svg] of Object.entries(drawings)) {
      expect(svg, name).not.toMatch(/undefined|NaN/);
      const said = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!);
      expect(said.filter((text) => /\p{L}{3,}/u.test(text)), name).toEqual([]);
    }
  });
});
