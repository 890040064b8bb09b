/** A board for games without their own: the view as a list. Enough to play any game that a table offers. */
import type { GameModule } from "../board";
import Board from "./Board.svelte";

export const module: GameModule = {
  Board,
  hasScene: () => false,
  points: (path) => path.slice(1),
  phrase: (_view, path, at) => path[at]!,
  named: (name) => name,
  attempt: () => null,
};
