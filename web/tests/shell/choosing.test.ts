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

  it("lets one point at zones before a verb is picked, and means all", () => {
    const chosen = choosing();
    expect(chosen.point("B4")).toBe(true);
    expect([...chosen.choosable()].sort()).toEqual(["B3", "B5", "alfonso", "haro"]);
    expect(chosen.point("B3")).toBe(true);
    expect(chosen.ready).toBe("charge B4>B3 all");
  });

  it("means all even if one of them goes along in any case", () => {
    const only = ["alfonso", "alfonso+haro", "all"].map((who) => ["charge ", "B4>", "B3 ", who]);
    const chosen = new Choosing(only, (path) => path.slice(1).map((part) => (part === "all" ? "(alfonso+haro+lara)" : part)));
    for (const thing of ["B4", "B3"]) chosen.point(thing);
    expect(chosen.ready).toBe("charge B4>B3 all");
    expect(chosen.party().map(({ name, goes, isFree }) => [name, goes, isFree])).toEqual([["alfonso", true, false], ["haro", true, false], ["lara", true, true]]);
  });

  it("lets those who can go along stay, and come after all", () => {
    const chosen = choosing();
    for (const thing of ["B4", "B3", "haro"]) expect(chosen.point(thing)).toBe(true);
    expect([chosen.ready, chosen.party().map(({ goes }) => goes)]).toEqual(["charge B4>B3 alfonso", [true, false]]);
    chosen.point("alfonso");
    expect(chosen.ready).toBe("charge B4>B3 alfonso");
    chosen.point("haro");
    expect(chosen.ready).toBe("charge B4>B3 all");
    chosen.back();
    expect(chosen.chosen).toEqual(["B4", "B3"]);
  });

  it("uses what was aimed at first for the verb that comes next", () => {
    const legal = [["rally ", "haro"], ["rally ", "alfonso"], ...LEGAL];
    const chosen = new Choosing(legal, (path) => (path[0] === "rally" ? path.slice(1).flatMap((tag) => ["(B4)", tag]) : zones(path)));
    chosen.point("B4", "haro");
    chosen.pick(chosen.choices().find(({ path }) => path[0] === "rally")!);
    expect(chosen.ready).toBe("rally haro");
  });

  it("leaves every line its key, whatever is pointed at", () => {
    const chosen = choosing([["attack ", "A4>", "A3"], ...LEGAL]);
    const keys = () => Object.fromEntries(chosen.choices().map(({ path, key }) => [path[0], key]));
    expect(keys()).toEqual({ attack: 1, charge: 2, move: 3 });
    chosen.point("B4");
    expect(keys()).toEqual({ charge: 2, move: 3 });
  });

  it("takes the goal before whoever goes there, and a line between two things", () => {
    const chosen = choosing();
    for (const thing of ["alfonso", "B3"]) expect(chosen.point(thing)).toBe(true);
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
