/** The boards in this build, each loaded when a match needs it. Other games are played on the plain board. */
import type { Bearing, Cover, GameModule, Ground } from "../shell/board";
import { plainBearing } from "../shell/plain/bearings";

const modules = import.meta.glob<{ module: GameModule }>("./*/index.ts");
const covers = import.meta.glob<{ cover: Cover }>("./*/cover.ts", { eager: true });

export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`] ?? (() => import("../shell/plain"));
  return (await load()).module;
}

/** The arms of a seat; `seats` are all seats of its game, in order. */
export function bearingOf(game: string, seat: string, seats: readonly string[]): Bearing {
  return coverOf(game)?.seats[seat] ?? plainBearing(seats.indexOf(seat));
}

/** The opponents in a scenario, in the order of the seats. */
export function hostsOf(game: string, scenario: string, seats: readonly string[]): readonly (readonly Bearing[])[] {
  return coverOf(game)?.scenarios[scenario] ?? seats.map((seat) => [bearingOf(game, seat, seats)]);
}

export function groundOf(game: string, scenario: string): Ground {
  return coverOf(game)?.grounds?.[scenario] ?? "slope";
}

function coverOf(game: string): Cover | undefined {
  return covers[`./${game}/cover.ts`]?.cover;
}
