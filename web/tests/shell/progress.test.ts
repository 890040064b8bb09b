import { expect, it } from "vitest";
import { goalsOf } from "../../src/shell/progress";
import { say } from "../navas/say";

it("names every goal of a side, measured if it is the first or near", () => {
  const ways = [
    { seat: "christian", what: "zones", have: 7, need: 16 },
    { seat: "christian", what: "caliph", have: 0, need: 2 },
  ];
  expect(goalsOf(ways, say).map(({ told }) => told)).toEqual(["7 of 16 zones", "or kill the caliph"]);
  expect(goalsOf([ways[0]!, { ...ways[1]!, near: true }], say)[1]).toMatchObject({ near: true, told: "hits on the caliph: 0 of 2" });
});
