import type { GameModule } from "../../shell/board";
import type { NavasView } from "../../types";
import Board from "./Board.svelte";
import { attempt } from "./attempt";
import { fallen, faces } from "./faces";
import { aloud, building, phrase } from "./phrases";
import { endsTurn, unspent } from "./prices";
import { named } from "./words";
import { face, pictures } from "./pictures";
import { points } from "./points";
import { hasScene, surprises } from "./scene";

export const module: GameModule<NavasView> = { Board, late: () => import("./late"), turns: new Set(["round-began"]), pictures, hasScene, surprises, points, phrase, face, aloud, building, unspent, endsTurn, fallen, explain: async (...about) => (await import("./late")).explain(...about), symbols: faces, named, attempt };
