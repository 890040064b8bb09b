import { describe, expect, it } from "vitest";
import { pictures as ofNavas } from "../../src/games/navas/pictures";
import { pictures as ofSaladin } from "../../src/games/saladin/pictures";
import { pictures as ofSword } from "../../src/games/sword/pictures";
import { folds } from "../../src/games/sword/telling";
import { folded, linesOf, talkOf, withChat } from "../../src/shell/chronicle";
import type { ToldStep } from "../../src/types";

const step = (number: number, actor: string, word: string): ToldStep => ({ number, actor, word, events: [], said: talkOf({ word } as ToldStep) ? [] : [`${actor} ${word}`] });
const lines = (...steps: ToldStep[]) => linesOf(steps, (seat) => seat.toUpperCase(), (key, facts) => `${key} ${facts!["name"]}`);

describe("the chronicle", () => {
  it("strikes out what was taken back, and nothing else", () => {
    const told = lines(step(1, "us", "move"), step(2, "us", "charge"), step(3, "us", "take back 1"), step(4, "us", "stay"));
    expect(told.map(({ text, undone }) => [text, undone])).toEqual([
      ["us move", false],
      ["us charge", true],
      ["ui-talk-take-back US", false],
      ["us stay", false],
    ]);
  });

  it("strikes out what the other side agreed to take back", () => {
    const told = lines(step(7, "us", "move"), step(8, "fate", "die"), step(9, "us", "offer take back 6"), step(10, "them", "accept take back"));
    expect(told.map(({ undone }) => undone)).toEqual([true, true, false, false]);
    expect(lines(step(7, "us", "move"), step(9, "us", "offer take back 6"), step(10, "them", "decline take back"))[0]!.undone).toBe(false);
  });

  it("has turns as headings, and whose doing each line was", () => {
    const turn = { ...step(3, "fate", "turn"), events: [{ event: "turn-began", turn: 2 }, { event: "held", side: "them" }], said: ["Turn 2.", "They hold."] };
    const told = linesOf([step(2, "us", "move"), turn], String, String, { turns: new Set(["turn-began"]) });
    expect(told.map(({ side, heads }) => [side, heads])).toEqual([["us", false], ["fate", true], ["them", false]]);
  });

  it("folds many moves in a row into one line that holds them all", () => {
    const event = (number: number, actor: string, ...events: string[]) => ({ ...step(number, actor, "x"), events: events.map((each) => ({ event: each })), said: events });
    const steps = [...Array.from({ length: 19 }, (_, at) => event(at, "us", at ? "unit-moved" : "unit-turned")), event(20, "us", "fired"), event(21, "us", "unit-moved", "unit-moved"), event(22, "them", "unit-moved")];
    const told = folded(linesOf(steps, String, String, { folds }), (key, facts) => `${key} ${facts!["count"]}`);
    expect(told.map(({ text }) => text)).toEqual(["fold-moves 19", "fired", "unit-moved", "unit-moved", "unit-moved"]);
    expect(told[0]!.folded).toHaveLength(19);
    expect([folds({ event: "rally-tested", effect: "same" }), folds({ event: "rally-tested", effect: "worse" })]).toEqual(["unmoved", undefined]);
  });

  it("has a heading for a first turn that nothing tells of, unless the log begins later", () => {
    const manner = { opening: () => "Turn 1." };
    expect(linesOf([step(1, "us", "move")], String, String, manner)[0]).toMatchObject({ text: "Turn 1.", heads: true, number: 0 });
    expect(linesOf([step(5, "us", "move")], String, String, manner)[0]!.text).toBe("us move");
  });

  it("says that an offer is declined by whoever plays on, once, and not by fate or by whoever offered", () => {
    const told = lines(step(1, "us", "offer draw"), step(2, "us", "move"), step(3, "fate", "die"), step(4, "them", "move"), step(5, "them", "move"));
    expect(told.map(({ text }) => text)).toEqual(["ui-talk-offer-draw US", "us move", "fate die", "ui-talk-decline-draw THEM", "them move", "them move"]);
    const answered = lines(step(1, "us", "offer draw"), step(2, "them", "decline draw"), step(3, "them", "move"));
    expect(answered).toHaveLength(3);
    const back = lines(step(1, "us", "move"), step(2, "us", "offer take back 0"), step(3, "them", "move"));
    expect(back.map(({ text }) => text)).toContain("ui-talk-decline-take-back THEM");
  });

  it("has chat between its lines, after what had happened when it was said", () => {
    const chat = [0, 1, 1, null].map((number, line) => ({ told: "line" as const, line, number, seat: "us", name: "Ana", text: `line ${line}`, at: 0 }));
    const told = lines(step(1, "us", "move"), step(2, "us", "stay"));
    expect(withChat(told, chat, true).map(({ text }) => text)).toEqual(["line 0", "us move", "line 1", "line 2", "us stay"]);
    expect(withChat(told, chat, false).map(({ text }) => text)).toEqual(["us move", "line 1", "line 2", "us stay"]);
  });

  it("shows dice and cards, and nothing for what has none", () => {
    expect(ofSaladin({ event: "die-rolled", colour: "red", face: "two" })).toHaveLength(1);
    expect(ofNavas({ event: "initiative-revealed", muslim: "1-6", christian: "4-3" })).toHaveLength(2);
    expect(ofNavas({ event: "card-dealt", card: null })).toEqual([]);
    expect(ofSword({ die: 0 })[0]).toContain(">0<");
    expect(ofSword({ dice: 8 })[0]!.match(/<path/g)).toHaveLength(3);
    expect([ofSaladin({ event: "passed" }), ofNavas({ event: "moved" }), ofSword({})]).toEqual([[], [], []]);
  });

  it("names whoever gave up, ran out of time or declined a draw", () => {
    const told = lines(step(1, "us", "offer draw"), step(2, "them", "decline draw"), step(3, "clock", "out of time them"), step(4, "us", "resign"));
    expect(told.map(({ text }) => text)).toEqual(["ui-talk-offer-draw US", "ui-talk-decline-draw THEM", "ui-talk-out-of-time THEM", "ui-talk-resign US"]);
  });
});
