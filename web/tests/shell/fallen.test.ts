/** Whom each side has lost, in the art of each board. */
import { expect, test } from "vitest";
import { fallen as ofNavas } from "../../src/games/navas/faces";
import { fallen as ofSaladin } from "../../src/games/saladin/labels";
import { fallen as ofSword } from "../../src/games/sword/counters";
import { UNITS } from "../../src/games/sword/edition";
import type { NavasView, SaladinView, NavasHexView } from "../../src/types";

const say = (key: string) => key;

test("Las Navas: the units of a side that fell, with the faces of the board", () => {
  const view = { fallen: ["guard1", "militia1", "guard2"] } as unknown as NavasView;
  expect(ofNavas(view, "muslim", say)).toHaveLength(2);
  expect(ofNavas(view, "christian", say)[0]!.drawn).toContain("#face-");
});

test("Saladin: Banners that lost their last lance, not those that were set aside", () => {
  const places = { richard: "in-play", sable: "given", lusignan: "boxed", bourgogne: "aside" };
  const banners = Object.entries(places).map(([tag, place]) => ({ tag, place, side: "crusaders" }));
  expect(ofSaladin({ banners } as unknown as SaladinView, "crusaders", say)).toHaveLength(2);
  expect(ofSaladin({ banners } as unknown as SaladinView, "ayyubids", say)).toHaveLength(0);
});

test("Hexes: eliminated units by their banners, not those that withdrew or are still to come", () => {
  const units = UNITS.map((piece, at) => (piece.banner === "haro" ? ["x", "x/1714", "w", "-"][at % 4]! : "17180V0"));
  const expected = units.filter((text) => text.startsWith("x")).length;
  const found = ofSword({ units } as unknown as NavasHexView, "christian", say);
  expect(found).toHaveLength(expected);
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set(["banner-haro"]));
});
