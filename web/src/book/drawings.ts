/** All drawings of the rules pages. web/figures.mjs writes them into the games' packages. */
import { DRAWINGS as navas } from "./navas";
import { DRAWINGS as saladin } from "./saladin";
import { DRAWINGS as sword } from "./sword";

const GAMES = { navas, saladin, sword };

export function allDrawings(): Record<string, Record<string, string>> {
  return Object.fromEntries(Object.entries(GAMES).map(([game, drawings]) => [game, Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [name, draw()]))]));
}
