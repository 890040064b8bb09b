import type { Component } from "svelte";
import type { ShieldShape } from "../art/shapes";
import type { Forecast, Recollection, ToldStep, Trouble } from "../types";

/** A sentence or a name from the catalogues that the terminal uses too. */
export type Say = (key: string, facts?: Record<string, string | number>) => string;

/** The props of a board. It draws what a seat sees and reports what is pointed at; it knows no rules.
 *
 * Everything that can occur in the path of an action has a name: a zone "B4", a unit "alfonso", a card "3-4", a
 * Banner "richard". Boards draw each as a named, focusable control and call `pick` with that name, whether it glows or not:
 * the shell explains why something cannot be done. */
export interface BoardProps<View> {
  view: View;
  /** How it would look after the orders that are planned, if any are. */
  planned?: View | null;
  /** Whether it opens on whoever acts instead of on everything, if it is too large to be read as a whole. */
  closeUp?: boolean;
  /** The point of view: a seat, "watcher" or "all". That side is at the bottom. */
  seat: string;
  /** May be picked now: glows softly. */
  choosable: ReadonlySet<string>;
  /** Picked already, in order: a gold ring. */
  chosen: readonly string[];
  /** What the last action was about. */
  touched: ReadonlySet<string>;
  /** The first words of the actions that each choosable name leads to. */
  verbs?: ReadonlyMap<string, ReadonlySet<string>>;
  /** The path of the action that is being built, as far as it is known; null where it is open. Drawn as an arrow. */
  building?: readonly (string | null)[];
  /** Where a thing can be dragged to, each with the first words of the actions that it leads to. */
  goals?: (name: string) => ReadonlyMap<string, ReadonlySet<string>>;
  /** Called with a thing, and perhaps with one in it that was aimed at. */
  pick: (name: string, aimed?: string) => void;
  /** Called with several things at once, to do something with all of them. Only in games that are planned. */
  pickMany?: (names: readonly string[]) => void;
  /** Called when a thing begins to be dragged. */
  grab?: (name: string) => void;
  /** Called when one thing is dragged to another. */
  drag?: (from: string, to: string) => void;
  /** Called with what the pointer or the focus is on, or with nothing. */
  look: (name: string | null) => void;
  /** Whether the board has been painted, so that the rest can be drawn. */
  painted: boolean;
  say: Say;
}

/** A fight or a roll of dice, as a small scene that can be read. */
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

/** A few words that belong together. */
export type Order = readonly string[];

/** An order that cannot be carried out, and why; null if nothing can be ordered any more. */
export interface Blocked {
  order: Order;
  why: Trouble | null;
}

/** What a game's own conveniences can see and do. Everything goes through the plan or through an answer, as if done by hand. */
export interface Command<View> {
  readonly seat: string;
  /** After what is planned, and so are the question and what may be said. */
  readonly view: View;
  readonly question: string;
  readonly legal: readonly string[];
  readonly orders: readonly Order[];
  /** How many of them lack nothing. */
  readonly ready: number;
  /** Whether nothing can be added to them: fate or somebody else is next. */
  readonly isComplete: boolean;
  /** Whether nothing can be ordered at the moment. */
  readonly idle: boolean;
  /** The things that the next orders are for. */
  readonly marked: readonly string[];
  mark: (names: readonly string[]) => void;
  /** Plan these orders, as far as they can be carried out; returns the others. */
  add: (orders: readonly Order[]) => Promise<readonly Blocked[]>;
  /** Say that these orders were asked for and cannot be carried out. */
  block: (blocked: readonly Blocked[]) => void;
  /** Give what is planned. */
  commit: () => Promise<void>;
  /** Give this answer at once. */
  answer: (word: string) => Promise<unknown>;
  /** The odds of words that could be said now. */
  odds: (words: readonly string[]) => Promise<readonly (Forecast | null)[]>;
  /** Answer these questions again and again, until something else is asked, there is no answer, or somebody touches anything. */
  keepSaying: (questions: readonly string[], choose: () => Promise<string | null>) => void;
}

export interface OrdersProps<View> {
  command: Command<View>;
  /** Whether an answer has been built that has a dark button of its own. */
  isBuilt: boolean;
  say: Say;
}

/** Something that a side has lost, drawn in a square of 100 by 100, as SVG. */
export interface Fallen {
  name: string;
  drawn: string;
}

export interface Unspent {
  count: number;
  of: "points" | "orders";
}

export interface LateParts {
  /** Only for games that have scenes. */
  Scene?: Component<SceneProps>;
  /** Only for games with hidden information. */
  Memory?: Component<MemoryProps>;
}

/** What a game provides for the browser. */
export interface GameModule<View = unknown> {
  Board: Component<BoardProps<View>>;
  /** Fetches what is drawn only after the board. */
  late?: () => Promise<LateParts>;
  /** Whether these steps contain something worth a scene, or something that continues the scene being shown. */
  hasScene: (steps: readonly ToldStep[], shown?: boolean) => boolean;
  /** The names of the events with which turns begin: headings of the log. */
  turns?: ReadonlySet<string>;
  /** The heading of the first turn, if it begins before anything is told. */
  opening?: (say: Say) => string;
  /** The dice and cards of an event, as SVG in a square of 100 by 100, for its line in the log. */
  pictures?: (event: object) => readonly string[];
  /** What an event is one of many of: lines of the same kind are folded into one, which says `fold-KIND` with their count. */
  folds?: (event: object) => string | undefined;
  /** Whether a scene of what somebody did tells that player too something new, such as a card that was turned up. */
  surprises?: (steps: readonly ToldStep[]) => boolean;
  /** The parts of a path that can be pointed at on the board, in order, as `Choosing` reads them. */
  points: (path: readonly string[], view: View) => string[];
  /** One part of a path in words, for choosing it from a list. */
  phrase: (view: View, path: readonly string[], at: number, say: Say) => string;
  /** A picture of one part of a path, as SVG in a square of 100 by 100, for the list. */
  face?: (view: View, step: string) => string;
  /** The same in words, for those who do not see the picture. */
  aloud?: (view: View, step: string, say: Say) => string;
  /** What is being built as a sentence, if there is a better one than its phrases in a row; null where it is open. */
  building?: (view: View, path: readonly (string | null)[], say: Say) => string;
  /** Whether the odds may come with a caution, which is shown even to those who do not want to see the odds. */
  cautions?: boolean;
  /** How much of what can be done now is lost by ending the turn, given the first words of all that is legal. */
  unspent?: (view: View, verbs: ReadonlySet<string>) => Unspent;
  /** Whether this action ends the turn by itself, because nothing is left to spend. */
  endsTurn?: (view: View, path: readonly (string | null)[]) => boolean;
  /** What a thing on the board is and can do, in sentences, besides its name. */
  explain?: (view: View, name: string, say: Say) => Promise<readonly string[]>;
  /** What the drawings of the fallen refer to, if it is drawn with the board. */
  symbols?: () => string;
  /** Whom a side has lost so far. */
  fallen?: (view: View, side: string, say: Say) => readonly Fallen[];
  /** The name of something that the odds are about. */
  named: (name: string, say: Say) => string;
  /** A word to try when somebody points at one thing and then at another, so that the table can explain why not. */
  attempt: (view: View, seat: string, from: string, to: string) => string | null;
  /** The questions whose answers are planned and then given together, for games in which nothing is hidden: whether an
   * answer begins an order or continues one. */
  plans?: Readonly<Record<string, "order" | "part">>;
  /** An order as a sentence, if there is a better one than its phrases in a row; the view is that after the orders. */
  brief?: (view: View, order: Order, say: Say) => string | null;
  /** Gives what is planned, and orders for many at once, beside the board. A game that is planned has it. */
  Orders?: Component<OrdersProps<View>>;
  /** The questions that a button among these ends, and no key alone. */
  ends?: ReadonlySet<string>;
  /** One thing was dragged to another while somebody plans. */
  drag?: (command: Command<View>, from: string, to: string) => Promise<void>;
  /** The questions that can be given a standing answer before they come, and the verbs to choose from. */
  standing?: Readonly<Record<string, readonly string[]>>;
}

export interface Bearing {
  coat: string;
  shape: ShieldShape;
}

/** What is shown of a game before its board is loaded: who bears which arms. Keep it small, because every menu loads it. */
export interface Cover {
  seats: Record<string, Bearing>;
  /** The opponents in a scenario, in the order of the seats. */
  scenarios: Record<string, readonly (readonly Bearing[])[]>;
  /** Where they fight. */
  grounds?: Record<string, Ground>;
}

/** The grounds that the home page can paint. */
export type Ground = "slope" | "cards" | "shore" | "horns" | "hexes";
