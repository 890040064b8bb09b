// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "../../src/shell/board";
import type { Chair, Listener } from "../../src/shell/client";
import type { Done, Planned, ToldSight, ToldStep, Trouble, Update } from "../../src/types";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { MatchState } = await import("../../src/shell/match.svelte");
const { settings } = await import("../../src/shell/settings.svelte");
const { TableRefused } = await import("../../src/shell/client");

const ORDER = "ask-order";
const WHERE = "ask-where";
const UNITS = ["a", "b", "c"];
const PLACES = ["1", "2", "3"];
const module = {
  hasScene: () => false,
  points: (path: readonly string[]) => path.slice(1),
  plans: { [ORDER]: "order", [WHERE]: "part" },
} as unknown as GameModule;

/** Three units go to three places, one each, until somebody says that it is the end. */
class Field {
  moving: string | null = null;
  ended = false;
  at: Record<string, string> = {};

  get legal(): string[] {
    if (this.ended) return [];
    const taken = Object.values(this.at);
    if (this.moving) return PLACES.filter((place) => !taken.includes(place)).map((place) => `go ${place}`);
    return [...UNITS.filter((unit) => !(unit in this.at)).map((unit) => `unit ${unit}`), "end"];
  }

  copy(): Field {
    return Object.assign(new Field(), { ...this, at: { ...this.at } });
  }

  do(word: string): boolean {
    if (!this.legal.includes(word)) return false;
    const [verb, name] = word.split(" ");
    if (verb === "end") this.ended = true;
    else if (verb === "unit") this.moving = name!;
    else [this.at[this.moving!], this.moving] = [name!, null];
    return true;
  }

  sight(number: number): ToldSight {
    const rest = { result: null, draw_offered_by: null, draw_suggested: false };
    const legal = this.legal.map((word) => word.split(/(?<= )/));
    return { number, to_move: this.ended ? "fate" : "us", view: this.at, prompt: { question: this.moving ? WHERE : ORDER, rule: "R1" }, legal, ...rest };
  }
}

function no(code: string): Trouble {
  return { code, text: `No: ${code}.` };
}

class Table implements Chair {
  readonly match = "m";
  field = new Field();
  number = 4;
  given: string[][] = [];
  planned = 0;
  /** Run before a request is carried out. */
  meanwhile: () => void = () => {};
  /** Run before a plan that was worked out arrives. */
  afterwards: () => void = () => {};
  looked = 0;
  #tell: (update: Update) => void = () => {};

  async listen(listener: Listener): Promise<void> {
    this.#tell = listener.update;
    this.tell([]);
  }

  tell(steps: ToldStep[]): void {
    const match = { id: "m", game: "g", scenario: "s" } as Update["match"];
    const seats = { us: { name: "Ana" }, them: { name: "Bo" } } as unknown as Update["seats"];
    const sight = this.field.sight(this.number);
    this.#tell({ told: "news", number: this.number, version: this.number, seat: "us", match, seats, clock: null, steps, sight, result: null, asks: "?" });
  }

  /** Somebody does something, and this is what the field looks like then. */
  happens(change: (field: Field) => void): void {
    change(this.field);
    this.number += 1;
    this.tell([{ number: this.number, actor: "them", word: "?", events: [] }]);
  }

  async act(answers: number, ...words: string[]): Promise<Done> {
    this.meanwhile();
    this.#check(answers);
    this.given.push(words);
    const done = words.findIndex((word) => !this.field.do(word));
    const count = done < 0 ? words.length : done;
    if (!count) throw new TableRefused(no("illegal"));
    this.number += count;
    this.tell(words.slice(0, count).map((word, at) => ({ number: answers + at + 1, actor: "us", word, events: [] })));
    return { match: "m", number: this.number, done: count, refused: done < 0 ? null : no("illegal") };
  }

  async plan(answers: number, orders: readonly (readonly string[])[]): Promise<Planned> {
    this.planned += 1;
    this.meanwhile();
    this.#check(answers);
    let field = this.field;
    const refused = orders.map((order) => {
      const after = field.copy();
      const isDone = order.every((word) => after.do(word));
      if (isDone) field = after;
      return isDone ? null : no("blocked");
    });
    const sight = field.sight(this.number);
    this.afterwards();
    return { refused, sight, asks: `after ${orders.length}` };
  }

  #check(answers: number): void {
    if (answers !== this.number) throw new TableRefused(no("stale"));
  }

  async moments(): Promise<[]> {
    this.looked += 1;
    return [];
  }
  steps = async () => ({ steps: [] });
  join = async () => {};
  say = async () => ({ match: "m", number: 0 }) as Done;
  odds = async () => null;
  memory = async () => [];
  record = async () => "";
  hearAgain(): void {}
  close(): void {}
}

let table: Table;
let match: InstanceType<typeof MatchState>;
const settle = () => vi.advanceTimersByTimeAsync(0);
const offered = () => match.choosing?.choices().map((each) => each.path.join(" ")) ?? [];
const planned = () => match.plan.orders.map((order) => order.join(", "));

async function say(...words: string[]): Promise<void> {
  for (const word of words) await match.answer(word);
}

beforeEach(async () => {
  vi.useFakeTimers();
  settings.pace = "instant";
  table = new Table();
  match = new MatchState(table, async () => module, null);
  match.listen();
  await settle();
});
afterEach(() => vi.useRealTimers());

describe("a plan", () => {
  it("collects words instead of saying them, and asks what comes after them", async () => {
    await say("unit a");
    expect(match.plan.isOpen).toBe(true);
    expect(offered()).toEqual(["go 1", "go 2", "go 3"]);
    await say("go 2");
    expect(planned()).toEqual(["unit a, go 2"]);
    expect(match.plan.sight!.view).toEqual({ a: "2" });
    expect(match.sight!.view).toEqual({});
    expect(match.plan.asks).toBe("after 1");
    expect(match.choosing!.allows("unit a")).toBe(false);
    expect(table.given).toEqual([]);
  });

  it("is given in one request", async () => {
    await say("unit a", "go 2", "unit b", "go 1");
    await match.plan.commit();
    await settle();
    expect(table.given).toEqual([["unit a", "go 2", "unit b", "go 1"]]);
    expect(match.plan.orders).toEqual([]);
    expect(match.sight!.view).toEqual({ a: "2", b: "1" });
    expect(match.choosing!.allows("unit c")).toBe(true);
  });

  it("is given without the order that lacks a word", async () => {
    await say("unit a", "go 2", "unit b");
    await match.plan.commit();
    expect(table.given).toEqual([["unit a", "go 2"]]);
    expect(match.plan.orders).toEqual([]);
  });

  it("is not given if there is nothing in it", async () => {
    await match.plan.commit();
    await say("unit a");
    await match.plan.commit();
    expect(table.given).toEqual([]);
  });

  it("is complete where fate is next, and can be taken back until it is given", async () => {
    await say("unit a", "go 2", "end");
    expect(match.plan.isComplete).toBe(true);
    expect(match.choosing).toBe(null);
    await match.plan.undo();
    expect(match.plan.isComplete).toBe(false);
    expect(planned()).toEqual(["unit a, go 2"]);
    expect(match.choosing!.allows("end")).toBe(true);
  });

  it("is complete where a question comes that is not planned", async () => {
    match.module = { ...module, plans: { [ORDER]: "order" } };
    await say("unit a");
    expect(match.plan.isComplete).toBe(true);
    expect(match.choosing).toBe(null);
  });

  it("loses its last order as a whole, then the one before, then nothing", async () => {
    await say("unit a", "go 2", "unit b");
    await match.plan.undo();
    expect(planned()).toEqual(["unit a, go 2"]);
    await match.plan.undo();
    expect(planned()).toEqual([]);
    expect(match.plan.sight).toBe(null);
    expect(match.choosing!.allows("unit a")).toBe(true);
    await match.plan.undo();
    expect(planned()).toEqual([]);
  });

  it("loses one order in the middle, and the others stay", async () => {
    await say("unit a", "go 2", "unit b", "go 1");
    await match.plan.remove(0);
    expect(planned()).toEqual(["unit b, go 1"]);
    expect(match.plan.sight!.view).toEqual({ b: "1" });
  });

  it("loses all orders at once", async () => {
    await say("unit a", "go 2", "unit b", "go 1");
    match.plan.clear();
    expect(planned()).toEqual([]);
    expect(match.choosing!.allows("unit a")).toBe(true);
  });

  it("keeps an open order where a word is refused, and says why", async () => {
    await say("unit a", "go 2", "unit b");
    await say("go 2");
    expect(match.trouble?.code).toBe("blocked");
    expect(planned()).toEqual(["unit a, go 2", "unit b"]);
  });

  it("does not ask what has only one answer", async () => {
    await say("unit a", "go 2", "unit b", "go 1", "unit c");
    expect(planned().at(-1)).toBe("unit c, go 3");
  });

  it("takes several orders at once, and names those that are blocked", async () => {
    const blocked = await match.plan.add([["unit a", "go 1"], ["unit b", "go 1"], ["unit c", "go 2"]]);
    expect(planned()).toEqual(["unit a, go 1", "unit c, go 2"]);
    expect(blocked).toEqual([{ order: ["unit b", "go 1"], why: no("blocked") }]);
    await match.plan.undo();
    expect(match.plan.blocked).toEqual([]);
  });

  it("has one order for each beginning, unless it can be begun again", async () => {
    await match.plan.add([["unit a", "go 1"], ["unit b", "go 2"]]);
    await match.plan.add([["unit a", "go 3"]]);
    expect(planned()).toEqual(["unit b, go 2", "unit a, go 3"]);
    const blocked = await match.plan.add([["unit a", "go 2"]]);
    expect(planned()).toEqual(["unit b, go 2", "unit a, go 3"]);
    expect(blocked.map(({ order }) => order)).toEqual([["unit a", "go 2"]]);
  });
});

describe("what is answered again and again", () => {
  const next = async () => match.command.legal.find((word) => word !== "end") ?? null;

  it("goes on by itself as long as the same is asked, and then stops", async () => {
    match.module = { ...module, plans: {} };
    match.command.keepSaying([ORDER, WHERE], next);
    await settle();
    expect(table.given.flat()).toEqual(["unit a", "go 1", "unit b", "go 2", "unit c", "go 3"]);
    expect(match.command.isRunning).toBe(false);
  });

  it("stops where something else is asked", async () => {
    match.module = { ...module, plans: {} };
    match.command.keepSaying([ORDER], next);
    await settle();
    expect(table.given.flat()).toEqual(["unit a"]);
    expect(match.command.isRunning).toBe(false);
    expect(match.command.idle).toBe(false);
  });

  it("stops when somebody stops it, even while the answer is being chosen", async () => {
    match.module = { ...module, plans: {} };
    match.command.keepSaying([ORDER, WHERE], async () => {
      match.command.stop();
      return next();
    });
    await settle();
    expect(table.given).toEqual([]);
  });

  it("waits while others are asked", async () => {
    match.module = { ...module, plans: {} };
    table.field.ended = true;
    table.happens(() => {});
    await settle();
    match.command.keepSaying([ORDER, WHERE], next);
    await settle();
    expect([table.given, match.command.isRunning]).toEqual([[], true]);
    table.happens((field) => (field.ended = false));
    await settle();
    expect(table.given.flat()).toHaveLength(6);
  });

  it("stops when the table refuses it", async () => {
    match.module = { ...module, plans: {} };
    match.command.keepSaying([ORDER], async () => "dance");
    await settle();
    expect([match.trouble?.code, match.command.isRunning]).toEqual(["illegal", false]);
  });
});

describe("a table that moves while somebody plans", () => {
  it("leaves what can still be done, and names the rest", async () => {
    await say("unit a", "go 1", "unit b", "go 2");
    table.happens((field) => (field.at["x"] = "1"));
    await settle();
    expect(planned()).toEqual(["unit b, go 2"]);
    expect(match.plan.blocked.map(({ order }) => order[0])).toEqual(["unit a"]);
    await match.plan.commit();
    expect(table.given).toEqual([["unit b", "go 2"]]);
  });

  it("before the plan arrives: it is made anew", async () => {
    await say("unit a", "go 1");
    table.meanwhile = () => {
      table.meanwhile = () => {};
      table.happens(() => {});
    };
    await say("unit b");
    await settle();
    expect(planned()).toEqual(["unit a, go 1"]);
    expect(match.plan.sight!.number).toBe(5);
  });

  it("before the answer arrives: that one counts for nothing", async () => {
    table.afterwards = () => {
      table.afterwards = () => {};
      table.happens((field) => (field.at["x"] = "1"));
    };
    await say("unit a");
    await settle();
    expect(planned()).toEqual([]);
    expect(match.sight!.view).toEqual({ x: "1" });
  });

  it("while an answer is on its way: what was planned before is tried anew", async () => {
    await say("unit a", "go 1");
    let arrive = () => {};
    const { plan } = table;
    table.plan = async (...asked) => {
      const planned = await plan.apply(table, asked);
      await new Promise<void>((resolve) => (arrive = resolve));
      return planned;
    };
    const said = match.answer("unit b");
    await settle();
    table.plan = plan;
    table.happens((field) => (field.at["x"] = "2"));
    await settle();
    arrive();
    await said;
    await settle();
    expect(planned()).toEqual(["unit a, go 1"]);
    expect(match.plan.sight!.view).toEqual({ a: "1", x: "2" });
  });

  it("before the orders arrive: they are kept, and not given", async () => {
    await say("unit a", "go 1");
    table.meanwhile = () => {
      table.meanwhile = () => {};
      table.happens(() => {});
    };
    await match.plan.commit();
    await settle();
    expect(table.given).toEqual([]);
    expect(planned()).toEqual(["unit a, go 1"]);
    await match.plan.commit();
    expect(table.given).toEqual([["unit a", "go 1"]]);
  });

  it("so that nothing can be ordered: the orders are named as lost", async () => {
    await say("unit a", "go 1");
    table.happens((field) => (field.ended = true));
    await settle();
    expect(planned()).toEqual([]);
    expect(match.plan.blocked).toEqual([{ order: ["unit a", "go 1"], why: null }]);
  });
});

describe("orders of which only some were carried out", () => {
  it.each([2, 3])("stay planned from the next whole one on after %i words", async (done) => {
    const words = ["unit a", "go 1", "unit b", "go 2", "end"];
    await say(...words);
    table.act = async (answers) => {
      table.number = answers + done;
      words.slice(0, done).forEach((word) => table.field.do(word));
      table.tell(words.slice(0, done).map((word, at) => ({ number: answers + at + 1, actor: "us", word, events: [] })));
      return { match: "m", number: table.number, done, refused: null };
    };
    await match.plan.commit();
    await settle();
    expect(planned()).toEqual(done === 2 ? ["unit b, go 2", "end"] : []);
    expect(match.plan.blocked.map(({ order }) => order[0])).toEqual(done === 2 ? [] : ["end"]);
  });
});

describe("without a plan", () => {
  it("words are said at once in other games and to other questions", async () => {
    match.module = { ...module, plans: {} };
    await say("unit a");
    expect(table.given).toEqual([["unit a"]]);
    expect(table.planned).toBe(0);
  });

  it("they are said at once in a lesson, too", async () => {
    Object.assign(table, { plan: undefined });
    await say("unit a");
    expect(table.given).toEqual([["unit a"]]);
  });
});

describe("what the other side had planned", () => {
  it("is shown as one, and so is what a seat did before a die fell", async () => {
    settings.pace = "calm";
    const by = (number: number, actor: string) => ({ number, actor, word: `${number}`, events: [], said: ["!"] });
    table.number = 9;
    table.tell([by(5, "them"), by(6, "them"), by(7, "them"), by(8, "fate"), by(9, "fate")]);
    await settle();
    expect(match.last).toHaveLength(5);
    expect(table.looked).toBe(0);
    expect(match.left).toBe(0);
  });
});
