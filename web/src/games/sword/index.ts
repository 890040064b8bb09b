import type { GameModule } from "../../shell/board";
import type { SwordView } from "../../types";
import Board from "./Board.svelte";
import Orders from "./Orders.svelte";
import { attempt, named, phrase, points } from "./paths";
import { drag, plans, standing } from "./planning";
import Scene from "./Scene.svelte";
import { hasScene } from "./telling";

export const module: GameModule<SwordView> = { Board, Scene, hasScene, points, phrase, named, attempt, plans, Orders, drag, standing };
