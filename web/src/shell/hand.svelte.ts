/** What a hand does to the answer that is being built, by list, mouse, finger or keys; and the odds of it once it is whole. */
import type { Forecast, ToldSight } from "../types";
import type { Unspent } from "./board";
import { type Choice, Choosing } from "./choosing";
import type { MatchState } from "./match.svelte";
import { settings } from "./settings.svelte";
import { bare } from "./steps";

type Goals = ReadonlyMap<string, ReadonlySet<string>>;

export class Hand {
  /** The odds of what would be done now, if luck decides. */
  odds = $state.raw<{ word: string; forecast: Forecast } | null>(null);
  /** The answer that would give away what could still be used, until it is given once more. */
  warned = $state.raw<Choice | null>(null);
  /** What was pointed at although nothing can be done with it. */
  vain = $state<string | null>(null);
  /** While it is found out whether luck decides about what is to be done. */
  asking = $state(false);
  /** Whether the next answer is left as a standing one. */
  always = $state(false);

  /** Where the thing that is dragged can go, if the table had to be asked. */
  #reached = $state.raw<{ thing: string; goals: Goals } | null>(null);
  /** What the odds are being fetched of. */
  #foretold: string | null = null;

  constructor(readonly match: MatchState) {}

  get idle(): boolean {
    const { busy, ahead, plan, connected } = this.match;
    return busy || ahead.busy || plan.busy || this.asking || !connected;
  }

  /** Point at a thing, perhaps by aiming at another in it; pointing at the last one again does what is ready. */
  async point(thing: string, aimed: string | null = null): Promise<void> {
    const { choosing } = this.match;
    if (!choosing) return;
    this.#calm();
    if (choosing.isAgain(thing)) return this.commit();
    if (choosing.point(thing, aimed)) return this.#built();
    if (await this.#leavesOrder(thing)) return this.point(thing, aimed);
    await this.#explain(choosing.chosen[0] ?? thing, thing);
  }

  /** A thing begins to be dragged. Where an order that is planned can lead, the table knows. */
  async grab(thing: string): Promise<void> {
    const { plan } = this.match;
    this.#reached = null;
    const begun = this.#choosingIn(plan.before ?? plan.sight ?? this.match.update!.sight!);
    if (!plan.isOn || !begun.point(thing) || !begun.ready) return;
    const sight = await plan.foresee(begun.ready);
    if (sight) this.#reached = { thing, goals: this.#choosingIn(sight).verbs() };
  }

  /** What a thing can be dragged to, each with the first words of the actions that it leads to. */
  goals(thing: string): Goals {
    void this.match.turns;
    return this.#reached?.thing === thing ? this.#reached.goals : (this.match.choosing?.goals(thing) ?? new Map());
  }

  /** One thing was dragged to another: what leaves nothing open just happens, unless it ends the turn. */
  async drag(from: string, to: string): Promise<void> {
    const { choosing, plan, module, command } = this.match;
    if (plan.isOn && module?.drag) return module.drag(command, from, to);
    if (!choosing) return;
    this.#calm();
    if (choosing.party().length || !choosing.chosen.includes(from)) choosing.reset();
    if (!choosing.point(from) || !choosing.goals(from).has(to)) {
      choosing.reset();
      this.#changed();
      return this.#explain(from, to);
    }
    choosing.point(to);
    this.#changed();
    await (choosing.word && !this.endsTurn ? this.commit() : this.#foretell());
  }

  /** Take a line of the list. A whole one is done, unless it ends the turn, and one that gives something away is asked for
   * again. */
  async pick(choice: Choice): Promise<void> {
    const { choosing } = this.match;
    if (!choosing || this.idle) return;
    const isFinal = choice.word !== null && choosing.finals().some(({ word }) => word === choice.word);
    if (isFinal && this.warned?.word !== choice.word && this.unspent?.count) {
      choosing.reset();
      this.#changed();
      this.warned = choice;
      return;
    }
    if (isFinal) choosing.reset();
    choosing.pick(choice);
    this.#changed();
    if (choice.word && !this.endsTurn) await this.commit();
    else await this.#foretell();
  }

  /** Do what is ready. Whoever wants to see the odds first sees them first. */
  async commit(): Promise<void> {
    const word = this.match.choosing?.ready;
    if (!word || this.idle) return;
    if (this.odds?.word !== word) {
      this.asking = true;
      // Whoever is quicker than the odds does not want to see them.
      const isShown = await this.#foretell(settings.confirm && this.#foretold !== word).finally(() => (this.asking = false));
      if (isShown) return;
    }
    if (this.match.choosing?.ready === word) await this.match.answer(word, this.always);
  }

  /** Undo one step, unless it is on its way to the table. */
  back(): void {
    const { choosing, plan, busy } = this.match;
    if (busy) return;
    this.#calm();
    if (this.warned) this.warned = null;
    else if (choosing?.canGoBack) choosing.back();
    else if (plan.isOpen) void plan.undo();
    this.#changed();
    void this.#foretell();
  }

  /** Forget what is being built. */
  cancel(): void {
    this.#calm();
    this.match.choosing?.reset();
    this.#changed();
  }

  get canGoBack(): boolean {
    void this.match.turns;
    if (this.match.busy) return false;
    return this.warned !== null || this.match.choosing?.canGoBack === true || this.match.plan.isOpen;
  }

  /** A new question: nothing of the last one is left. */
  forget(): void {
    this.odds = this.warned = this.vain = null;
    this.always = false;
  }

  /** Whether what is ready would end the turn by itself, which is not done unasked. */
  get endsTurn(): boolean {
    const { choosing, module, foreseen, plan, update } = this.match;
    if (settings.endTurns || foreseen || plan.isOn || !choosing?.ready) return false;
    return module?.endsTurn?.(update!.sight!.view, choosing.known) ?? false;
  }

  /** What could still be used. */
  get unspent(): Unspent | null {
    const { module, update, plan } = this.match;
    if (plan.isOn || !update?.sight) return null;
    const { view, legal } = update.sight;
    return module?.unspent?.(view, new Set(bare(legal.map(([verb]) => verb!)))) ?? null;
  }

  /** Whatever was said about the last try. */
  #calm(): void {
    this.match.trouble = this.vain = null;
  }

  async #built(): Promise<void> {
    this.#changed();
    const { choosing, plan } = this.match;
    // A plan is not binding, so nothing has to be confirmed.
    if (plan.isOn && choosing?.ready) await plan.say(choosing.ready);
    else await this.#foretell();
  }

  #changed(): void {
    this.odds = this.warned = null;
    this.match.turns += 1;
  }

  /** Show the odds of what is ready, if luck decides and they are wanted; what one has to be warned of is always shown. */
  async #foretell(isWanted = settings.confirm): Promise<boolean> {
    const { choosing, foreseen, plan, turns, seat, module } = this.match;
    const word = choosing?.ready;
    if (!word || foreseen || plan.isOn || !(isWanted || module?.cautions)) return false;
    // Where the odds cannot be had, the action itself tells what is wrong.
    this.#foretold = word;
    const forecast = await seat.odds(word).catch(() => null);
    this.#foretold = null;
    if (turns !== this.match.turns) return true;
    this.odds = forecast && (isWanted || forecast.cautions?.length) ? { word, forecast } : null;
    return this.odds !== null;
  }

  /** Whoever points at what could begin another order has done with the one that lacks a word. */
  async #leavesOrder(thing: string): Promise<boolean> {
    const { plan } = this.match;
    if (!plan.before || !this.#choosingIn(plan.before).point(thing)) return false;
    await plan.undo();
    return true;
  }

  #choosingIn({ legal, view }: ToldSight): Choosing {
    return new Choosing(legal, (path) => this.match.module!.points(path, view));
  }

  /** Only illegal words are tried, so that the table says why not: nothing is done that was not meant. */
  async #explain(from: string, to: string): Promise<void> {
    const { module, plan, update, choosing, foreseen, sight } = this.match;
    const tried = foreseen ? null : module!.attempt(plan.sight?.view ?? sight?.view, update!.seat, from, to);
    if (tried && !choosing!.allows(tried)) await (plan.isOn ? plan.say(tried) : this.match.act(tried));
    else this.vain = to;
  }
}
