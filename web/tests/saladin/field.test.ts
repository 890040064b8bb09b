import { describe, expect, it } from "vitest";
import { type Box, layField } from "../../src/games/saladin/field";
import { moment, moments } from "./moments";

const SIZES = [[360, 0], [390, 500], [494, 760], [560, 0], [800, 600], [728, 815], [860, 640], [1080, 830], [1500, 900]] as const;

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? Math.min(wide, high) : 0;
}

describe("the field", () => {
  it.each(SIZES)("has a place for everybody within %i by %i, none on another", (width, height) => {
    for (const { view } of moments) {
      const field = layField(view, view.seat, width, height);
      const spots = Object.entries(field.spots);
      expect(spots).toHaveLength(view.banners.length);
      for (const [tag, spot] of spots) {
        expect(spot.x >= 0 && spot.y >= 0 && spot.x + spot.width <= field.width && spot.y + spot.height <= field.height).toBe(true);
        expect(spot.width).toBeGreaterThanOrEqual(40);
        // Lances of those who fight may cross, nothing else.
        for (const [other, place] of spots) if (tag < other) expect(overlap(spot, place)).toBeLessThanOrEqual(10);
      }
    }
  });

  it("puts the seat's side at the bottom, as if one sat across the table", () => {
    const { view } = moment("arsuf-choice");
    const [mine, theirs] = [layField(view, "crusaders", 1000, 700), layField(view, "ayyubids", 1000, 700)];
    const [one, other] = [mine.spots["richard"]!, theirs.spots["richard"]!];
    expect(one.up && !other.up).toBe(true);
    expect(other.y).toBeCloseTo(mine.height - one.y - one.height);
    expect(other.x).toBeCloseTo(mine.width - one.x - one.width);
  });

  it("brings those who are Committed nose to nose", () => {
    const { view } = moment("arsuf-choice");
    const { spots } = layField(view, "crusaders", 1000, 700);
    expect(spots["richard"]!.met && spots["ala-afdal"]!.met).toBe(true);
    expect(spots["ala-afdal"]!.y + spots["ala-afdal"]!.height - spots["richard"]!.y).toBe(10);
    expect(spots["bourgogne"]!.met).toBe(false);
  });

  it("puts Lusignan on the Horns and Saladin beside him", () => {
    const field = layField(moment("hattin-horns").view, "crusaders", 1000, 700);
    const [king, pursuer] = [field.spots["lusignan"]!, field.spots["saladin"]!];
    expect(king.y).toBe(pursuer.y);
    for (const spot of [king, pursuer]) expect(overlap(spot, field.horns!)).toBeGreaterThan(40);
  });
});
