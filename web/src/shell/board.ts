import type { Component } from "svelte";
import type { ShieldShape } from "../art/shapes";
import type { Recollection, ToldStep } from "../types";

/** A sentence or a name from the catalogues that the terminal uses too. */
export type Say = (key: string, facts?: Record<string, string | number>) => string;

/** What a board is given. It draws what a seat sees and tells what is pointed at; it knows no rules.
 *
 * Everything that can stand in the path of an action has a name there: a zone "B4", a unit "alfonso", a card "3-4", a
 * Banner "richard". Boards draw each as a named, focusable control and call `pick` with that name, whether it glows or not:
 * the shell explains why something cannot be done. */
export interface BoardProps<View> {
  view: View;
  /** Whose eyes: a seat, "watcher" or "all". That side is at the bottom. */
  seat: string;
  /** May be picked now: glows softly. */
  choosable: ReadonlySet<string>;
  /** Picked already, in order: a gold ring. */
  chosen: readonly string[];
  /** What the last action was about. */
  touched: ReadonlySet<string>;
  pick: (name: string) => void;
  /** The pointer or the focus is on this, or on nothing. */
  look: (name: string | null) => void;
  /** Whether the board has been painted once: what lies beside it can be drawn now. */
  painted: boolean;
  say: Say;
}

/** A fight or a throw of dice, as a little scene that can be read. */
export interface SceneProps {
  steps: readonly ToldStep[];
  say: Say;
  /** Whether things may move. */
  motion: boolean;
}

/** What has been seen of hidden things, and what the other side may hold. */
export interface MemoryProps {
  recollections: readonly Recollection[];
  seat: string;
  say: Say;
}

/** What a game brings to the browser. */
export interface GameModule<View = unknown> {
  Board: Component<BoardProps<View>>;
  /** Only games in which something is worth one have it. */
  Scene?: Component<SceneProps>;
  /** Only games with hidden things have one. */
  Memory?: Component<MemoryProps>;
  /** Whether something happened in these steps that is worth a scene; or that goes on with one that is being shown. */
  hasScene: (steps: readonly ToldStep[], shown?: boolean) => boolean;
  /** Those parts of a path that can be pointed at on the board, in order; a part may stand for several things. */
  points: (path: readonly string[]) => string[];
  /** One part of a path in words, for choosing it from a list. */
  phrase: (view: View, path: readonly string[], at: number, say: Say) => string;
  /** What something is called that odds are about. */
  named: (name: string, say: Say) => string;
  /** A word to try for somebody who points at one thing and then at another, so that the table can explain. */
  attempt: (view: View, seat: string, from: string, to: string) => string | null;
}

export interface Bearing {
  coat: string;
  shape: ShieldShape;
}

/** What is seen of a game before its board is: who bears which arms. Small, for every chooser loads it. */
export interface Cover {
  seats: Record<string, Bearing>;
  /** Who meets in a scenario, the seats in their order. */
  scenarios: Record<string, readonly (readonly Bearing[])[]>;
}
