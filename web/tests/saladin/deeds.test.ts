import { describe, expect, it } from "vitest";
import type { SaladinView } from "../../src/types";
import { answerersOf, deedsOf, leaderDeeds, partnerOf } from "../../src/games/saladin/deeds";
import { isSide, type Side } from "../../src/games/saladin/edition";
import { moment, moments } from "./moments";

/** Every word that the panel shows as possible. */
function possible(view: SaladinView): string[] {
  const side = view.asked as Side;
  const mine = view.banners.filter((banner) => banner.side === side);
  if (view.question === "react") {
    const answers = mine.flatMap(({ tag }) => deedsOf(view, tag).map((deed) => ({ tag, deed })));
    const able = answers.filter(({ deed }) => deed.action.reaction && !deed.not && deed.targets.includes(view.deed!.banner));
    return able.map(({ tag, deed }) => `react ${tag} ${deed.name}`);
  }
  const orders = mine.flatMap(({ tag }) =>
    deedsOf(view, tag)
      .filter((deed) => !deed.not && !deed.action.reaction)
      .flatMap(({ name, targets }) => (targets.length ? targets : [""]).map((to) => `order ${tag} ${name} ${to}`.trim())),
  );
  const leads = leaderDeeds(view, side)
    .filter((deed) => !deed.not)
    .flatMap(({ name, targets }) => (targets.length ? targets : [""]).map((to) => `leader ${name} ${to}`.trim()));
  return [...orders, ...leads];
}

describe("what the cards show as possible", () => {
  const asked = moments.filter(({ view }) => isSide(view.asked) && ["activate", "react"].includes(view.question));
  it.each(asked)("is what the rules allow: $name", ({ view, legal }) => {
    const free = legal.filter((word) => word !== "pass" && word !== "endure");
    expect(possible(view).sort()).toEqual(free.sort());
  });

  it("adds the surcharge to every action that has a cost", () => {
    const { view } = moment("arsuf-wall");
    const saphadin = Object.fromEntries(deedsOf(view, "saphadin").map((deed) => [deed.name, deed.cost]));
    expect(saphadin).toMatchObject({ loose: 2, harass: 3, rout: 0 });
  });

  it("leaves one green die out against a shield wall", () => {
    const { view } = moment("arsuf-wall");
    expect(deedsOf(view, "ala-afdal").find((deed) => deed.name === "harass")?.green).toBe(1);
  });

  it("says why not in one word", () => {
    const { view } = moment("arsuf-choice");
    const reasons = Object.fromEntries(deedsOf(view, "bourgogne").map((deed) => [deed.name, deed.not]));
    expect(reasons).toMatchObject({ charge: null, melee: "status-committed" });
    expect(deedsOf(view, "henry-ii").find((deed) => deed.name === "shield-wall")?.not).toBe("ordered");
  });

  it("knows who may answer a charge, and who fights whom", () => {
    expect(answerersOf(moment("arsuf-react").view, "richard").sort()).toEqual(["ala-afdal", "saladin"]);
    expect(partnerOf(moment("arsuf-choice").view, "richard")).toBe("ala-afdal");
    expect(partnerOf(moment("hattin-horns").view, "lusignan")).toBe("saladin");
  });
});
