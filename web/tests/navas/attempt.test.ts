import { describe, expect, it } from "vitest";
import { attempt } from "../../src/games/navas/attempt";
import { view } from "./say";

const battle = view("advanced-middle-christian");
const tried = (from: string, to: string) => attempt(battle, "christian", from, to);

describe("what somebody means who points at one thing, then at another", () => {
  it("is a move to friends or to empty ground", () => {
    expect(tried("B3", "A3")).toBe("move B3>A3 all");
    expect(tried("haro", "B4")).toBe("move B3>B4 haro");
  });

  it("is an attack on an enemy, wherever he stands", () => {
    expect(tried("B3", "A2")).toBe("attack B3>A2 all");
    expect(tried("haro", "berber-foot1")).toBe("attack B3>A2 haro");
    expect(tried("haro", "B1")).toBe("attack B3>B1 haro");
  });

  it("is a shot at an enemy far away, if there are bows", () => {
    expect(tried("bows1", "B1")).toBe("shoot B3>B1 bows1");
    expect(tried("B3", "A1")).toBe("shoot B3>A1 bows1");
    expect(tried("bows1", "A2")).toBe("attack B3>A2 bows1");
  });

  it("is a rally of the hurt on their own ground, else nothing", () => {
    expect(tried("alfonso", "B5")).toBe("rally alfonso");
    expect(tried("haro", "B3")).toBe(null);
    expect(tried("haro", "deck")).toBe(null);
  });

  it("is to play a card, or to bid it, or to use a special one", () => {
    expect(tried("3-4", "B3")).toBe("play 3-4");
    expect(attempt(view("basic-start-christian"), "christian", "4-2", "B3")).toBe("initiative 4-2");
    expect(tried("council-militia", "A4")).toBe("use council-militia");
  });
});
