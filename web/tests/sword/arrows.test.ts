import { describe, expect, it } from "vitest";
import { attackArrows } from "../../src/games/sword/arrows";
import { Sheet } from "../../src/games/sword/hexes";
import { positionOf } from "../../src/games/sword/position";
import { field } from "./say";

describe("arrows", () => {
  const attack = { kind: "charge", target: "mujahid-mi1", attackers: ["haro-ch1", "haro-ch2"] };
  const kinds = (changed: Record<string, string>) => {
    const view = { ...field("resolve", changed), declared: [attack], shooter: "haro-ar1", victim: "mujahid-mi1" };
    return attackArrows(view, positionOf(view), new Sheet(false)).map((arrow) => arrow.kind);
  };

  it("show every attacker and whoever shoots", () => {
    expect(kinds({})).toEqual(["charge", "charge", "shot"]);
  });

  it("leave out who is no longer on the map", () => {
    expect(kinds({ "haro-ch2": "x0V" })).toEqual(["charge", "shot"]);
    expect(kinds({ "mujahid-mi1": "x0V" })).toEqual([]);
  });
});
