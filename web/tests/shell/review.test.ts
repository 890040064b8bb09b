import { describe, expect, it } from "vitest";
import { lineOf, partsOf } from "../../src/shell/review/figures";

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
});
