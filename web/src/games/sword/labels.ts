/** Accessible names, for people who cannot see the board, and the same facts for those who look closer. */
import type { Say } from "../../shell/board";
import type { NavasHexView } from "../../types";
import { figuresOf } from "./counters";
import { levelOf, MAP, rangeOf, unitName } from "./edition";
import { WAYS } from "./hexes";
import { inRadius, type Unit } from "./position";

const STOCKADE = new Map<string, string[]>();
for (const [hex, way] of MAP.entrenchment) STOCKADE.set(hex!, [...(STOCKADE.get(hex!) ?? []), way!]);

export function hexLabel(hex: string, say: Say): string {
  const parts = [say("board-hex", { hex })];
  if (levelOf(hex)) parts.push(say("board-level", { level: levelOf(hex) }));
  if (STOCKADE.has(hex)) parts.push(say("board-stockade", { sides: STOCKADE.get(hex)!.map((way) => facing(way, say)).join(", ") }));
  if (hex === MAP.standard) parts.push(say("board-standard"));
  return parts.join(", ");
}

/** With the figures as they stand on the counter: whoever speaks to a computer says what can be read. */
export function unitLabel(view: NavasHexView, unit: Unit, say: Say): string {
  return [
    unitName(unit.tag, say),
    say(`side-${unit.side}`),
    say("board-hex", { hex: unit.hex }),
    ...(unit.order === "routed" ? [] : [facesSaid(unit, say)]),
    `${figuresOf(unit.piece)}: ${numbersSaid(unit, say)}`,
    ...statesSaid(unit, say),
    ...leadersSaid(unit, say),
    commandSaid(view, unit, say),
  ].join(", ");
}

export function facesSaid(unit: Unit, say: Say): string {
  return say("board-faces", { facing: facing(WAYS[unit.facing]!, say) });
}

export function numbersSaid({ piece }: Unit, say: Say): string {
  const numbers = say("board-numbers", { strength: piece.strength, cohesion: piece.cohesion, move: piece.move });
  return rangeOf(piece) ? `${numbers}, ${say("board-range", { hexes: rangeOf(piece) })}` : numbers;
}

export function statesSaid(unit: Unit, say: Say): string[] {
  return [say(`state-${unit.order}`), ...(unit.tired ? [say("state-tired")] : []), ...(unit.resting ? [say("state-resting")] : [])];
}

export function leadersSaid(unit: Unit, say: Say): string[] {
  return unit.leaders.map((leader) => say("board-led", { leader: say(`leader-${leader}`) }));
}

export function commandSaid(view: NavasHexView, unit: Unit, say: Say): string {
  return say(inRadius(view, unit) ? "board-in-command" : "board-out-of-command");
}

function facing(way: string, say: Say): string {
  return say(`facing-${way.toLowerCase()}`);
}

/** What can be done with it now. */
export function marked(label: string, choosable: boolean, chosen: boolean, say: Say): string {
  return chosen ? `${label}, ${say("board-chosen")}` : choosable ? `${label}, ${say("board-choosable")}` : label;
}
