// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "../../src/shell/board";
import type { Chair, Listener } from "../../src/shell/client";
import type { Done, Moment, Update, ToldSight, Steps, ToldStep } from "../../src/types";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { MatchState } = await import("../../src/shell/match.svelte");
const { settings } = await import("../../src/shell/settings.svelte");
const { TableRefused } = await import("../../src/shell/client");
const { seenOf } = await import("../../src/shell/visits");

const FIGHT = "attack";
const module = {
  hasScene: (steps: readonly ToldStep[]) => steps.some((step) => step.word === FIGHT),
  points: () => [],
} as unknown as GameModule;

function sight(number: number, legal: string[] = []): ToldSight {
  const rest = { result: null, draw_offered_by: null, draw_suggested: false };
  return { number, to_move: legal.length ? "us" : "them", view: { number }, prompt: { question: "q", rule: "R1" }, legal: legal.map((word) => [word]), ...rest };
}

function step(number: number, actor: string, word = "move"): ToldStep {
  return { number, actor, word, events: [], said: [`${actor} ${word}`] };
}

function update(number: number, steps: ToldStep[], legal: string[] = []): Update {
  const match = { id: "m", game: "g", scenario: "s" } as Update["match"];
  const seats = { us: { name: "Ana" }, them: { name: "Bo" } } as unknown as Update["seats"];
  return { told: "news", number, version: number, seat: "us", match, seats, clock: null, steps, sight: sight(number, legal), result: null, asks: "?" };
}

/** A chair at which we are told whatever a test wants. */
class Stool implements Chair {
  readonly match = "m";
  tell: (update: Update) => void = () => {};
  said: string[] = [];
  refuses: string | null = null;
  past: Moment[] = [];
  old: ToldStep[] = [];
  forgets = false;
  async listen(listener: Listener): Promise<void> {
    this.tell = listener.update;
  }
  async act(answers: number, word: string): Promise<Done> {
    this.said.push(`${answers} ${word}`);
    if (this.refuses) throw new TableRefused({ code: this.refuses, text: "No." });
    return { match: "m", number: answers + 1 };
  }
  async moments(_: string, after = 0): Promise<Moment[]> {
    if (this.forgets) throw new TableRefused({ code: "unknown", text: "No." });
    return this.past.filter((each) => each.step!.number > after);
  }
  /** Three at once. */
  async steps(before: number): Promise<Steps> {
    if (this.forgets) throw new TableRefused({ code: "unknown", text: "No." });
    const last = this.old.filter((each) => each.number < before).slice(-3);
    return { steps: last, earlier: (last[0]?.number ?? 1) > 1 };
  }
  join = async () => {};
  say = async () => ({ match: "m", number: 0 });
  odds = async () => null;
  memory = async () => [];
  record = async () => "";
  hearAgain(): void {}
  close(): void {}
}

let stool: Stool;
let match: InstanceType<typeof MatchState>;

/** Let promises run that wait for nothing. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.pace = "brisk";
  settings.motion = true;
  stool = new Stool();
  match = new MatchState(stool, async () => module, "/play/m#t");
  match.listen();
});
afterEach(() => vi.useRealTimers());

const numbers = () => match.log.map((each) => each.number);

/** A match with bursts of news, lost lines, forgotten pasts, other languages and readers of every kind, all at random. */
class Storm {
  #number = 4;
  #steps: ToldStep[] = [1, 2, 3, 4].map((number) => step(number, "them"));

  constructor(private seed: number) {}

  async pass(): Promise<void> {
    localStorage.clear();
    settings.motion = this.#random(3) > 0;
    stool = new Stool();
    match = new MatchState(stool, async () => module, "/play/m#t");
    match.listen();
    this.#tell(4);
    for (let gust = 0; gust < 40; gust++) {
      await this.#blow();
      this.#check();
    }
    stool.forgets = false;
    match.watched = true;
    this.#tell(4);
    for (let reading = 0; reading < 100 && !match.settled; reading++) {
      match.goOn();
      await vi.advanceTimersByTimeAsync(2000);
      this.#check();
    }
    expect([this.seed, match.settled, match.scene, match.sight?.number, match.log.at(-1)?.number]).toEqual([this.seed, true, null, this.#number, this.#number]);
  }

  #random(below: number): number {
    this.seed = (this.seed * 48271) % 2147483647;
    return this.seed % below;
  }

  async #blow(): Promise<void> {
    const winds = [
      () => this.#act(),
      () => this.#act(),
      () => this.#tell(1 + this.#random(6)),
      () => (stool.forgets = !stool.forgets),
      () => (match.watched = this.#random(2) > 0),
      () => match.goOn(),
      () => this.#random(4) || match.skip(),
      () => this.#random(4) || (match.hearAgain(), this.#tell(6)),
    ];
    winds[this.#random(winds.length)]!();
    if (this.#random(2)) await vi.advanceTimersByTimeAsync(this.#random(1000));
  }

  /** The others do a few things; the news of it may be lost. */
  #act(): void {
    for (let done = this.#random(3); done >= 0; done--) {
      this.#number += 1;
      this.#steps.push(step(this.#number, ["them", "us", "fate"][this.#random(3)]!, this.#random(2) ? FIGHT : "move"));
    }
    if (this.#random(3)) this.#tell(1 + this.#random(4));
  }

  /** News with the last so many steps. */
  #tell(last: number): void {
    stool.old = this.#steps;
    stool.past = this.#steps.map((each) => ({ step: each, sight: sight(each.number) }));
    stool.tell({ ...update(this.#number, this.#steps.slice(-last), ["go"]), earlier: last < this.#steps.length });
  }

  #check(): void {
    const told = match.log.at(-1)?.number ?? 0;
    expect(match.log.every((each, at) => at === 0 || each.number === match.log[at - 1]!.number + 1)).toBe(true);
    expect(told).toBeLessThanOrEqual(match.sight?.number ?? told);
    if (settings.motion && match.scene) expect(told).toBeLessThan(match.scene[0]!.number);
  }
}

async function begin(): Promise<void> {
  stool.tell(update(4, [step(4, "them")], ["go"]));
  await settle();
}

describe("a match", () => {
  it("begins with how things stand", async () => {
    await begin();
    expect(match.settled).toBe(true);
    expect(match.sight?.number).toBe(4);
    expect(match.choosing?.choices()).toHaveLength(1);
  });

  it("drops the old question before it shows what happened, and asks anew after it", async () => {
    await begin();
    stool.tell(update(5, [step(5, "them")], ["stay"]));
    expect(match.settled).toBe(false);
    expect(match.choosing).toBe(null);
    await settle();
    expect(match.sight?.number).toBe(5);
    expect(match.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(match.settled).toBe(true);
    expect(match.choosing?.choices()[0]?.word).toBe("stay");
  });

  it("shows one thing after the other, though they came at once", async () => {
    await begin();
    stool.tell(update(5, [step(5, "them")]));
    stool.tell(update(6, [step(6, "them")], ["go"]));
    await settle();
    expect(match.sight?.number).toBe(5);
    await vi.advanceTimersByTimeAsync(850);
    expect(match.sight?.number).toBe(6);
    await vi.advanceTimersByTimeAsync(850);
    expect(match.settled).toBe(true);
    expect(match.log.map((each) => each.number)).toEqual([4, 5, 6]);
  });

  it("does not dwell on what one did oneself", async () => {
    await begin();
    stool.tell(update(5, [step(5, "us")], ["go"]));
    await settle();
    expect(match.settled).toBe(true);
  });

  it("lets a fight wait for its reader, and what belongs to it join it", async () => {
    await begin();
    stool.tell(update(6, [step(5, "us", FIGHT), step(6, "fate")], []));
    await settle();
    expect(match.scene).toHaveLength(2);
    stool.tell(update(7, [step(7, "them", FIGHT)], ["go"]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(match.scene).toHaveLength(3);
    expect(match.settled).toBe(false);
    match.goOn();
    await settle();
    expect(match.scene).toBe(null);
    expect(match.settled).toBe(true);
  });

  it("leaves board and log as they were until the fight has been read", async () => {
    await begin();
    stool.tell(update(6, [step(5, "them", FIGHT), step(6, "fate")], ["go"]));
    await settle();
    expect([match.sight?.number, numbers()]).toEqual([4, [4]]);
    stool.tell(update(7, [step(7, "them", FIGHT)], ["go"]));
    await settle();
    expect([match.sight?.number, numbers()]).toEqual([4, [4]]);
    match.goOn();
    await settle();
    expect([match.sight?.number, numbers()]).toEqual([7, [4, 5, 6, 7]]);
  });

  it("lets nothing wait where nothing moves", async () => {
    settings.motion = false;
    await begin();
    stool.tell(update(5, [step(5, "them", FIGHT)], ["go"]));
    await settle();
    expect(match.scene).toHaveLength(1);
    expect([match.sight?.number, numbers()]).toEqual([5, [4, 5]]);
  });

  it("shows somebody who comes back to a fight the board before it", async () => {
    await begin();
    const again = new Stool();
    match = new MatchState(again, async () => module, "/play/m#t");
    match.listen();
    again.past = [4, 5].map((number) => ({ step: step(number, "them"), sight: sight(number) }));
    again.tell(update(5, [step(4, "them"), step(5, "them", FIGHT)], ["go"]));
    await settle();
    expect(match.scene).toHaveLength(1);
    expect([match.sight?.number, numbers()]).toEqual([4, [4]]);
  });

  it("shows a fight at once to somebody who comes back and may not see the board before it", async () => {
    await begin();
    const again = new Stool();
    match = new MatchState(again, async () => module, "/play/m#t");
    match.listen();
    again.tell(update(5, [step(4, "them"), step(5, "them", FIGHT)], ["go"]));
    await settle();
    expect([match.sight?.number, match.scene?.length]).toEqual([5, 1]);
  });

  it("begins a fight anew in another language", async () => {
    await begin();
    stool.tell(update(5, [step(5, "them", FIGHT)], ["go"]));
    await settle();
    match.hearAgain();
    stool.past = [5, 6].map((number) => ({ step: step(number, "them"), sight: sight(number) }));
    stool.tell(update(6, [step(4, "them"), step(5, "them", FIGHT), step(6, "them")], ["go"]));
    await settle();
    expect([match.sight?.number, numbers()]).toEqual([4, [4]]);
    match.goOn();
    await vi.advanceTimersByTimeAsync(1000);
    expect([match.settled, numbers()]).toEqual([true, [4, 5, 6]]);
  });

  it("goes on with the present if the table does not tell the past", async () => {
    await begin();
    stool.forgets = true;
    stool.tell(update(7, [5, 6, 7].map((number) => step(number, "them")), ["go"]));
    await vi.advanceTimersByTimeAsync(1000);
    expect([match.settled, match.sight?.number]).toEqual([true, 7]);
    stool.tell({ ...update(12, [step(12, "them")], ["go"]), earlier: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect([match.settled, match.sight?.number, numbers(), match.earlier]).toEqual([true, 12, [12], true]);
  });

  it("is never left behind, whatever comes in whatever order, and tells nothing before it is shown", async () => {
    for (let seed = 1; seed <= 100; seed++) await new Storm(seed).pass();
  }, 60_000);

  it("goes straight to the present for whoever skips", async () => {
    await begin();
    for (const number of [5, 6, 7]) stool.tell(update(number, [step(number, "them", FIGHT), step(number, "fate")], ["go"]));
    await settle();
    match.skip();
    await settle();
    expect(match.settled).toBe(true);
    expect(match.sight?.number).toBe(7);
  });

  it("shows nothing for whoever wants no showing", async () => {
    settings.pace = "instant";
    await begin();
    stool.tell(update(5, [step(5, "them", FIGHT)], ["go"]));
    await settle();
    expect(match.settled).toBe(true);
  });

  it("asks how each of several things looked that happened while the line was broken", async () => {
    await begin();
    stool.past = [5, 6, 7].map((number) => ({ step: step(number, number === 6 ? "fate" : "them"), sight: sight(number) }));
    stool.tell(update(7, [5, 6, 7].map((number) => step(number, number === 6 ? "fate" : "them")), ["go"]));
    await settle();
    expect(match.sight?.number).toBe(6);
    expect(match.left).toBe(1);
    await vi.advanceTimersByTimeAsync(850);
    expect(match.sight?.number).toBe(7);
  });

  it("shows somebody who comes back what happened since", async () => {
    await begin();
    const again = new Stool();
    match = new MatchState(again, async () => module, "/play/m#t");
    match.listen();
    again.past = [5, 6].map((number) => ({ step: step(number, "them"), sight: sight(number) }));
    again.tell(update(6, [4, 5, 6].map((number) => step(number, "them")), ["go"]));
    await settle();
    expect(match.sight?.number).toBe(5);
    expect(match.log.map((each) => each.number)).toEqual([4, 5]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(match.settled).toBe(true);
  });

  it("fetches what a long update left out, and reads on backwards in the log", async () => {
    stool.old = Array.from({ length: 14 }, (_, at) => step(at + 1, "them"));
    settings.pace = "instant";
    stool.tell({ ...update(6, stool.old.slice(4, 6)), earlier: true });
    await settle();
    expect([numbers(), match.earlier]).toEqual([[5, 6], true]);
    stool.tell({ ...update(14, stool.old.slice(12)), earlier: true });
    await vi.runAllTimersAsync();
    expect(numbers()).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    await match.recall();
    await match.recall();
    expect([numbers().length, match.earlier]).toEqual([14, false]);
  });

  it("shows nothing while nobody looks", async () => {
    await begin();
    match.watched = false;
    stool.tell(update(5, [step(5, "them")], ["go"]));
    await vi.advanceTimersByTimeAsync(5000);
    expect(match.sight?.number).toBe(4);
    match.watched = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(match.settled).toBe(true);
  });

  it("answers a question once, and stays busy until the table has moved on", async () => {
    await begin();
    await match.act("go");
    await match.act("go");
    expect(stool.said).toEqual(["4 go"]);
    expect(match.busy).toBe(true);
    stool.tell(update(5, [step(5, "us")], ["go"]));
    expect(match.busy).toBe(false);
  });

  it("keeps a refusal to be read, but not that somebody was too late", async () => {
    await begin();
    stool.refuses = "too-far";
    await match.act("fly");
    expect(match.trouble?.code).toBe("too-far");
    stool.refuses = "stale";
    await match.act("go");
    expect(match.trouble).toBe(null);
    expect(match.busy).toBe(false);
  });

  it("stays calm when the table has not its rules, loads no board, and lists it as it is", async () => {
    const load = vi.fn(async () => module);
    match = new MatchState(stool, load, "/play/m#t");
    match.listen();
    const gone = { ...update(4, []), sight: null, rules_here: false };
    stool.tell(gone);
    await settle();
    expect(match.update?.rules_here).toBe(false);
    stool.tell({ ...gone, version: 5, over: true, steps: [step(4, "them")] });
    await settle();
    expect(seenOf("m", "us")).toBe(0);
    expect(load).not.toHaveBeenCalled();
    expect(match.choosing).toBe(null);
  });
});
