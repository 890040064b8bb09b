import { describe, expect, it } from "vitest";
import { attempt, building, named, phrase, points } from "../../src/games/sword/paths";
import { positionOf } from "../../src/games/sword/position";
import { unitLabel } from "../../src/games/sword/labels";
import { Choosing } from "../../src/shell/choosing";
import { field, say } from "./say";

const path = (word: string) => word.split(" ");
const choosing = (...legal: string[]) => new Choosing(legal.map((word) => word.split(/(?<= )/)), points);

describe("pointing", () => {
  it("takes a unit, a hex or a direction", () => {
    expect(["unit haro-ch1", "go 1713", "face NE", "melee haro-ch1 1713", "end"].map((word) => points(path(word)))).toEqual([["haro-ch1"], ["1713"], ["NE"], ["haro-ch1", "1713"], []]);
  });

  it("means a leader by any unit of his banner", () => {
    const chosen = choosing("activate haro", "activate lara");
    expect(chosen.point("lara-ch2")).toBe(true);
    expect(chosen.choices().map((choice) => choice.word)).toEqual(["activate lara"]);
  });

  it("moves a unit that is pointed at, and has the leader ride if he is pointed at too", () => {
    const chosen = choosing("unit haro-ch1", "unit haro-ch2", "ride haro-ch1", "ride haro-ch2");
    chosen.point("haro-ch1");
    expect(chosen.ready).toBe("unit haro-ch1");
    for (const names of [["leader", "haro-ch1"], ["haro-ch1", "leader"]]) {
      chosen.reset();
      for (const name of names) expect(chosen.point(name)).toBe(true);
      expect(chosen.word).toBe("ride haro-ch1");
    }
  });

  it("needs no leader once it is said that he rides", () => {
    const chosen = choosing("unit haro-ch1", "ride haro-ch1", "ride haro-ch2");
    chosen.pick(chosen.choices().find((choice) => choice.path[0] === "ride")!);
    expect(chosen.choosable()).toEqual(new Set(["haro-ch1", "haro-ch2"]));
  });

  it("tells what would be done there", () => {
    const chosen = choosing("melee haro-ch1 1312", "charge haro-ch1 1412", "charge haro-ch1 1312");
    chosen.point("haro-ch1");
    expect(chosen.verbs()).toEqual(new Map([["1312", new Set(["melee", "charge"])], ["1412", new Set(["charge"])]]));
  });
});

describe("phrases", () => {
  const view = field("order");
  it("name units with their hexes, and who stands in a hex", () => {
    expect(phrase(view, path("unit haro-ch1"), 1, say)).toBe("Knights of Haro 1, 1314");
    expect(phrase(view, path("fire haro-ar1 1411"), 2, say)).toBe("1411, Militia of the Mujahids 1");
    expect(phrase(view, path("go 1713"), 1, say)).toBe("1713");
    expect(phrase(view, path("face NE"), 1, say)).toBe("north-east");
    expect(phrase(view, path("activate haro"), 1, say)).toBe("Diego Lopez de Haro");
    expect(phrase(view, path("move de-rada"), 1, say)).toBe("De Rada");
  });

  it("say what is being built", () => {
    expect(building(view, ["fire", "haro-ar1", "1411"], say)).toBe("Fire · Archers of Haro 1, 1114 → 1411, Militia of the Mujahids 1");
    expect(building(view, ["charge", "haro-ch1", null], say)).toBe("Charge · Knights of Haro 1, 1314 → …");
    expect(building(view, ["unit", "haro-ch1"], say)).toBe("Order · Knights of Haro 1, 1314");
    expect(building(view, ["end"], say)).toBe("Done moving");
  });

  it("have words for every verb", () => {
    const verbs = "historical free set replace activate name unit ride move go face rest end hold fire charge melee resolve run react slip stand lead advance pursue elan";
    for (const verb of verbs.split(" ")) expect(phrase(view, [verb], 0, say)).not.toBe(`do-${verb}`);
  });

  it("name what odds are about", () => {
    expect(["haro-ch1", "haro", "1713"].map((name) => named(name, say))).toEqual(["Knights of Haro 1", "Diego Lopez de Haro", "1713"]);
    expect(["DD1", "discouraged-tired"].map((name) => named(name, say))).toEqual(["the defenders give way", "Discouraged and Tired"]);
  });
});

describe("attempts", () => {
  it("try what the question asks for", () => {
    expect(attempt(field("where"), "christian", "haro-ch1", "1710")).toBe("go 1710");
    expect(attempt(field("shoot"), "christian", "haro-ar1", "mujahid-mi1")).toBe("fire haro-ar1 1411");
    expect(attempt(field("declare"), "christian", "haro-ch1", "mujahid-mi1")).toBe("charge haro-ch1 1411");
    expect(attempt(field("declare", { "haro-ch1": "14120V4" }), "christian", "haro-ch1", "mujahid-mi1")).toBe("melee haro-ch1 1411");
  });

  it("make nothing of enemies or of the same thing twice", () => {
    expect(attempt(field("shoot"), "christian", "mujahid-ar1", "haro-ch1")).toBeNull();
    expect(attempt(field("where"), "christian", "1710", "1710")).toBeNull();
  });
});

describe("a unit", () => {
  it("is read from its text", () => {
    const unit = positionOf(field("order", { "haro-ch1": "14122D3/1314" })).byTag.get("haro-ch1")!;
    expect(unit).toMatchObject({ hex: "1412", facing: 2, order: "discouraged", tired: true, resting: true, commanded: false });
    expect(positionOf(field("order", { "haro-ch1": "x0V/1314" })).byTag.has("haro-ch1")).toBe(false);
  });

  it("is told in one sentence", () => {
    const view = field("order", { "haro-ch3": "17140D1" });
    expect(unitLabel(view, positionOf(view).byTag.get("haro-ch3")!, say)).toBe(
      "Knights of Haro 3, Christians, hex 1714, facing north, 3·5·6: strength 3, cohesion 5, movement 6, Discouraged, Tired, with Diego Lopez de Haro, in command",
    );
  });
});
