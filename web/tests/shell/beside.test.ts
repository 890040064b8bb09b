import { describe, expect, it } from "vitest";
import { beside } from "../../src/shell/beside";

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const ROOM = box(0, 0, 400, 300);
const THING = box(100, 100, 60, 60);

describe("a place beside a thing", () => {
  it("is on the right, at the middle of the thing", () => {
    expect(beside(THING, 40, ROOM, [])).toMatchObject({ x: 163, y: 110 });
  });

  it("is on another side at the edge of what is seen", () => {
    expect(beside(box(340, 100, 60, 60), 40, ROOM, [])).toMatchObject({ x: 297, y: 110 });
  });

  it("hides as little as possible, and rather what cannot be chosen", () => {
    const [right, left] = [box(163, 0, 60, 300), box(0, 0, 97, 300)];
    expect(beside(THING, 40, ROOM, [{ box: right, isDear: false }, { box: left, isDear: false }])).toMatchObject({ x: 110, y: 163 });
    const around = [right, left, box(0, 163, 400, 60), box(0, 0, 400, 97)].map((each, at) => ({ box: each, isDear: at > 0 }));
    expect(beside(THING, 40, ROOM, around)).toMatchObject({ x: 163, y: 110 });
  });

  it("is nowhere if it would hide the middle of what can be chosen", () => {
    const crowd = Array.from({ length: 300 }, (_, at) => ({ box: box((at % 20) * 20, Math.floor(at / 20) * 20, 20, 20), isDear: true }));
    expect(beside(THING, 40, ROOM, crowd)).toBeNull();
  });
});
