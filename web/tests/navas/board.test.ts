import { describe, expect, it } from "vitest";
import { flightsBetween, standings } from "../../src/games/navas/flights";
import { cornerOf } from "../../src/games/navas/geometry";
import { UNITS, distance, lookOf, turnOf, zonesHeld } from "../../src/games/navas/pieces";
import { fetchable, handOf, initiativeOf, knownOf } from "../../src/games/navas/table";
import { heading, unitLabel, zoneLabel } from "../../src/games/navas/words";
import { say, view } from "./say";

const battle = view("advanced-middle-christian");

describe("the page", () => {
  it("has the seat's own side at its foot", () => {
    expect(cornerOf("A6", false).y).toBeGreaterThan(cornerOf("A1", false).y);
    expect(cornerOf("A6", true).y).toBeLessThan(cornerOf("A1", true).y);
    expect(cornerOf("A6", true)).toEqual(cornerOf("C1", false));
  });

  it("shows those moving who changed zones, and those falling who are gone", () => {
    const moved = structuredClone(battle);
    moved.zones["A3"] = moved.zones["B3"]!;
    moved.zones["B3"] = [];
    moved.zones["A6"] = moved.zones["A6"]!.slice(1);
    const flights = flightsBetween(standings(battle, false), standings(moved, false));
    expect(flights.map(({ unit, to }) => [unit.tag, to !== null])).toEqual([["haro", true], ["castile-foot1", true], ["bows1", true], ["peter", false]]);
  });
});

describe("labels", () => {
  it("tell a zone to somebody who cannot see it", () => {
    expect(zoneLabel(battle, "B5", say)).toBe("B5: Alfonso VIII, cavalry, power 1, hurt; Castilian Infantry, power 1, hurt; Castilian Infantry, power 2");
    expect(zoneLabel(battle, "A3", say)).toBe("A3: empty");
    expect(zoneLabel(battle, "B1", say)).toMatch(/^B1, the caliph's camp: Al-Nasir, power 2; Black Guard/);
    expect(unitLabel({ tag: "bows1", power: 2, exhausted: true }, say)).toBe("Archers, archers, power 2, exhausted");
  });

  it("tell the round and the turn", () => {
    expect(heading(battle, say).join("")).toBe("Round 2, turn 3 of 4");
    expect(heading({ ...battle, question: "initiative", turn: -1, round_limit: 30 }, say)).toEqual(["Round 2 of 30"]);
  });
});

describe("the table", () => {
  it("shows own cards and the backs of others'", () => {
    expect(handOf(view("basic-start-christian"), "christian")).toEqual(["4-2", "5-2", "6-1"]);
    expect(handOf(view("basic-start-christian"), "muslim")).toEqual([null, null, null]);
    expect(knownOf(battle, "muslim")).toEqual(["6-1"]);
  });

  it("shows a card laid for the initiative only once", () => {
    const start = view("basic-start-christian");
    const laid = { ...start, face_down: ["christian"], hands: { ...start.hands, christian: { ...start.hands["christian"]!, face_down: "5-2" } } };
    expect(handOf(laid, "christian")).toEqual(["4-2", "6-1"]);
    expect(initiativeOf(laid, "christian")).toBe("5-2");
    expect(initiativeOf({ ...start, face_down: ["muslim"] }, "muslim")).toBe("back");
  });

  it("lays out what can be fetched from the piles", () => {
    const open = new Set(["1-6", "4-3"]);
    expect(fetchable({ ...battle, question: "exchange" }, open)).toEqual(["1-6"]);
    expect(fetchable(battle, open)).toEqual([]);
  });

  it("knows whose turn it is and what each side holds", () => {
    expect(turnOf(battle)).toBe("christian");
    expect(turnOf(view("basic-start-christian"))).toBe(null);
    expect([zonesHeld(battle, "muslim"), zonesHeld(battle, "christian")]).toEqual([6, 9]);
    expect([distance("B4", "C3"), distance("A6", "A1")]).toEqual([1, 5]);
  });

  it("has a look for every unit of the edition", () => {
    const looks = [...UNITS.values()].map((unit) => lookOf(unit).figure);
    expect(looks).toHaveLength(54);
    expect(looks.filter((figure) => figure === "crowned-rider")).toHaveLength(3);
  });
});
