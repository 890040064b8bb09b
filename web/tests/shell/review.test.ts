import { describe, expect, it } from "vitest";
import { lineOf, oddsOf, partsOf } from "../../src/shell/review/figures";

const say = (key: string, facts?: Record<string, string | number>) => [key, ...Object.values(facts ?? {})].join(" ");

describe("a review in figures", () => {
  it("has whole percents that add up, however they are rounded", () => {
    for (let start = 0.005; start < 1; start += 0.0137) {
      const [own, others] = [start / 3 - 0.2, 0.414 - start / 7];
      const rows = partsOf({ start, own, others, luck: 1 - start - own - others, result: 1 });
      const sum = rows.slice(0, 4).reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBe(100);
      expect(rows.at(-1)).toMatchObject({ name: "result", amount: 100 });
    }
  });

  it("draws a line from edge to edge", () => {
    const curve = [1, 0.5, 0].map((chance, number) => ({ number, actor: "fate", chance }));
    expect(lineOf(curve, 200, 100)).toBe("M0.0 0.0L100.0 50.0L200.0 100.0");
  });

  it("tells odds by what is lost, swept and won, and each outcome where nothing is counted", () => {
    const bars = [
      { label: "hit", chance: 0.25, harm: { B3: 2 }, sweeps: ["B3"], wins: "red" },
      { label: "miss", chance: 0.75, harm: { B3: 0 } },
    ];
    expect(oddsOf({ charts: [{ about: "B3", bars }] }, (name) => name, say)).toEqual(["ui-harm B3 0.5", "review-swept B3 25", "review-won side-red 25"]);
    const plain = bars.map(({ label, chance }) => ({ label, chance }));
    expect(oddsOf({ charts: [{ about: "", bars: plain }] }, (name) => name, say)).toEqual(["hit ui-percent 25", "miss ui-percent 75"]);
    expect(oddsOf(null, (name) => name, say)).toEqual([]);
  });
});
