// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import type { GameModule } from "../../src/shell/board";
import type { Chair, Listener } from "../../src/shell/client";
import type { Forecast, Update } from "../../src/types";
import { PATIENCE } from "./patience";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { MatchState } = await import("../../src/shell/match.svelte");

const module = { hasScene: () => false, points: (path: readonly string[]) => path.slice(1), attempt: () => null } as unknown as GameModule;
const legal = [["attack ", "haro"], ["attack ", "lara"], ["end"]];
const sight = { number: 1, to_move: "us", view: {}, prompt: { question: "q", rule: "R1" }, legal, result: null, draw_offered_by: null, draw_suggested: false };
const seats = { us: { name: "Ana" }, them: { name: "Bo" } };
const news = { told: "news", number: 1, version: 1, seat: "us", match: { id: "m", game: "g", scenario: "s" }, seats, clock: null, steps: [], sight, result: null, asks: "?" };

/** A match in which we are asked, the words that we say, and what tells the odds when it is called. */
async function asked(game = module) {
  const said: string[] = [];
  let tell: (forecast: Forecast) => void = () => {};
  const chair = {
    match: "m",
    listen: async (listener: Listener) => listener.update(news as unknown as Update),
    act: async (_: number, word: string) => (said.push(word), { match: "m", number: 2 }),
    odds: () => new Promise<Forecast>((told) => (tell = told)),
    moments: async () => [],
    steps: async () => ({ steps: [], earlier: false }),
  };
  const match = new MatchState(chair as unknown as Chair, async () => game, null);
  match.listen();
  await vi.waitFor(() => expect(match.choosing).not.toBeNull(), PATIENCE);
  return { hand: match.hand, said, tell: (forecast: Forecast) => tell(forecast) };
}

const forecast = { charts: [] } as unknown as Forecast;

it("does not show the odds first to whoever points twice before they have come", async () => {
  const { hand, said } = await asked();
  void hand.point("haro");
  await hand.point("haro");
  expect(said).toEqual(["attack haro"]);
});

it("shows the odds to whoever points once, and goes on when pointed at again", async () => {
  const { hand, said, tell } = await asked();
  const pointed = hand.point("haro");
  tell(forecast);
  await pointed;
  expect([hand.odds?.word, said]).toEqual(["attack haro", []]);
  await hand.point("haro");
  expect(said).toEqual(["attack haro"]);
});

it("warns even whoever points twice at once, and then takes the answer", async () => {
  const { hand, said, tell } = await asked({ ...module, cautions: true });
  const warning = { charts: [], cautions: [{ what: "dear", names: [] }] };
  void hand.point("haro");
  const again = hand.point("haro");
  tell(warning);
  await again;
  expect([hand.odds?.forecast, said]).toEqual([warning, []]);
  await hand.commit();
  expect(said).toEqual(["attack haro"]);
});

it("lets one go back after the first choice", async () => {
  const { hand } = await asked();
  expect(hand.canGoBack).toBe(false);
  void hand.point("haro");
  expect(hand.canGoBack).toBe(true);
  hand.back();
  expect(hand.canGoBack).toBe(false);
});
