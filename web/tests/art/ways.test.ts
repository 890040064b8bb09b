import { describe, expect, it } from "vitest";
import { way } from "../../src/art/ways";

const numbers = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);

describe("a way", () => {
  it("begins away from its start and ends short of its goal", () => {
    const { shaft, head } = way("attack", { x: 0, y: 0 }, { x: 100, y: 0 }, { leave: 16, stop: 24 });
    expect(numbers(shaft).slice(0, 2)).toEqual([16, 0]);
    expect(numbers(head).slice(0, 2)).toEqual([76, 0]);
  });

  it("is drawn even between neighbours that almost touch", () => {
    const { shaft, head } = way("charge", { x: 0, y: 0 }, { x: 20, y: 0 }, { leave: 16, stop: 24 });
    expect(numbers(head)[0]! - numbers(shaft)[0]!).toBeGreaterThan(8);
  });

  it("is told apart by its shape: the head of a charge is broader than that of a move", () => {
    const broad = (kind: "move" | "charge") => Math.abs(numbers(way(kind, { x: 0, y: 0 }, { x: 100, y: 0 }).head)[3]!);
    expect(broad("charge")).toBeGreaterThan(broad("move"));
  });
});
