import { describe, expect, it } from "vitest";
import palette from "../../src/art/palette.css?raw";

/** The colours of each theme, as the page has them. */
function themes(): Record<"day" | "night", Map<string, string>> {
  const [day, night] = palette.split(':root[data-theme="dark"]').map((part) => new Map([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, colour]) => [name!, colour!])));
  return { day: day!, night: new Map([...day!, ...night!]) };
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
}

function light(colour: string): number {
  const [red, green, blue] = channels(colour).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, two: string): number {
  const [dark, bright] = [light(one), light(two)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

function saturation(colour: string): number {
  const parts = channels(colour);
  return Math.max(...parts) - Math.min(...parts);
}

const LAND = ["field-plain", "field-hill", "field-crest", "field-mesa", "field-table", "field-crag", "field-road"];
const TINCTURES = ["gules", "vert", "azure", "or", "deep"];

describe.each(Object.entries(themes()))("shields by %s", (_, colours) => {
  const colour = (name: string) => colours.get(name)!;

  it.each(LAND)("have a rim that stands out on %s", (ground) => {
    expect(contrast(colour("rim"), colour(ground))).toBeGreaterThan(4.5);
  });

  it("have names below them that can be read on any ground", () => {
    for (const ground of LAND) expect(contrast(colour("ink"), colour(ground)), ground).toBeGreaterThan(7);
  });

  it.each(TINCTURES)("of the exhausted are paler in %s, but no less clear", (tincture) => {
    expect(saturation(colour(`worn-${tincture}`))).toBeLessThan(saturation(colour(tincture)) * 0.6);
    expect(Math.abs(light(colour(`worn-${tincture}`)) - light(colour(tincture)))).toBeLessThan(0.12);
  });

  it("of the exhausted still show their figures", () => {
    expect(contrast(colour("worn-gules"), colour("worn-argent"))).toBeGreaterThan(3);
    expect(contrast(colour("worn-vert"), colour("worn-argent"))).toBeGreaterThan(3);
  });
});
