import { describe, expect, it } from "vitest";
import { Choosing } from "../../src/shell/choosing";

const LEGAL = [
  ["charge ", "B4>", "B3 ", "all"],
  ["charge ", "B4>", "B3 ", "alfonso"],
  ["charge ", "C4>", "C3 ", "all"],
  ["move ", "B4>", "B5 ", "all"],
  ["end"],
];
const zones = (path: readonly string[]) => path.slice(1, 3);
const choosing = () => new Choosing(LEGAL, zones);

describe("choosing an action", () => {
  it("offers verbs first, and what ends the turn last", () => {
    expect(choosing().choices().map((choice) => choice.path[0])).toEqual(["charge", "move", "end"]);
  });

  it("lets one point at zones before a verb is picked", () => {
    const chosen = choosing();
    expect(chosen.choosable()).toEqual(new Set(["B4", "C4"]));
    expect(chosen.point("B4")).toBe(true);
    expect(chosen.choosable()).toEqual(new Set(["B3", "B5"]));
    expect(chosen.point("B3")).toBe(true);
    expect(chosen.choices().map((choice) => choice.word)).toEqual(["charge B4>B3 all", "charge B4>B3 alfonso"]);
  });

  it("begins anew when one points elsewhere, and says when that leads nowhere", () => {
    const chosen = choosing();
    chosen.point("B4");
    expect(chosen.point("C4")).toBe(true);
    expect(chosen.chosen).toEqual(["C4"]);
    expect(chosen.point("A1")).toBe(false);
  });

  it("goes on by itself where there is one way, but never to the end", () => {
    const chosen = choosing();
    chosen.point("C4");
    expect(chosen.choices()).toEqual([{ path: ["charge", "C4", "C3", "all"], word: "charge C4>C3 all" }]);
  });

  it("knows what is legal by its word", () => {
    expect(choosing().allows("charge B4>B3 alfonso")).toBe(true);
    expect(choosing().allows("charge B4>C3 alfonso")).toBe(false);
  });

  it("goes back", () => {
    const chosen = choosing();
    chosen.point("B4");
    chosen.back();
    expect(chosen.chosen).toEqual([]);
    expect(chosen.canGoBack).toBe(false);
  });

  it("takes a unit for every group that it is in", () => {
    const chosen = new Choosing([["charge ", "all"], ["charge ", "a+b"]], (path) => path.slice(1));
    expect(chosen.choosable()).toEqual(new Set(["all", "a", "b"]));
    chosen.point("b");
    expect(chosen.choices().map((choice) => choice.word)).toEqual(["charge a+b"]);
  });
});
