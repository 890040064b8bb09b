import { describe, expect, it } from "vitest";
import { explain } from "../../src/games/saladin/explain";
import { attempt, leaderName, phrase, points, unspent } from "../../src/games/saladin/paths";
import { Choosing } from "../../src/shell/choosing";
import { moment, moments, say } from "./moments";

const path = (word: string) => word.split(" ");
const steps = (word: string) => word.split(/(?<= )/);
const choosing = (legal: string[]) => new Choosing(legal.map(steps), points);

it("warns of Orders that could still be used, not of points", () => {
  const { view } = moment("arsuf-choice");
  expect(unspent(view, new Set(["order", "pass"]))).toEqual({ count: view.pools[view.asked]!.available, of: "orders" });
});

describe("pointing", () => {
  it("takes a Banner, then its action and its target in either order", () => {
    const { legal } = moment("arsuf-choice");
    for (const order of [["bourgogne", "charge", "ala-al-din"], ["bourgogne", "ala-al-din", "charge"]]) {
      const chosen = choosing(legal);
      for (const name of order) expect(chosen.point(name)).toBe(true);
      expect(chosen.choices().map((choice) => choice.word)).toEqual(["order bourgogne charge ala-al-din"]);
    }
  });

  it("leads to every legal word", () => {
    const pointed = (word: string) => (word === "seize" ? ["leader"] : path(word).slice(word.startsWith("leader") ? 0 : 1));
    for (const { legal } of moments) {
      for (const word of legal) {
        const chosen = choosing(legal);
        for (const name of pointed(word)) expect(chosen.point(name)).toBe(true);
        expect(chosen.choices().map((choice) => choice.word)).toContain(word);
      }
    }
  });

  it("calls the Leader of whoever acts by the verb", () => {
    const { view } = moment("arsuf-choice");
    expect([leaderName(view, "crusaders", "crusaders"), leaderName(view, "crusaders", "ayyubids")]).toEqual(["leader", "leader-ayyubids"]);
    expect(leaderName(view, "all", view.asked)).toBe("leader");
  });
});

describe("phrases", () => {
  const { view } = moment("arsuf-wall");
  it("names a Banner with its lances, and its price at the last step", () => {
    const word = path("order saphadin harass lusignan");
    expect(phrase(view, word, 1, say)).toBe("Saphadin · 3 lances");
    expect(phrase(view, word, 2, say)).toBe("Harass");
    expect(phrase(view, word, 3, say)).toBe("Lusignan — 3 Orders, 1 red, 2 green");
  });

  it("counts one green die less against a shield wall", () => {
    expect(phrase(view, path("order ala-afdal harass henry-ii"), 3, say)).toContain("1 green");
  });
});

describe("attempts", () => {
  const { view } = moment("arsuf-choice");
  it("tries what can be done, or else what comes nearest", () => {
    expect(attempt(view, "crusaders", "bourgogne", "ala-al-din")).toBe("order bourgogne charge ala-al-din");
    expect(attempt(view, "crusaders", "bourgogne", "saladin")).toBe("order bourgogne charge saladin");
    expect(attempt(view, "crusaders", "richard", "saladin")).toBe("order richard melee saladin");
    expect(attempt(view, "crusaders", "lusignan", "arsuf")).toBe("order lusignan arsuf arsuf");
    expect(attempt(view, "ayyubids", "aslam", "ala-afdal")).toBe("order aslam reinforce ala-afdal");
  });

  it("lets a Leader rally and go to the Horns", () => {
    expect(attempt(view, "crusaders", "leader", "naplouse")).toBe("leader rally naplouse");
    expect(attempt(moment("hattin-fire").view, "crusaders", "lusignan", "horns")).toBe("leader horns");
  });

  it("reacts when a reaction is asked", () => {
    expect(attempt(moment("arsuf-react").view, "ayyubids", "saladin", "richard")).toBe("react saladin countercharge");
  });

  it("makes nothing of one thing twice", () => {
    expect(attempt(view, "crusaders", "richard", "richard")).toBeNull();
  });
});

it("explains a Banner by what it can do now and what that costs", () => {
  const { view } = moment("arsuf-choice");
  const told = explain(view, "bourgogne", say);
  expect(told.length).toBeGreaterThan(0);
  for (const line of told) expect(line).toMatch(/^[^:]+: (free|\d Orders?)/);
  expect(explain(view, "nobody", say)).toEqual([]);
});
