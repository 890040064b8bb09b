// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import type { Language } from "../../src/shell/languages";
import { summed } from "../../src/shell/summing";
import { sayIn } from "../../src/shell/words";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const GAMES = {
  navas: (await import("../../src/games/navas")).module,
  saladin: (await import("../../src/games/saladin")).module,
  sword: (await import("../../src/games/sword")).module,
};

async function told(game: keyof typeof GAMES, seat: string, summary: Parameters<typeof summed>[0], language: Language = "en"): Promise<string> {
  const say = await sayIn(language, game);
  return summed(summary, seat, (name) => GAMES[game].named(name, say), say);
}

describe("odds in one line", () => {
  const charge = { losses: { power: { muslim: 4, christian: 1 } }, sweeps: { muslim: { B3: 2 / 3 }, christian: { B4: 0.004 } }, wins: { christian: 0.25 } };

  it("tell what each side loses, what is cleared and who wins", async () => {
    expect(await told("navas", "christian", charge)).toBe("Expected losses: you 1.0, enemy 4.0 · clears B3 67% · you lose B4 <1% · you win 25%");
    expect(await told("navas", "muslim", charge)).toBe("Expected losses: you 4.0, enemy 1.0 · you lose B3 67% · clears B4 <1% · enemy wins 25%");
    expect(await told("navas", "christian", charge, "es")).toMatch(/^Pérdidas medias: tú 1,0; enemigo 4,0 · despeja B3 67.%/);
    expect(await told("navas", "christian", charge, "fr")).toMatch(/^Pertes moyennes.: vous 1,0, l'ennemi 4,0 · vide B3 67.%/);
  });

  it("count lances and Orders apart", async () => {
    const losses = { lances: { crusaders: 0, ayyubids: 0.667 }, orders: { crusaders: 0, ayyubids: 1 / 6 } };
    expect(await told("saladin", "crusaders", { losses, sweeps: { ayyubids: { "ala-afdal": 0.5 } } })).toBe(
      "Expected losses in lances: you 0.0, enemy 0.7 · Orders to spend: you 0.0, enemy 0.2 · wipes out Ala Afdal 50%",
    );
  });

  it("say in plain words who gives way, and who is hit", async () => {
    expect(await told("sword", "moslem", { chances: { back: { moslem: 0.5, christian: 0.3 } } })).toBe("enemy gives way 30% · you give way 50%");
    expect(await told("sword", "moslem", { chances: { hit: { christian: 0 } } })).toBe("hit 0%");
  });
});
