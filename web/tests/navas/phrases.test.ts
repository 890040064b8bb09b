import { describe, expect, it } from "vitest";
import { explain } from "../../src/games/navas/explain";
import { aloud, building, phrase } from "../../src/games/navas/phrases";
import { points } from "../../src/games/navas/points";
import { unspent } from "../../src/games/navas/prices";
import { say, view } from "./say";

const battle = view("advanced-middle-christian");
const told = (...path: string[]) => path.map((_, at) => phrase(battle, path, at, say));

describe("phrases", () => {
  it("tells a verb with its price for the seat", () => {
    expect(told("attack")).toEqual(["Attack · 2 points"]);
    expect(phrase({ ...battle, seat: "muslim" }, ["attack"], 0, say)).toBe("Attack · 1 point");
  });

  it("tells who stands in a zone and how strong they are", () => {
    expect(told("attack", "B3", "A2")).toEqual(["Attack · 2 points", "B3  Haro, Castile, Archers · power 6", "A2  Berbers ×3 · power 6"]);
    expect(told("move", "A3")[1]).toBe("A3  empty");
  });

  it("counts whom “all” stands for", () => {
    expect(told("attack", "B3", "A2", "all")[3]).toBe("all 3 · power 6");
    expect(phrase(battle, ["move", "B1", "A1", "all"], 3, say)).toBe("all 0 · power 0");
  });

  it("names groups, archers, the rallied and those who take damage", () => {
    expect(told("attack", "B3", "A2", "haro+bows1")[3]).toBe("Haro, Archers · power 4");
    expect(told("shoot", "B3", "A1", "bows1")[3]).toBe("Archers");
    expect(told("rally", "alfonso")[1]).toBe("Alfonso VIII in B5");
    expect(told("take", "jund1=2 andalusi1=1")[1]).toBe("Jund Infantry −2, Andalusi Archers −1");
  });

  it("tells special cards by what they do, and combat cards by their name", () => {
    expect(told("use", "council-militia")[1]).toBe("Council Militia: before the first action of a turn, every zone with Militia rallies");
    expect(told("play", "3-4")).toEqual(["Play", "3-4"]);
    expect(aloud(battle, "3-4", say)).toBe("3-4 · your 4, their 3");
    expect(told("switch", "shield")).toEqual(["Switch initiative cards · 1 point", "and shield them · 2 points"]);
    expect(told("karr", "yes")[1]).toBe("Yes: turn and strike back");
  });
});

describe("what is being built", () => {
  it("is told with the way and the real price", () => {
    expect(building(battle, ["attack", "B3", "A2", "all"], say)).toBe("Attack B3→A2 · all 3 · power 6 · 2 points");
    expect(building(battle, ["move", "B3", null, null], say)).toBe("Move B3→…");
    expect(building(battle, ["move", "B4", "A3", "all"], say)).toContain("· 2 points");
    expect(building(battle, ["move", "B4", "B5", "all"], say)).toContain("· 1 point");
    expect(building(battle, ["rally", "alfonso"], say)).toBe("Rally · Alfonso VIII in B5 · 1 point");
  });

  it("has a price only once it is known", () => {
    expect(told("move", "B4", "A3")).toEqual(["Move", expect.not.stringContaining("point"), "A3  empty · 2 points"]);
  });
});

describe("what ending the turn would waste", () => {
  it("are the points that something can be done with", () => {
    const turn = { ...battle, points: 3 };
    expect([["move", "end"], ["use", "end"]].map((verbs) => unspent(turn, new Set(verbs)).count)).toEqual([3, 0]);
  });
});

describe("points", () => {
  const pointed = (...path: string[]) => points(path, battle);
  it("are zones, then units that go together as one", () => {
    expect(pointed("attack", "B3", "A2", "haro+bows1")).toEqual(["B3", "A2", "haro+bows1"]);
    expect(pointed("attack", "B3", "A2", "all")).toEqual(["B3", "A2", expect.stringMatching(/^\(.*haro.*\)$/)]);
  });

  it("are cards, the hurt in their zone, damage point by point, and the arrows of a switch", () => {
    expect(pointed("play", "3-4")).toEqual(["3-4"]);
    expect(pointed("use", "peter-ii", "A4", "A3")).toEqual(["peter-ii", "A4", "A3"]);
    expect(pointed("rally", "alfonso")).toEqual(["(B5)", "alfonso"]);
    expect(pointed("take", "jund1=2 andalusi1=1")).toEqual(["jund1+jund1+andalusi1"]);
    expect(pointed("switch", "shield")).toEqual(["switch"]);
    expect(pointed("end")).toEqual([]);
  });
});

describe("what explains itself", () => {
  it("tells of a unit what it can do and how it is, and of a card what it is worth to whom", () => {
    expect(explain(battle, "sancho", say)).toEqual(["Can charge the zone straight ahead: +5."]);
    expect(explain(battle, "al-nasir", say)).toEqual(["Never moves.", "If the caliph falls, the Christians win."]);
    expect(explain(battle, "1-6", say)).toEqual(["6 for you, 1 for them: action points when played, combat value when drawn in a fight."]);
    const worn = { ...battle, zones: { ...battle.zones, B3: [{ tag: "bows1", power: 1, exhausted: true }] } };
    expect(explain(worn, "bows1", say)).toEqual(["Hurt: if this unit rallies, it regains its second point of power.", "Exhausted: it can move, but can't attack or rally until the end of its side's turn.", "Can shoot at a zone exactly two away: 1 damage."]);
    expect(explain(battle, "A6", say)).toEqual([]);
  });
});
