import { describe, expect, it } from "vitest";
import { momentsOf, storyOf } from "../../src/shell/story";
import type { Moment } from "../../src/types";

/** A moment after an action of this actor, with what each of two seats still has to take. */
function moment(number: number, actor: string, said: string[], us: number, them: number): Moment {
  const progress = [
    { seat: "us", what: "orders", have: us, need: 0, near: false },
    { seat: "them", what: "orders", have: them, need: 0, near: false },
  ];
  const step = number ? { number, actor, word: "go", events: [], said } : null;
  return { step, sight: { number, progress } } as unknown as Moment;
}

describe("the story of a match", () => {
  const moments = [
    moment(0, "", [], 8, 4),
    moment(1, "us", ["We charge."], 8, 4),
    moment(2, "fate", [], 4, 4),
    moment(3, "them", ["They wait."], 4, 4),
    moment(4, "us", ["We win."], 0, 4),
  ];

  it("tells how far each side was, from nothing to victory", () => {
    const { curves, decisions } = storyOf(moments, ["us", "them"]);
    expect(curves).toEqual({ us: [0, 0, 0.5, 0.5, 1], them: [0, 0, 0, 0, 0] });
    expect(decisions).toEqual({ us: 2, them: 1 });
  });

  it("counts what fate adds to the action that called for it, and leaves out where nothing changed", () => {
    const { turns } = storyOf([...moments, ...Array.from({ length: 6 }, (_, at) => moment(5 + at, "them", ["Nothing."], 0, 4))], ["us", "them"]);
    expect(turns).toHaveLength(2);
    expect(turns.map(({ step, way }) => [step.number, way?.seat])).toEqual([[1, "us"], [4, "us"]]);
  });

  it("reads a very long match in parts, from its beginning to its end, and says nothing of what it left out", async () => {
    const asked: number[] = [];
    const part = async (after: number, most: number) => (asked.push(after), Array.from({ length: Math.min(most, 100) }, (_, at) => moment(after + at + 1, "us", ["Go."], 8 - after / 1000, 4)));
    const found = await momentsOf(part, 6000);
    expect([asked.length, asked[0], asked.at(-1)]).toEqual([15, 0, 5900]);
    const { numbers, curves, decisions } = storyOf(found, ["us", "them"]);
    expect(numbers.at(-1)).toBe(6000);
    expect(curves["us"]).toHaveLength(1500);
    expect(decisions).toEqual({});
  });

  it("has no curve where nothing is counted", () => {
    const bare = moments.map((each) => ({ ...each, sight: { ...each.sight, progress: [] } }));
    expect(storyOf(bare, ["us", "them"]).curves).toEqual({});
  });
});
