import { describe, expect, it } from "vitest";
import { beats, hasScene, lossWords, readScene, signed, surprises } from "../../src/games/navas/scene";
import { update, say } from "./say";

const steps = (first: number, last: number) => update("basic-late-christian").steps.filter(({ number }) => number >= first && number <= last);

describe("a scene", () => {
  it("tells a charge as two sums, with the outcome and who is hit", () => {
    const [fight, losses] = readScene(steps(16, 18), say);
    expect(fight).toMatchObject({ act: "fight", title: "Charge, A3 → A4", card: "1-6", outcome: "10 vs. 9: A3 takes 1 damage." });
    expect(fight).toMatchObject({ sums: [{ side: "muslim", title: "Muslims attack", total: 9, wins: false }, { side: "christian", title: "Christians defend A4", total: 10, wins: true }] });
    expect(losses).toMatchObject({ act: "losses", title: "Muslims, A3", losses: [{ unit: "kurds2", damage: 1, fell: false }] });
  });

  it("turns both cards for the initiative, also for whoever chose last", () => {
    const revealed = { number: 7, actor: "christian", word: "initiative 3-4", events: [{ event: "initiative-revealed", muslim: "1-6", christian: "3-4", first: "muslim" }] };
    expect([hasScene([revealed]), surprises([revealed]), hasScene([revealed], true)]).toEqual([true, true, false]);
    expect(readScene([revealed], say)).toMatchObject([{ act: "initiative", cards: { muslim: "1-6", christian: "3-4" }, first: "muslim", outcome: "The Muslims go first." }]);
  });

  it("tells arrows with their damage", () => {
    expect(readScene(steps(10, 11), say)[0]).toMatchObject({ act: "arrows", title: "Berber Archers, A2 → A4", outcome: "A4 takes 2 damage." });
  });

  it("is there when somebody struck; who was struck joins it", () => {
    expect(hasScene(steps(9, 9))).toBe(false);
    expect(readScene(steps(9, 9), say)).toEqual([]);
    expect(hasScene(steps(16, 16))).toBe(false);
    expect(hasScene(steps(10, 10))).toBe(true);
    expect(hasScene(steps(18, 18))).toBe(false);
    expect(hasScene(steps(18, 18), true)).toBe(true);
  });

  it("notes what else came of a fight, but nothing from before it", () => {
    const before = { number: 1, actor: "muslim", word: "use al-nasir", events: [{ event: "special-used", side: "muslim", card: "al-nasir" }] };
    const after = { number: 99, actor: "fate", word: "", events: [{ event: "advanced", side: "christian", origins: ["B4", "B5"], targets: ["B3", "B4"] }] };
    const acts = readScene([before, ...steps(17, 18), after], say);
    expect(acts.map(({ act }) => act)).toEqual(["fight", "losses", "note"]);
    expect(acts[2]).toEqual({ act: "note", text: "The Christians advance: B4 → B3, B5 → B4." });
  });

  it("takes a beat for each thing that is shown", () => {
    expect(readScene(steps(16, 18), say).map(beats)).toEqual([6, 2]);
  });

  it("writes amounts and losses as people do", () => {
    expect([signed(3, true), signed(2, false), signed(-1, false)]).toEqual(["3", "+2", "−1"]);
    expect(lossWords({ unit: "kurds2", damage: 1, fell: false }, say)).toBe("Kurdish Cavalry −1");
    expect(lossWords({ unit: "kurds2", damage: 2, fell: true }, say)).toBe("Kurdish Cavalry lost");
  });
});
