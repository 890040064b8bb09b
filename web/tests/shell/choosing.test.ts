import { describe, expect, it } from "vitest";
import { Choosing } from "../../src/shell/choosing";

const LEGAL = [
  ["charge ", "B4>", "B3 ", "alfonso"],
  ["charge ", "B4>", "B3 ", "haro"],
  ["charge ", "B4>", "B3 ", "all"],
  ["charge ", "C4>", "C3 ", "all"],
  ["move ", "B4>", "B5 ", "all"],
  ["end"],
];
const zones = (path: readonly string[]) => path.slice(1).map((part) => (part === "all" ? "(alfonso+haro)" : part));
const choosing = (legal: readonly string[][] = LEGAL) => new Choosing(legal, zones);
const words = (chosen: Choosing) => chosen.choices().map((choice) => choice.word ?? choice.path.join(" "));

describe("choosing an action", () => {
  it("offers verbs first, and keeps apart what is about nothing on the board", () => {
    expect(words(choosing())).toEqual(["charge", "move B4>B5 all"]);
    expect(choosing().finals().map((choice) => choice.word)).toEqual(["end"]);
  });

  it("lets one point at zones before a verb is picked, and offers all before some", () => {
    const chosen = choosing();
    expect(chosen.point("B4")).toBe(true);
    expect([...chosen.choosable()].sort()).toEqual(["B3", "B5", "alfonso", "haro"]);
    expect(chosen.point("B3")).toBe(true);
    expect(words(chosen)).toEqual(["charge B4>B3 all", "charge B4>B3 alfonso", "charge B4>B3 haro"]);
    expect(chosen.ready).toBe("charge B4>B3 all");
  });

  it("takes the goal before whoever goes there, and a line between two things", () => {
    const chosen = choosing();
    for (const thing of ["B3", "alfonso"]) expect(chosen.point(thing)).toBe(true);
    chosen.pick(chosen.choices()[0]!);
    expect(chosen.point("B4")).toBe(true);
    expect(chosen.ready).toBe("charge B4>B3 alfonso");
  });

  it("means all by pointing at each of them", () => {
    const chosen = choosing();
    for (const thing of ["haro", "alfonso", "B3"]) chosen.point(thing);
    expect(chosen.word).toBe("charge B4>B3 all");
  });

  it("keeps what does not contradict when one points elsewhere, and says when that leads nowhere", () => {
    const chosen = choosing();
    for (const thing of ["B4", "B3", "B5"]) chosen.point(thing);
    expect(chosen.chosen).toEqual(["B4", "B5"]);
    chosen.point("C4");
    expect(chosen.chosen).toEqual(["C4"]);
    expect(chosen.point("A1")).toBe(false);
    expect(chosen.chosen).toEqual(["C4"]);
  });

  it("prefers the order in which one points", () => {
    const chosen = choosing([["move ", "B4>", "B5"], ["move ", "B5>", "B4"]]);
    for (const thing of ["B5", "B4"]) chosen.point(thing);
    expect(chosen.word).toBe("move B5>B4");
  });

  it("does not begin by itself", () => {
    const chosen = choosing([["move ", "B4>", "B5"]]);
    expect([chosen.chosen, chosen.ready, chosen.word]).toEqual([[], null, null]);
    expect(words(chosen)).toEqual(["move B4>B5"]);
  });

  it("knows what is legal by its word", () => {
    expect(choosing().allows("charge B4>B3 alfonso")).toBe(true);
    expect(choosing().allows("charge B4>C3 alfonso")).toBe(false);
  });

  it("adds nothing when one points twice, and goes back in one step", () => {
    const chosen = choosing();
    for (const thing of ["B4", "B3", "B3", "B3"]) chosen.point(thing);
    expect(chosen.isAgain("B3")).toBe(true);
    chosen.back();
    expect(chosen.chosen).toEqual(["B4"]);
    chosen.back();
    expect(chosen.canGoBack).toBe(false);
  });

  it("places damage point by point", () => {
    const chosen = new Choosing([["take ", "kurds=2"], ["take ", "kurds=1 jund=1"]], ([, step]) => [step === "kurds=2" ? "kurds+kurds" : "kurds+jund"]);
    expect(chosen.choosable()).toEqual(new Set(["kurds", "jund"]));
    chosen.point("kurds");
    expect([chosen.ready, chosen.isAgain("kurds")]).toEqual([null, false]);
    chosen.point("kurds");
    expect(chosen.word).toBe("take kurds=2");
    expect(chosen.isAgain("kurds")).toBe(true);
  });

  it("takes a shorter word although a longer one begins with it", () => {
    const chosen = new Choosing([["switch"], ["switch ", "shield"]], () => ["switch"]);
    chosen.point("switch");
    expect(words(chosen)).toEqual(["switch", "switch shield"]);
    chosen.pick(chosen.choices()[0]!);
    expect(chosen.word).toBe("switch");
  });

  it("tells what a thing can be dragged to, and nothing that would act itself", () => {
    const chosen = choosing([["move ", "B4>", "B5"], ["move ", "C4>", "B4"]]);
    expect([...chosen.goals("B4").keys()]).toEqual(["B5"]);
  });
});
