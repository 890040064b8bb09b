import type { GameModule } from "../../shell/board";
import type { NavasHexView } from "../../types";
import Board from "./Board.svelte";
import Orders from "./Orders.svelte";
import { fallen } from "./counters";
import { attempt, building, named, phrase, points } from "./paths";
import { pictures } from "./pictures";
import { brief, drag, FIRES, plans, standing } from "./planning";
import { folds, hasScene } from "./telling";

export const module: GameModule<NavasHexView> = { Board, late: () => import("./late"), turns: new Set(["turn-began"]), pictures, folds, hasScene, points, phrase, building, fallen, named, attempt, plans, brief, Orders, ends: new Set(["ask-order", "ask-declare", ...FIRES]), drag, standing };
