// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "../../src/shell/board";
import type { Chair, Listener } from "../../src/shell/client";
import type { Answer, Done, LeftAnswers, Update, ToldForeseen, ToldSight, ToldStep, Trouble } from "../../src/types";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { MatchState } = await import("../../src/shell/match.svelte");
const { settings } = await import("../../src/shell/settings.svelte");
const { TableRefused } = await import("../../src/shell/client");

const BID = "ask-bid";
const BIDS: ToldForeseen[] = [{ question: BID, words: [["bid ", "2"], ["bid ", "5"]] }];
const module = { hasScene: () => false, points: (path: readonly string[]) => path.slice(1) } as unknown as GameModule;

interface Told {
  asked?: string;
  legal?: string[][];
  foreseen?: ToldForeseen[];
  answers?: Answer[];
  answered?: number;
  steps?: ToldStep[];
}

function update(number: number, { asked = "wait", legal = [], foreseen = [], answers = [], answered = 0, steps = [] }: Told): Update {
  const sight: ToldSight = {
    number,
    to_move: legal.length ? "us" : "them",
    view: {},
    prompt: { question: asked, rule: "R1" },
    legal,
    result: null,
    draw_offered_by: null,
    draw_suggested: false,
    foreseen,
    answers,
    answers_number: answered,
  };
  const match = { id: "m", game: "g", scenario: "s" } as Update["match"];
  const seats = { us: { name: "Ana" }, them: { name: "Bo" } } as unknown as Update["seats"];
  return { told: "news", number, version: number, seat: "us", match, seats, clock: null, steps, sight, result: null, asks: "?" };
}

function step(number: number, actor: string, word: string): ToldStep {
  return { number, actor, word, events: [], said: [`${actor} ${word}`] };
}

/** A chair that keeps what is left there, as a table does. */
class Chest implements Chair {
  readonly match = "m";
  tell: (update: Update) => void = () => {};
  heard: string[] = [];
  left: LeftAnswers = { number: 0, answers: [] };
  refuses: string | null = null;
  done: Partial<Done> = {};
  /** Set while the line is so slow that a test must let the answer through. */
  held: Promise<void> = Promise.resolve();
  async listen(listener: Listener): Promise<void> {
    this.tell = listener.update;
  }
  async act(answers: number, word: string): Promise<Done> {
    this.heard.push(`${answers} ${word}`);
    return { match: "m", number: answers + 1, ...this.done } as Done;
  }
  async leave(_answers: number, question: string, word: string | null, standing: boolean): Promise<LeftAnswers> {
    this.heard.push(`${standing ? "always" : "once"} ${question} ${word}`);
    await this.held;
    if (this.refuses) throw new TableRefused({ code: this.refuses, text: "No." });
    const others = this.left.answers.filter((each) => each.question !== question);
    this.left = { number: this.left.number + 1, answers: word === null ? others : [...others, { question, word, standing }] };
    return this.left;
  }
  moments = async () => [];
  steps = async () => ({ steps: [] });
  join = async () => {};
  say = async () => ({ match: "m", number: 0 }) as Done;
  odds = async () => null;
  memory = async () => [];
  record = async () => "";
  hearAgain(): void {}
  close(): void {}
}

let chest: Chest;
let match: InstanceType<typeof MatchState>;
const settle = () => vi.advanceTimersByTimeAsync(0);

function sitDown(chair: Chair, isAlone = true): void {
  match = new MatchState(chair, async () => module, null, isAlone);
  match.listen();
}

async function hear(told: Update): Promise<void> {
  chest.tell(told);
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "instant";
  chest = new Chest();
  sitDown(chest);
});
afterEach(() => vi.useRealTimers());

describe("a question that is certain to come", () => {
  it("is asked already, and its answer is left and not said", async () => {
    await hear(update(4, { foreseen: BIDS }));
    expect(match.choosing?.choices().map((each) => each.word)).toEqual(["bid 2", "bid 5"]);
    await match.answer("bid 5");
    expect(chest.heard).toEqual([`once ${BID} bid 5`]);
    expect(match.choosing).toBe(null);
    expect(match.ahead.sealed(match.update!.sight!)).toMatchObject([{ question: BID, steps: ["bid ", "5"] }]);
  });

  it("is asked again once its answer has been taken back", async () => {
    await hear(update(4, { foreseen: BIDS }));
    await match.answer("bid 5");
    await match.ahead.withdraw(BID);
    expect(chest.heard.at(-1)).toBe(`once ${BID} null`);
    expect(match.choosing?.choices()).toHaveLength(2);
    expect(match.ahead.sealed(match.update!.sight!)).toEqual([]);
  });

  it("is not asked again after a reload, for the answer is in what the table tells", async () => {
    await hear(update(4, { foreseen: BIDS, answers: [{ question: BID, word: "bid 2" }] }));
    expect(match.settled).toBe(true);
    expect(match.choosing).toBe(null);
    expect(match.ahead.sealed(match.update!.sight!)).toMatchObject([{ question: BID, steps: ["bid ", "2"] }]);
  });

  it("stays answered when an update comes after the reply that was written before the answer", async () => {
    const before = update(4, { foreseen: BIDS });
    await hear(before);
    await match.answer("bid 5");
    await hear(structuredClone(before));
    expect(match.ahead.of(BID)?.word).toBe("bid 5");
    expect(match.choosing).toBe(null);
  });

  it("is gone when it has been used, even if the reply comes last", async () => {
    await hear(update(4, { foreseen: BIDS }));
    let letThrough = () => {};
    chest.held = new Promise((resolve) => (letThrough = resolve));
    const left = match.answer("bid 5");
    await hear(update(6, { answered: 2, steps: [step(5, "them", "bid ?"), step(6, "us", "bid 5")] }));
    letThrough();
    await left;
    expect(match.ahead.answers).toEqual([]);
  });

  it("is not asked again when the table answers it by itself", async () => {
    await hear(update(4, { foreseen: BIDS }));
    await match.answer("bid 5");
    await hear(update(6, { answered: 2, steps: [step(5, "them", "bid ?"), step(6, "us", "bid 5")] }));
    expect(match.choosing).toBe(null);
    expect(match.ahead.answers).toEqual([]);
    expect(match.log.map((each) => each.word)).toContain("bid 5");
    expect(chest.heard).toHaveLength(1);
  });

  describe("that was answered too late", () => {
    const THEIR_BID = step(5, "them", "bid ?");

    /** Answer it, and be told that something has happened since: before the update of that or after. */
    async function beTooLate(code: string, then: Update, isUpdateFirst: boolean): Promise<void> {
      await hear(update(4, { foreseen: BIDS }));
      chest.refuses = code;
      let letThrough = () => {};
      chest.held = new Promise((resolve) => (letThrough = resolve));
      const left = match.answer("bid 5");
      if (isUpdateFirst) await hear(then);
      letThrough();
      await left;
      chest.refuses = null;
      expect(match.busy || match.ahead.busy).toBe(true);
      if (!isUpdateFirst) await hear(then);
      await settle();
    }

    for (const isUpdateFirst of [true, false]) {
      for (const code of ["stale", "already-asked"]) {
        it(`is answered at once if it has come: ${code}, update ${isUpdateFirst ? "before" : "after"} the refusal`, async () => {
          await beTooLate(code, update(5, { asked: BID, legal: BIDS[0]!.words, steps: [THEIR_BID] }), isUpdateFirst);
          expect(chest.heard).toEqual([`once ${BID} bid 5`, "5 bid 5"]);
          expect(match.trouble).toBe(null);
        });
      }
    }

    it("is left once more if it has yet to come", async () => {
      await beTooLate("stale", update(5, { foreseen: BIDS, steps: [step(5, "them", "offer draw")] }), false);
      expect(chest.heard).toEqual([`once ${BID} bid 5`, `once ${BID} bid 5`]);
      expect(match.ahead.of(BID)?.word).toBe("bid 5");
    });

    it("is not answered twice if the lost answer has been used", async () => {
      const again = { asked: BID, legal: BIDS[0]!.words, steps: [THEIR_BID, step(6, "us", "bid 5"), step(7, "them", "bid ?")] };
      await beTooLate("stale", update(7, again), false);
      expect(chest.heard).toEqual([`once ${BID} bid 5`]);
      expect(match.choosing?.choices()).toHaveLength(2);
      expect(match.ahead.busy).toBe(false);
    });
  });

  it("keeps what was picked in part when the table repeats itself", async () => {
    const words = [["bid ", "2 ", "high"], ["bid ", "2 ", "low"], ["bid ", "5 ", "low"]];
    const told = update(4, { foreseen: [{ question: BID, words }] });
    await hear(told);
    match.choosing!.point("2");
    await hear(structuredClone(told));
    expect(match.choosing?.chosen).toContain("2");
  });

  it("keeps what was picked in part when it comes", async () => {
    const words = [["bid ", "2 ", "high"], ["bid ", "2 ", "low"], ["bid ", "5 ", "low"]];
    await hear(update(4, { foreseen: [{ question: BID, words }] }));
    match.choosing!.point("2");
    await hear(update(5, { asked: BID, legal: words }));
    expect(match.foreseen).toBe(null);
    expect(match.choosing?.chosen).toContain("2");
    await hear(update(6, { asked: BID, legal: words }));
    expect(match.choosing?.chosen).toEqual([]);
  });

  it("tells a refusal, and offers the question still", async () => {
    await hear(update(4, { foreseen: BIDS }));
    chest.refuses = "match-over";
    await match.answer("bid 5");
    expect(match.trouble?.code).toBe("match-over");
    expect(match.choosing?.choices()).toHaveLength(2);
  });

  it("is only waited for at a screen for two, and in a lesson", async () => {
    const lesson: Chair = Object.assign(new Chest(), { leave: undefined });
    for (const [chair, isAlone] of [[chest, false], [lesson, true]] as const) {
      sitDown(chair, isAlone);
      (chair as Chest).tell(update(4, { foreseen: BIDS }));
      await settle();
      expect(match.settled).toBe(true);
      expect(match.choosing).toBe(null);
    }
  });
});

describe("a standing answer", () => {
  const ASK = "ask-card";
  const CARD = { asked: ASK, legal: [["pass"], ["use ", "haro"]] };

  it("is said now, and left once the question has gone", async () => {
    await hear(update(4, CARD));
    expect(match.canStand).toBe(true);
    await match.answer("pass", true);
    expect(chest.heard).toEqual(["4 pass"]);
    await hear(update(5, { steps: [step(5, "us", "pass")] }));
    expect(chest.heard).toEqual(["4 pass", `always ${ASK} pass`]);
    expect(match.ahead.of(ASK)).toEqual({ question: ASK, word: "pass", standing: true });
  });

  it("is said again if the question comes again at once", async () => {
    await hear(update(4, CARD));
    await match.answer("pass", true);
    await hear(update(5, CARD));
    await hear(update(6, {}));
    expect(chest.heard).toEqual(["4 pass", "5 pass", `always ${ASK} pass`]);
  });

  it("is forgotten with a word that is refused", async () => {
    await hear(update(4, CARD));
    chest.act = async () => {
      throw new TableRefused({ code: "not-now", text: "No." });
    };
    await match.answer("pass", true);
    await hear(update(5, {}));
    expect(chest.heard).toEqual([]);
  });

  it("can be taken back, even one that the table has dropped", async () => {
    await hear(update(4, { answers: [{ question: ASK, word: "pass", standing: true }] }));
    await match.ahead.withdraw(ASK);
    expect(chest.heard).toEqual([`once ${ASK} null`]);
    expect(match.ahead.answers).toEqual([]);
    expect(match.trouble).toBe(null);
  });

  it("is offered for a plain question only, not for one that had many answers before", async () => {
    await hear(update(4, { asked: "ask-act", legal: [["end"], ["a"], ["b"], ["c"]] }));
    expect(match.canStand).toBe(false);
    await hear(update(5, { asked: "ask-act", legal: [["end"]] }));
    expect(match.canStand).toBe(false);
    await hear(update(6, { asked: BID, legal: BIDS[0]!.words }));
    expect(match.canStand).toBe(false);
    await hear(update(7, CARD));
    expect(match.canStand).toBe(true);
  });
});

it("shows why the table did not carry out all that it was told", async () => {
  const refused: Trouble = { code: "too-far", text: "Too far." };
  for (const isUpdateFirst of [true, false]) {
    chest = new Chest();
    sitDown(chest);
    await hear(update(4, { asked: "ask-act", legal: [["go"]] }));
    const next = update(5, { asked: "ask-act", legal: [["go"]] });
    chest.done = { done: 1, refused };
    const acted = match.act("go");
    if (isUpdateFirst) chest.tell(next);
    await acted;
    if (!isUpdateFirst) chest.tell(next);
    await settle();
    expect(match.trouble).toEqual(refused);
  }
});
