import type { GameModule } from "../../shell/board";
import type { SaladinView } from "../../types";
import Board from "./Board.svelte";
import { fallen, named } from "./labels";
import { attempt, building, phrase, points, unspent } from "./paths";
import { opening, pictures } from "./pictures";
import { hasScene } from "./telling";

export const module: GameModule<SaladinView> = { Board, late: () => import("./late"), turns: new Set(["turn-began"]), opening, pictures, hasScene, points, phrase, building, cautions: true, unspent, fallen, explain: async (...about) => (await import("./explain")).explain(...about), named, attempt };
