import { describe, expect, it } from "vitest";
import { ahead, cone, distance, HEXES, neighbour, Sheet, stepped, WAYS } from "../../src/games/sword/hexes";

const sheet = new Sheet(false);
const turned = new Sheet(true);
const around = (hex: string) => WAYS.map((_, way) => neighbour(hex, way));

describe("the sheet", () => {
  it("has 643 hexes, odd columns half a hex lower", () => {
    expect(HEXES).toHaveLength(643);
    expect(sheet.centre("0101").y).toBeGreaterThan(sheet.centre("0201").y);
  });

  it("knows the neighbours from the north on", () => {
    expect(around("1702")).toEqual(["1701", "1802", "1803", "1703", "1603", "1602"]);
    expect(around("1604")).toEqual(["1603", "1703", "1704", "1605", "1504", "1503"]);
    expect(around("0101")).toEqual([null, "0201", "0202", "0102", null, null]);
  });

  it("counts hexes between two", () => {
    expect([distance("1702", "1702"), distance("1702", "1803"), distance("0101", "3319")]).toEqual([0, 1, 34]);
  });

  it("draws a neighbour in the direction in which it lies", () => {
    for (const each of [sheet, turned]) {
      const from = each.centre("1710");
      WAYS.forEach((_, way) => {
        const to = each.centre(neighbour("1710", way)!);
        const angle = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
        expect(Math.abs(((angle - each.angle(way) + 540) % 360) - 180)).toBeLessThan(2);
      });
    }
  });

  it("finds the hex under its middle and near its edge", () => {
    for (const each of [sheet, turned]) {
      for (const hex of HEXES) {
        const { x, y } = each.centre(hex);
        for (const [right, below] of [[0, 0], [20, 8], [-20, -8], [0, 24]]) expect(each.hexAt({ x: x + right!, y: y + below! })).toBe(hex);
      }
    }
    expect(sheet.hexAt({ x: 0, y: 0 })).toBeNull();
  });

  it("runs once around a region, however it is turned", () => {
    for (const each of [sheet, turned]) {
      expect(each.borders(["1710"])[0]).toHaveLength(6);
      expect(each.borders(["1710", "1711"]).map((line) => line.length)).toEqual([10]);
    }
  });
});

describe("fronts and fire", () => {
  it("has three hexes ahead", () => {
    expect(ahead("1702", 0)).toEqual(["1602", "1701", "1802"]);
  });

  it("sees two sextants ahead, as far as arrows fly", () => {
    expect(cone("1710", 0, 1).sort()).toEqual(ahead("1710", 0).sort());
    expect(cone("1710", 3, 3)).toHaveLength(3 + 5 + 7);
  });
});

describe("the keys", () => {
  it("go along columns and rows, and come back", () => {
    expect(stepped("1010", "ArrowRight")).toBe("1110");
    expect(stepped("1110", "ArrowLeft")).toBe("1010");
    expect(stepped("1010", "ArrowUp")).toBe("1009");
  });

  it("stay on the sheet", () => {
    expect(stepped("0101", "ArrowLeft")).toBeNull();
    expect(stepped("0220", "ArrowRight")).toBe("0319");
  });
});

describe("sight", () => {
  const blocked = (...hexes: string[]) => (hex: string) => hexes.includes(hex);

  it("is blocked by what lies between, not by the ends", () => {
    expect(sheet.sees("1710", "1707", blocked("1708"))).toBe(false);
    expect(sheet.sees("1710", "1707", blocked("1710", "1707", "1808", "1608"))).toBe(true);
  });

  it("goes along a hexside unless both hexes block", () => {
    for (const each of [sheet, turned]) {
      expect(each.sees("1710", "1909", blocked("1809"))).toBe(true);
      expect(each.sees("1710", "1909", blocked("1809", "1810"))).toBe(false);
    }
  });

  it("crosses one hex after the other", () => {
    expect(sheet.sees("1710", "1808", blocked("1709"))).toBe(false);
    expect(sheet.sees("1710", "1808", blocked("1809"))).toBe(false);
  });
});
