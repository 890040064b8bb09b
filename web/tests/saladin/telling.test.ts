import { describe, expect, it } from "vitest";
import { bannerLabel, leaderLabel, townLabel } from "../../src/games/saladin/labels";
import { eventsOf, hasScene, talesOf, tell } from "../../src/games/saladin/telling";
import { moment, say, steps } from "./moments";

const none = { choosable: false, chosen: false };

describe("scenes", () => {
  it("tell a charge with its dice over whom they strike", () => {
    const [tale, ...more] = talesOf(steps("arsuf-end", 22, 26), say);
    expect(more).toEqual([]);
    expect(tale!.acts[0]).toMatchObject({ kind: "order", banner: "sable", action: "charge", target: "saphadin", cost: 2 });
    expect(tale!.harms.map(({ where, lances, orders, left }) => [where, lances, orders, left])).toEqual([["saphadin", 0, 1, 10], ["sable", 1, 0, 8]]);
    expect(tale!.harms[0]!.dice.map((die) => die.face)).toEqual(["order", "nothing", "nothing"]);
    expect(tale!.harms[1]!.dice[0]!.order).toBe(3);
    expect(tale!.lines).toEqual([{ said: "Sablé is now Committed.", grave: false }]);
  });

  it("show a cancelled charge with the Reaction that undid it", () => {
    const [tale] = talesOf(steps("arsuf-end", 14, 17), say);
    expect(tale!.cancelled).toBe(true);
    expect(tale!.acts.map((act) => act.action)).toEqual(["charge", "evade"]);
  });

  it("draw Chaos rather than tell it", () => {
    const tale = talesOf(steps("hattin-end", 60, 75), say).find((each) => each.chaos);
    expect(tale!.chaos).toEqual({ crusaders: 1, ayyubids: 1 });
    expect(tale!.lines).toEqual([]);
  });

  it("show who has the initiative, and who seizes it", () => {
    const tale = talesOf(steps("hattin-end", 60, 75), say).find((each) => each.chaos);
    expect(tale!.initiative?.said).toMatch(/have the initiative\.$/);
    const seized = { number: 9, actor: "ayyubids", word: "seize", events: [{ event: "initiative-seized", side: "ayyubids", leader: "saladin" }] };
    expect(hasScene([seized])).toBe(true);
    expect(talesOf([seized], say)[0]!.initiative).toMatchObject({ side: "ayyubids" });
  });

  it("are only for what is worth one", () => {
    expect(hasScene(steps("arsuf-end", 1, 3))).toBe(false);
    expect(hasScene(steps("arsuf-end", 1, 4))).toBe(true);
  });

  it("have a sentence for every event of a match", () => {
    for (const name of ["arsuf-end", "hattin-end"]) {
      for (const event of eventsOf(steps(name, 0, 999))) expect(tell(event, say)).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe("labels", () => {
  it("tell a Banner to somebody who does not see it", () => {
    const { view } = moment("arsuf-wall");
    const label = (tag: string, marks = none) => bannerLabel(view, view.banners.find((each) => each.tag === tag)!, say, marks);
    expect(label("saphadin")).toBe("Saphadin, Ayyubid, Deployed, Uncommitted, 3 of 10 lances, surcharge 1");
    expect(label("ala-al-din")).toContain("follows Bourgogne, fights Bourgogne");
    expect(label("henry-ii")).toContain("behind a shield wall");
    expect(label("sable")).toBe("Sablé, Crusader, lost; the enemy has the card");
    expect(label("saladin", { choosable: true, chosen: false })).toMatch(/selectable$/);
  });

  it("tell Leaders and places", () => {
    const { view } = moment("arsuf-wall");
    expect(leaderLabel(view, "crusaders", say, none)).toBe("Richard, Leader, Deployed, Crusader");
    expect(townLabel(view, say, none)).toBe("Arsuf, 1 Ayyubid lance in the town; when no lance is left, the Crusaders gain an Order");
  });
});
