import { describe, expect, it } from "vitest";
import { titleOf } from "../../src/shell/titles";

describe("The title of a battle", () => {
  it("is the game's if the scenario is only a way to play it", () => {
    expect(titleOf("Las Navas de Tolosa 1212", "Basic game")).toEqual({ name: "Las Navas de Tolosa 1212", way: "Basic game" });
  });

  it("is the scenario's if that names a battle and its year", () => {
    expect(titleOf("Saladin: Arsuf 1191 and Hattin 1187", "Hattin 1187")).toEqual({ name: "Hattin 1187", way: "" });
  });

  it("tells the way that the game's title adds", () => {
    expect(titleOf("Las Navas de Tolosa 1212, sur hexagones", "Las Navas de Tolosa 1212")).toEqual({ name: "Las Navas de Tolosa 1212", way: "sur hexagones" });
  });
});
