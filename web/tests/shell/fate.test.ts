/** Our part in fate: what is sent and when, and what is found out at the end. */
import { describe, expect, it } from "vitest";

import { commitmentTo, judge, partIn } from "../../src/shell/fate";
import type { Pocket } from "../../src/shell/pockets";
import type { Update } from "../../src/types";

const pocket = (): Pocket => ({ came: "i", client: "c", ticket: "t", seat: "left" });
const table = "5e".repeat(32);
const agreed = { game: "g", rules: 1, edition: "e", digest: "d", scenario: "s", options: { b: "on", a: "off" }, is_set: false };
const update = (match: object = {}, rest: object = {}): Update =>
  ({ seat: "left", seats: { left: {}, right: {} }, match: { ...agreed, commitment: commitmentTo(table), contributions: {}, ...match }, ...rest }) as unknown as Update;
const theirs = "ab".repeat(32);

/** A seat that has committed, and the update in which the other one has too. */
function committed(mine: Pocket): Update {
  const part = partIn(update(), mine)!;
  expect(part.what).toBe("commit");
  const commitment = (part.message as { commitment: string }).commitment;
  return update({ commitments: { left: commitment, right: commitmentTo(theirs) } });
}

function record(mine: Pocket, changed: Record<string, string> = {}): string {
  const said: Record<string, string> = {
    game: "g 1",
    edition: "e d",
    scenario: "s",
    "option a": "off",
    "option b": "on",
    commitment: commitmentTo(table),
    "contribution left": mine.promise!.contribution,
    "contribution right": theirs,
    "1 fate": "deal left 2",
    "2 fate": "deal right 3",
    secret: table,
    ...changed,
  };
  return Object.entries(said)
    .map(([name, value]) => `${name} ${value}  #01234567\n`)
    .join("");
}

describe("fate", () => {
  it("is SHA-256 as everybody computes it", () => {
    expect(commitmentTo("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });

  it("is committed to first, and revealed when all have committed", () => {
    const mine = pocket();
    const all = committed(mine);
    const alone = update({ commitments: { left: all.match.commitments!["left"]! } });
    expect(partIn(alone, mine)).toBeNull();
    expect(partIn(all, mine)).toMatchObject({ what: "reveal", message: { round: 0, contribution: mine.promise!.contribution } });
    expect(partIn(update({ ...all.match, revealed: ["left"] }), mine)).toBeNull();
  });

  it("is not revealed to a table that has changed its mind", () => {
    const mine = pocket();
    const all = committed(mine);
    expect(partIn(update({ ...all.match, commitment: commitmentTo("00") }), mine)).toBeNull();
    expect(partIn(all, mine)).not.toBeNull();
    expect(partIn(update({ commitments: { ...all.match.commitments, right: commitmentTo("00") } }), mine)).toBeNull();
  });

  it("is made anew when somebody withdraws", () => {
    const mine = pocket();
    partIn(committed(mine), mine);
    const before = mine.promise!.contribution;
    expect(partIn(update({ withdrawn: 1 }), mine)).toMatchObject({ what: "commit", message: { round: 1 } });
    expect(mine.promise!.contribution).not.toBe(before);
    expect(partIn(update({ withdrawn: 0 }), mine)).toBeNull();
    expect(mine.promise!.round).toBe(1);
  });

  it("is judged at the end", () => {
    const mine = pocket();
    expect(judge("", mine)).toBe("unwitnessed");
    partIn(committed(mine), mine);
    expect(judge(record(mine), mine)).toBe("kept");
    expect(judge(record(mine), { ...mine, promise: { round: -1, contribution: "00", commitment: "", commitments: {} } })).toBe("forged");
    const hashes = { commitment: commitmentTo("00"), secret: "00", "contribution left": "00", "contribution right": "00" };
    const nonsense = { secret: "xyz", "contribution right": "abc" };
    const otherwise = { game: "h 1", edition: "e f", scenario: "t", "option a": "on", "option c": "on", position: '{"dealt":1}' };
    for (const changed of [hashes, nonsense, otherwise])
      for (const [name, value] of Object.entries(changed)) expect(judge(record(mine, { [name]: value }), mine), `${name} ${value}`).toBe("forged");
    expect(judge("", mine)).toBe("forged");
    const told = (...words: string[]) => words.map((word, at) => ({ number: at + 1, actor: "fate", word, events: [] }));
    expect(judge(record(mine), mine, told("deal left 2", "deal right ?"))).toBe("kept");
    expect(judge(record(mine), mine, told("deal left 3", "deal right ?"))).toBe("forged");
    expect(judge(record(mine), mine, told("deal left 2", "deal left ?"))).toBe("forged");
    expect(judge(record(mine), mine, told("deal left 2", "deal right ?", "deal left 4"))).toBe("forged");
    expect(judge(record(mine, { "contribution left": theirs, "contribution right": mine.promise!.contribution }), mine)).toBe("forged");
  });
});
