import { describe, expect, it } from "vitest";
import { UNITS } from "../../src/games/sword/edition";
import { leads } from "../../src/games/sword/leads";
import { advance, attackAll, brief, byWorth, chances, drag, finish, forward, march, plans, standing, turn, waysBetween, worth } from "../../src/games/sword/planning";
import type { Blocked, Command, Order } from "../../src/shell/board";
import { sayIn } from "../../src/shell/words";
import type { Forecast, NavasHexView } from "../../src/types";

const [ONE, TWO, FAR] = ["haro-ch1", "haro-ch2", "haro-ch3"];
const HERE: Record<string, string> = { [ONE!]: "17140", [TWO!]: "17130", [FAR!]: "20141" };

function viewOf(at: Record<string, string> = HERE): NavasHexView {
  return { units: UNITS.map(({ tag }) => (at[tag] ? `${at[tag]}V44` : "x0V")), leaders: [], markers: [], turn: 1, acting: "haro" } as unknown as NavasHexView;
}

function forecast(bars: Record<string, number>): Forecast {
  return { charts: [{ about: "x", bars: Object.entries(bars).map(([label, chance]) => ({ label, chance })) }] };
}

/** A commander of a field on which only some orders can be carried out. */
class Field implements Command<NavasHexView> {
  seat = "christian";
  view = viewOf();
  question = "ask-order";
  legal: string[] = [ONE, TWO, FAR].map((tag) => `unit ${tag}`);
  orders: Order[] = [];
  get ready() {
    return this.orders.length;
  }
  isComplete = false;
  idle = false;
  marked: readonly string[] = [];
  asked: Order[][] = [];
  blocked: readonly Blocked[] = [];
  given = 0;
  chances: Record<string, Forecast> = {};
  why: (order: Order) => string | null = () => null;
  mark = (names: readonly string[]) => void (this.marked = names);
  block = (blocked: readonly Blocked[]) => void (this.blocked = blocked);
  odds = async (words: readonly string[]) => words.map((word) => this.chances[word] ?? null);
  keepSaying = () => {};
  answer = async (word: string) => void (this.said = word);
  said = "";
  commit = async () => void (this.given += 1);
  add = async (orders: readonly Order[]) => {
    this.asked.push([...orders]);
    const blocked = orders.flatMap((order) => (this.why(order) ? [{ order, why: { code: this.why(order)!, text: "" } }] : []));
    this.orders.push(...orders.filter((order) => !this.why(order)));
    return blocked;
  };
}

describe("the way from one hex to another", () => {
  it("is as long as they are apart, in any direction", () => {
    expect(waysBetween("1714", "1711")).toEqual([0, 0, 0]);
    expect(waysBetween("1714", "1714")).toEqual([]);
    expect(waysBetween("1714", "1916")).toHaveLength(3);
  });
});

describe("a march", () => {
  it("moves all by the same way, those in front first, and keeps their facing", async () => {
    const field = new Field();
    await march(field, [ONE!, TWO!, FAR!], [0, 0]);
    expect(field.orders).toEqual([
      [`unit ${TWO}`, "go 1711", "face N"],
      [`unit ${ONE}`, "go 1712", "face N"],
      [`unit ${FAR}`, "go 2012", "face NE"],
    ]);
    await march(field, [ONE!, TWO!], [3]);
    expect(field.asked.at(-1)!.map(([unit]) => unit)).toEqual([`unit ${ONE}`, `unit ${TWO}`]);
  });

  it("does not name a facing where there is only one, and tries again once another is out of the way", async () => {
    const field = new Field();
    field.why = (order) => (order[0] === `unit ${ONE}` ? (order.length > 2 ? "face-not-now" : null) : field.orders.length ? null : "in-the-way");
    await march(field, [ONE!, TWO!], [0]);
    expect(field.orders).toEqual([[`unit ${ONE}`, "go 1713"], [`unit ${TWO}`, "go 1712", "face N"]].sort());
    expect(field.blocked).toEqual([]);
  });

  it("names those that are blocked, and does not try for ever", async () => {
    const field = new Field();
    field.why = ([unit]) => (unit === `unit ${ONE}` ? "enemy-there" : null);
    await march(field, [ONE!, TWO!], [0]);
    expect(field.orders).toEqual([[`unit ${TWO}`, "go 1712", "face N"]]);
    expect(field.blocked.map(({ order }) => order[0])).toEqual([`unit ${ONE}`]);
    expect(field.asked).toHaveLength(2);
  });

  it("lets those who cannot go so far go as far as they can", async () => {
    const field = new Field();
    field.why = ([, go]) => (go === "go 1711" || go === "go 1712" ? "too-far" : null);
    await march(field, [ONE!, TWO!, FAR!], [0, 0]);
    expect(field.orders).toEqual([
      [`unit ${FAR}`, "go 2012", "face NE"],
      [`unit ${ONE}`, "go 1713", "face N"],
    ]);
    expect(field.blocked.map(({ order }) => order)).toEqual([[`unit ${TWO}`, "go 1711", "face N"]]);
  });

  it("leaves at home who would leave the sheet", async () => {
    const field = new Field();
    field.view = viewOf({ ...HERE, [ONE!]: "17010" });
    await march(field, [ONE!, TWO!], [0]);
    expect(field.orders.map(([unit]) => unit)).toEqual([`unit ${TWO}`]);
  });
});

describe("other orders for many", () => {
  it("turn those who do not face so already, where they are", async () => {
    const field = new Field();
    await turn(field, [ONE!, FAR!], 1);
    expect(field.orders).toEqual([[`unit ${ONE}`, "go 1714", "face NE"]]);
  });

  it("let the rest stand, or rest", async () => {
    const field = new Field();
    await finish(field, false);
    expect([field.orders, field.given]).toEqual([[["end"]], 1]);
    const tired = new Field();
    tired.why = ([unit]) => (unit === `unit ${TWO}` ? "enemy-near" : null);
    await finish(tired, true);
    expect(tired.orders).toEqual([[`unit ${ONE}`, "rest"], [`unit ${FAR}`, "rest"], ["end"]]);
  });

  it("end nothing that has ended by itself", async () => {
    const field = new Field();
    const add = field.add;
    field.add = async (orders) => {
      field.question = "ask-declare";
      return add(orders);
    };
    await finish(field, true);
    expect(field.orders).not.toContainEqual(["end"]);
    expect(field.given).toBe(1);
  });
});

const FOE = UNITS.find((piece) => piece.banner === "djami")!.tag;

/** The buttons by their texts; of them only the first is dark. */
function names(field: Field, words: string[] = [], odds = {}): string[] {
  const proposals = words.map((word) => ({ word, forecast: forecast(odds) }));
  return leads(field, proposals).buttons.map(({ name }) => name);
}

describe("an advance", () => {
  it("leads all towards the enemy by one way, and ends where a charge can begin", async () => {
    const field = new Field();
    field.view = viewOf({ ...HERE, [FOE]: "17073" });
    expect(forward(field)).toEqual({ tags: [ONE, TWO, FAR], ways: [0, 0, 0, 0] });
    await advance(field);
    expect(field.orders[0]).toEqual([`unit ${TWO}`, "go 1709", "face N"]);
  });

  it("leaves alone who can attack or shoot from where it stands, and who is too near", () => {
    const field = new Field();
    field.view = viewOf({ [ONE!]: "17140", [TWO!]: "14143", [FAR!]: "16123", [FOE]: "17110" });
    expect(forward(field)!.tags).toEqual([TWO]);
    field.view = viewOf();
    expect(forward(field)).toBe(null);
  });
});

describe("the one dark button", () => {
  it("moves, then gives, and never ends the moves by itself", async () => {
    const field = new Field();
    expect(names(field)[0]).toBe("lead-all-stay");
    field.view = viewOf({ ...HERE, [FOE]: "17073" });
    expect(names(field)).toEqual(["lead-advance", "lead-all-stay", "lead-all-rest"]);
    await leads(field, []).buttons[0]!.act();
    expect([field.given, names(field)[0]]).toEqual([0, "orders-rest-stands"]);
    field.isComplete = true;
    expect(names(field)).toEqual(["ui-plan-commit"]);
  });

  it("fires at the best odds or not at all", async () => {
    const field = new Field();
    field.question = "ask-shoot";
    expect(names(field)).toEqual(["orders-fire-best", "lead-no-fire"]);
    await leads(field, []).buttons[1]!.act();
    expect(field.said).toBe("hold");
  });

  it("attacks only where there is more to hope than to fear", () => {
    const field = new Field();
    field.question = "ask-declare";
    field.orders = [["unit x", "rest"]];
    expect(names(field, [`melee ${ONE} 1713`], { DR: 1 })).toEqual(["orders-attack-best", "lead-no-attack"]);
    expect(names(field, [`melee ${ONE} 1713`], { AR: 1 })).toEqual(["lead-no-attack"]);
    field.orders = [[`melee ${ONE} 1713`]];
    expect(names(field)).toEqual(["lead-no-more-attacks"]);
  });

  it("waits while a unit lacks its hex", () => {
    const field = new Field();
    field.orders = [[`unit ${ONE}`]];
    Object.defineProperty(field, "ready", { value: 0 });
    expect(names(field)).toEqual([]);
  });
});

describe("a drag", () => {
  it("moves one unit, or all that are marked if it is one of them", async () => {
    const field = new Field();
    await drag(field, ONE!, "1712");
    expect(field.orders).toEqual([[`unit ${ONE}`, "go 1712", "face N"]]);
    expect(field.marked).toEqual([ONE]);
    field.mark([ONE!, FAR!, "pedro-ch1"]);
    await drag(field, FAR!, "2013");
    expect(field.asked.at(-1)!.map((order) => order[1])).toEqual(["go 1713", "go 2013"]);
  });

  it("turns one unit to the enemy beside whom it ends, if it can and has none in front", async () => {
    const enemy = UNITS.find((piece) => piece.banner === "djami")!.tag;
    const field = new Field();
    field.view = viewOf({ ...HERE, [enemy]: "18120" });
    await drag(field, ONE!, "1711");
    expect(field.orders).toEqual([[`unit ${ONE}`, "go 1711", "face SE"]]);
    await drag(field, FAR!, "1713");
    expect(field.orders.at(-1)).toEqual([`unit ${FAR}`, "go 1713", "face NE"]);
    field.why = ([, , facing]) => (facing === "face SE" ? "cannot-face-so" : null);
    await drag(field, ONE!, "1711");
    expect(field.orders.at(-1)).toEqual([`unit ${ONE}`, "go 1711", "face N"]);
  });

  it("attacks where that is what may be done", async () => {
    const field = new Field();
    field.legal = [`melee ${ONE} 1713`];
    await drag(field, ONE!, "1713");
    expect(field.orders).toEqual([[`melee ${ONE} 1713`]]);
  });

  it("moves a marker", async () => {
    const field = new Field();
    await drag(field, "de-rada", "1713");
    expect(field.orders).toEqual([["move de-rada", "go 1713"]]);
  });
});

describe("the odds", () => {
  const GOOD = forecast({ DR: 0.6, AD: 0.4 });
  const BAD = forecast({ DD1: 0.2, AR: 0.8 });

  it("are worth what they promise", () => {
    expect(worth(GOOD)).toBeCloseTo(0.8);
    expect(worth(BAD)).toBeLessThan(0);
    expect(worth(null)).toBe(0);
    expect(worth(forecast({ nothing: 0.5, routed: 0.5 }))).toBe(1);
    expect(chances(GOOD)).toEqual({ well: 0.6, badly: 0.4 });
  });

  it("decide who attacks whom, each unit once, and only where there is more to hope than to fear", async () => {
    const field = new Field();
    field.question = "ask-declare";
    field.legal = [`melee ${ONE} 1613`, `charge ${ONE} 1612`, `melee ${TWO} 1613`, "end"];
    field.chances = { [`melee ${ONE} 1613`]: forecast({ DD1: 1 }), [`charge ${ONE} 1612`]: GOOD, [`melee ${TWO} 1613`]: BAD };
    expect((await byWorth(field, ["melee", "charge"])).map(({ word }) => word)).toEqual([`melee ${ONE} 1613`, `charge ${ONE} 1612`, `melee ${TWO} 1613`]);
    await attackAll(field);
    expect(field.orders).toEqual([[`melee ${ONE} 1613`], ["end"]]);
    expect(field.given).toBe(1);
  });
});

describe("words", () => {
  it("are sentences", async () => {
    const [say, view] = [await sayIn("en", "sword"), viewOf()];
    expect(brief(view, [`unit ${ONE}`], say)).toBe("Knights of Haro 1");
    expect(brief(view, [`unit ${ONE}`, "go 1712", "face N"], say)).toBe("Knights of Haro 1: to 1712, facing north");
    expect(brief(view, [`unit ${ONE}`, "rest"], say)).toBe("Knights of Haro 1: rest");
    expect(brief(view, ["set 1713", "face NE"], say)).toBe("Knights of Haro 2: to 1713, facing north-east");
    expect(brief(view, ["move de-rada", "go 1712"], say)).toBe("De Rada: to 1712");
    expect(brief(view, ["end"], say)).toBe(null);
  });

  it("are sentences in Spanish and French, too", async () => {
    const order = [`unit ${ONE}`, "go 1712", "face N"];
    expect(brief(viewOf(), order, await sayIn("es", "sword"))).toMatch(/^Caballeros .* 1: a 1712, de cara al norte$/);
    expect(brief(viewOf(), order, await sayIn("fr", "sword"))).toMatch(/^Chevaliers .* 1\s: en 1712, face au nord$/);
  });

  it("exist for all that can be planned or left in advance", async () => {
    for (const language of ["en", "es", "fr"] as const) {
      const say = await sayIn(language, "sword");
      for (const question of [...Object.keys(plans), ...Object.keys(standing)]) expect(say(question)).not.toBe(question);
      for (const verb of Object.values(standing).flat()) expect(say(`always-${verb}`)).not.toContain("always-");
    }
  });
});
