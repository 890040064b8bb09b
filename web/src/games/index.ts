/** The boards that are in this build; each is loaded when a match needs it. Other games are played on a plain one. */
import type { Bearing, Cover, GameModule } from "../shell/board";
import { plainBearing } from "../shell/plain/bearings";

const modules = import.meta.glob<{ module: GameModule }>("./*/index.ts");
const covers = import.meta.glob<{ cover: Cover }>("./*/cover.ts", { eager: true });

export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`] ?? (() => import("../shell/plain"));
  return (await load()).module;
}

/** The arms of a seat; `seats` are all of its game, in their order. */
export function bearingOf(game: string, seat: string, seats: readonly string[]): Bearing {
  return coverOf(game)?.seats[seat] ?? plainBearing(seats.indexOf(seat));
}

/** Who meets in a scenario, the seats in their order. */
export function hostsOf(game: string, scenario: string, seats: readonly string[]): readonly (readonly Bearing[])[] {
  return coverOf(game)?.scenarios[scenario] ?? seats.map((seat) => [bearingOf(game, seat, seats)]);
}

function coverOf(game: string): Cover | undefined {
  return covers[`./${game}/cover.ts`]?.cover;
}
