import { describe, expect, it } from "vitest";
import { type Box, nearest } from "../../src/shell/roving";

interface Named extends Box {
  name: string;
}

const box = (name: string, x: number, y: number, width = 40, height = 40): Named => ({ name, x, y, width, height });
/** Two rows of two zones, with two units in the first and one in the last. */
const ZONES = [box("A1", 0, 0, 120, 70), box("B1", 120, 0, 120, 70), box("A2", 0, 70, 120, 70), box("B2", 120, 70, 120, 70)];
const ALL = [...ZONES, box("haro", 0, 15), box("lara", 40, 15), box("kurds", 160, 85)];

function walked(from: string, ...keys: string[]): string[] {
  let here = ALL.find(({ name }) => name === from)!;
  return keys.map((key) => (here = nearest(here, ALL.filter((each) => each !== here), `Arrow${key}`) ?? here).name);
}

describe("arrow keys", () => {
  it("lead through a row: a zone, whoever stands in it, the next zone", () => {
    expect(walked("A1", "Right", "Right", "Right", "Right")).toEqual(["haro", "lara", "B1", "B1"]);
    expect(walked("B1", "Left", "Left", "Left", "Left")).toEqual(["lara", "haro", "A1", "A1"]);
  });

  it("lead from zone to zone up and down", () => {
    expect(walked("A1", "Down", "Down", "Up")).toEqual(["A2", "A2", "A1"]);
    expect(walked("kurds", "Up")).toEqual(["B1"]);
  });
});
