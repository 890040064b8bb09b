import { describe, expect, it } from "vitest";
import { linesOf, talkOf } from "../../src/shell/chronicle";
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
    const told = linesOf([step(2, "us", "move"), turn], String, String, new Set(["turn-began"]));
    expect(told.map(({ side, heads }) => [side, heads])).toEqual([["us", false], ["fate", true], ["them", false]]);
  });

  it("names whoever gave up, ran out of time or declined a draw", () => {
    const told = lines(step(1, "us", "offer draw"), step(2, "them", "decline draw"), step(3, "clock", "out of time them"), step(4, "us", "resign"));
    expect(told.map(({ text }) => text)).toEqual(["ui-talk-offer-draw US", "ui-talk-decline-draw THEM", "ui-talk-out-of-time THEM", "ui-talk-resign US"]);
  });
});
