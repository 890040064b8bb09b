import type { GameModule } from "../../shell/board";
import type { SwordView } from "../../types";
import Board from "./Board.svelte";
import { attempt, named, phrase, points } from "./paths";
import Scene from "./Scene.svelte";
import { hasScene } from "./telling";

export const module: GameModule<SwordView> = { Board, Scene, hasScene, points, phrase, named, attempt };
