/** One match as this seat sees it, kept up to date. What happened is shown step by step before the next question. */
import type { ChatLine, Done, Update, ToldForeseen, ToldSight, ToldStep, Trouble } from "../types";
import { Ahead } from "./ahead.svelte";
import { type Chair, TableRefused } from "./client";
import { MatchCommand } from "./command.svelte";
import { Hand } from "./hand.svelte";
import { Choosing } from "./choosing";
import type { GameModule, Say } from "./board";
import { talkOf } from "./chronicle";
import { isMuted, keepMuted } from "./muted";
import { Plan } from "./plan.svelte";
import { pauseOf, settings } from "./settings.svelte";
import { remember, seenOf } from "./visits";

/** What happened, and how the board looked right after. */
interface Happening {
  sight: ToldSight;
  steps: ToldStep[];
}

export class MatchState {
  /** The last update from the table. */
  update = $state.raw<Update | null>(null);
  /** What the board shows; it lags behind the update while steps are being shown. */
  sight = $state.raw<ToldSight | null>(null);
  /** What has been shown, without breaks, as far back as it was told. */
  log = $state.raw<readonly ToldStep[]>([]);
  /** Whether the table can tell what was before the log. */
  earlier = $state(false);
  /** What was shown last. */
  last = $state.raw<readonly ToldStep[]>([]);
  /** The fight that is being shown, until somebody continues. */
  scene = $state.raw<readonly ToldStep[] | null>(null);
  /** How many steps are still to be shown. */
  left = $state(0);
  /** Everything that was said. */
  #said = $state.raw<readonly ChatLine[]>([]);
  #muted = $state(false);
  /** What is shown of it. */
  readonly chat = $derived(this.#muted ? this.#said.filter(({ seat }) => seat === this.update?.seat) : this.#said);
  /** How much a bot has done of a long thought, in percent; 0 if there is none. */
  thinking = $state(0);
  connected = $state(true);
  trouble = $state.raw<Trouble | null>(null);
  /** Why the ticket was rejected. */
  locked = $state<string | null>(null);
  busy = $state(false);
  /** Set while this seat is asked, or can answer already, and everything has been shown. */
  choosing = $state.raw<Choosing | null>(null);
  /** The question that `choosing` is about, if it has not come yet. */
  foreseen = $state.raw<ToldForeseen | null>(null);
  /** Whether the answer to the current question can be made a standing one. */
  canStand = $state(false);
  /** Incremented whenever `choosing` changes internally. */
  turns = $state(0);
  settled = $state(false);
  module = $state.raw<GameModule | null>(null);

  readonly ahead: Ahead;
  readonly plan = new Plan(this);
  readonly command = new MatchCommand(this);
  readonly hand = new Hand(this);

  #queue: Happening[] = [];
  /** What the scene is about: board and log follow once it has been read. */
  #held: Happening[] = [];
  #taking: Promise<void> = Promise.resolve();
  #showing = false;
  #skipping = false;
  #watched = true;
  #goOn: () => void = () => {};
  #answered = -1;
  #anew = true;
  /** The last update that has been queued for showing. */
  #taken: Update | null = null;
  /** The number of the last step that has been shown or queued. */
  #through = 0;
  /** A word of several that the table did not carry out, to be shown with the next question. */
  #refusal: Trouble | null = null;
  /** The partly built answer in advance: it is kept if that question comes now. */
  #begun: { asked: string; choosing: Choosing } | null = null;
  /** The questions that had many answers at some point. Nobody wants a standing answer to one of those. */
  #wide = new Set<string>();

  constructor(
    readonly seat: Chair,
    readonly load: (game: string) => Promise<GameModule>,
    /** The link back to the match, if there is one. */
    readonly path: string | null,
    /** Whether nobody else looks at this screen. */
    isAlone = true,
  ) {
    this.#muted = isMuted(seat.match);
    this.ahead = new Ahead(this, isAlone && seat.leave !== undefined);
  }

  listen(): void {
    void this.seat.listen({
      update: (update) => ((this.thinking = 0), this.#hear(update)),
      line: (line) => (this.#said = [...this.#said, line]),
      thinking: (percent) => (this.thinking = percent),
      connected: (up) => (this.connected = up),
      refused: (code) => (this.locked = code),
    });
  }

  async join(name: string): Promise<void> {
    try {
      await this.seat.join(name);
    } catch (error) {
      if (!(error instanceof TableRefused)) throw error;
      this.trouble = error.trouble;
    }
  }

  /** Receive everything again, in the current language. */
  hearAgain(): void {
    this.#anew = true;
    this.#said = [];
    this.seat.hearAgain();
  }

  get muted(): boolean {
    return this.#muted;
  }

  /** Whether what others say is hidden. */
  set muted(muted: boolean) {
    this.#muted = muted;
    keepMuted(this.seat.match, muted);
  }

  /** Whoever sits there, or the side if nobody does. */
  nameOf(seat: string, say: Say): string {
    const told = this.update?.seats[seat];
    return told?.title || told?.name || say(`side-${seat}`);
  }

  /** Whether somebody is looking at this seat's board: otherwise nothing is shown. */
  set watched(watched: boolean) {
    this.#watched = watched;
    if (watched) void this.#show();
  }

  /** Continue with the next thing that happened. */
  goOn(): void {
    this.#goOn();
  }

  /** Skip to the current position. */
  skip(): void {
    this.#skipping = true;
    this.#goOn();
  }

  /** Answer the current or a future question; a standing answer is also used every time it is asked again. */
  async answer(word: string, standing = false): Promise<void> {
    if (this.plan.isOn) return this.plan.say(word);
    if (this.foreseen) return this.ahead.leave({ question: this.foreseen.question, word });
    if (standing) this.ahead.leaveLater({ question: this.update!.sight!.prompt.question, word, standing });
    await this.act(word);
  }

  /** Send words to the table; a refusal is kept for display. Returns how many were carried out, or null for none. */
  async act(...words: string[]): Promise<number | null> {
    if (!this.update || this.busy || !this.connected) return null;
    this.busy = true;
    this.trouble = null;
    this.#answered = this.update.number;
    try {
      const { number, done, refused }: Done = await this.seat.act(this.#answered, ...words);
      if (refused && this.settled && this.update.number >= number) this.trouble = refused;
      else this.#refusal = refused ?? null;
      return done ?? words.length;
    } catch (error) {
      if (!(error instanceof TableRefused)) throw error;
      this.ahead.forget();
      this.busy = false;
      this.trouble = error.trouble.code === "stale" ? null : error.trouble;
      return null;
    }
  }

  /** From here on the previous question can no longer be answered. */
  #hear(update: Update): void {
    const stale = this.update?.number !== update.number;
    this.update = update;
    if (stale) this.settled = false;
    if (stale) this.#dropQuestion();
    if (update.number > this.#answered) this.busy = false;
    if (update.sight) this.ahead.hear(update, update.sight);
    // Whatever became of an earlier update, the next one is taken.
    this.#taking = this.#taking.catch(() => {}).then(() => this.#take(update));
  }

  #dropQuestion(): void {
    if (this.foreseen) this.#begun = { asked: JSON.stringify(this.foreseen), choosing: this.choosing! };
    this.choosing = this.foreseen = null;
  }

  async #take(update: Update): Promise<void> {
    if (update.rules_here === false) return;
    this.module ??= await this.load(update.match.game);
    if (!update.sight) return;
    if (this.#anew) this.#begin(update);
    const missed = (await this.#whole(update)).filter((step) => step.number > this.#through);
    if (missed.length && missed[0]!.number > this.#through + 1) this.#leaveGap();
    this.#through = update.number;
    if (missed.length) this.#queue.push(...(await this.#happenings(update, update.sight, missed)));
    this.#taken = update;
    this.#showScenesTogether();
    void this.#show();
  }

  /** A returning player is shown what happened since; a new one starts with the current position. */
  #begin(update: Update): void {
    this.#drop();
    const before = this.sight?.number ?? seenOf(update.match.id, update.seat);
    const seen = before && before < update.number ? before : update.number;
    this.log = update.steps.filter((step) => step.number <= seen);
    this.earlier = update.earlier ?? false;
    if (seen === update.number) this.sight = update.sight;
    this.#through = seen;
    this.#anew = false;
  }

  /** All that was missed, as far as the table tells it: an update tells only the last of many actions. */
  async #whole({ steps, earlier }: Update): Promise<ToldStep[]> {
    let [found, more] = [steps, earlier];
    while (more && found[0]!.number > this.#through + 1) {
      const before = await unlessRefused(this.seat.steps(found[0]!.number), { steps: [], earlier: false });
      [found, more] = [[...before.steps, ...found], before.earlier && before.steps.length > 0];
    }
    return found;
  }

  /** Something was missed that the table does not tell now: the log begins after it. */
  #leaveGap(): void {
    this.#drop();
    this.log = [];
    this.earlier = true;
  }

  /** Forget what has not been shown yet. */
  #drop(): void {
    this.#queue = [];
    this.#held = [];
    this.#goOn();
  }

  /** Read on backwards in the log. */
  async recall(): Promise<void> {
    const { steps, earlier } = await this.seat.steps(this.log[0]?.number ?? this.#through + 1);
    this.recalled(steps);
    this.earlier = earlier ?? false;
  }

  /** Something was told that may be older than the log. */
  recalled(steps: readonly ToldStep[]): void {
    const first = this.log[0]?.number ?? this.#through + 1;
    this.log = [...steps.filter(({ number }) => number < first), ...this.log];
  }

  /** A decision is shown together with everything that fate added; for several the table sends the position after each. */
  async #happenings(update: Update, sight: ToldSight, steps: ToldStep[]): Promise<Happening[]> {
    const parts = this.#parts(update, steps);
    const before = this.sight ? null : steps[0]!.number - 1;
    if (parts.length === 1 && (before === null || !this.#isScene(steps))) return [{ sight, steps }];
    const moments = await unlessRefused(this.seat.moments(update.seat, (before ?? steps[0]!.number) - 1), []);
    const at = (number: number) => moments.find(({ step }) => step?.number === number)?.sight;
    if (before !== null) this.sight ??= at(before) ?? null;
    const found = parts.map((part) => ({ steps: part, sight: at(part.at(-1)!.number) }));
    return found.every((each): each is Happening => each.sight !== undefined) ? found : [{ sight, steps }];
  }

  /** What a seat had planned and then did at once counts as one decision. */
  #parts({ seats }: Update, steps: readonly ToldStep[]): ToldStep[][] {
    const parts: ToldStep[][] = [];
    for (const step of steps) {
      const [part, before] = [parts.at(-1), parts.at(-1)?.at(-1)];
      const continues = !(step.actor in seats) || (this.module!.plans !== undefined && before?.actor === step.actor);
      if (part && continues) part.push(step);
      else parts.push([step]);
    }
    return parts;
  }

  async #show(): Promise<void> {
    if (this.#showing || !this.#watched) return;
    this.#showing = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        await this.#tell(next);
        if (!this.#watched) break;
      }
    } finally {
      this.#showing = false;
    }
    if (!this.#queue.length) this.#settle();
  }

  /** A fight waits for the reader, an action of others is shown for a moment, the player's own action not at all. */
  async #tell(next: Happening): Promise<void> {
    this.left = this.#queue.length;
    this.last = next.steps;
    if (this.#isScene(next.steps)) return this.#play(next);
    this.#put(next);
    const isSaid = next.steps.some((step) => step.said?.length || talkOf(step));
    if (isSaid && this.#isNews(next.steps)) await this.#wait(pauseOf());
  }

  async #play(next: Happening): Promise<void> {
    this.scene = next.steps;
    this.#hold(next);
    this.#showScenesTogether();
    await this.#wait(this.command.isRunning ? pauseOf() : Infinity);
    this.scene = null;
    this.#held.splice(0).forEach((each) => this.#put(each));
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#goOn = resolve;
      if (milliseconds < Infinity) setTimeout(resolve, milliseconds);
    });
  }

  /** Board and log wait for the scene, unless nothing moves in it or there is no board yet. */
  #hold(next: Happening): void {
    if (settings.motion && this.sight) this.#held.push(next);
    else this.#put(next);
  }

  #put({ sight, steps }: Happening): void {
    this.left = this.#queue.length;
    this.sight = sight;
    this.log = [...this.log, ...steps];
    this.last = steps;
    this.#remember({ ...this.update!, number: sight.number });
  }

  /** While a fight is being shown, what belongs to it is added to it. */
  #showScenesTogether(): void {
    while (this.scene && this.#queue[0] && this.module!.hasScene(this.#queue[0].steps, true)) {
      const next = this.#queue.shift()!;
      this.left = this.#queue.length;
      this.scene = [...this.scene, ...next.steps];
      this.#hold(next);
    }
  }

  #isScene(steps: readonly ToldStep[]): boolean {
    return this.#isNews(steps) && this.module!.hasScene(steps);
  }

  /** Whether there is something in it that this seat did not do itself, and somebody who wants to see it. */
  #isNews(steps: readonly ToldStep[]): boolean {
    const isForeign = steps.some((step) => step.actor !== this.update!.seat) || this.module!.surprises?.(steps);
    return Boolean(isForeign) && pauseOf() > 0 && !this.#skipping;
  }

  #settle(): void {
    const update = this.update;
    if (!update?.sight || update !== this.#taken) return;
    this.#skipping = false;
    this.left = 0;
    this.sight = update.sight;
    this.#remember(update);
    if (this.settled) return;
    this.#ask(update.sight);
    this.trouble = this.#refusal;
    this.#refusal = null;
    this.settled = true;
    void this.plan.renew();
    void this.command.goOn();
  }

  /** The answers left in advance have changed: perhaps another question can be answered now. */
  reconsider(): void {
    const sight = this.update?.sight;
    if (sight && this.settled && this.foreseen?.question !== this.ahead.next(sight)?.question) this.#ask(sight);
  }

  /** Another plan leads to another question. */
  askAnew(): void {
    if (this.settled) this.#ask(this.update!.sight!);
  }

  /** The current question or the one after what is planned, else one that is certain to come. */
  #ask(sight: ToldSight): void {
    const { prompt, view, legal: offered } = this.plan.sight ?? sight;
    const legal = this.plan.isComplete ? [] : offered;
    this.foreseen = this.ahead.next(sight);
    const asked: ToldForeseen = this.foreseen ?? { question: prompt.question, words: legal };
    const isBegun = this.#begun?.asked === JSON.stringify(asked);
    this.choosing = isBegun ? this.#begun!.choosing : asked.words.length ? new Choosing(asked.words, (path) => this.module!.points(path, view)) : null;
    this.#begun = null;
    this.hand.forget();
    if (legal.length && !this.choosing!.isPlain) this.#wide.add(prompt.question);
    this.canStand = this.ahead.isOffered && !this.plan.isOn && legal.length > 0 && !this.#wide.has(prompt.question);
    this.turns += 1;
  }

  #remember({ match, seat, number }: Update): void {
    if (this.path) remember(match.id, seat, number);
  }
}

/** What the table tells, or something else if it will not. */
async function unlessRefused<T>(told: Promise<T>, instead: T): Promise<T> {
  try {
    return await told;
  } catch (error) {
    if (error instanceof TableRefused) return instead;
    throw error;
  }
}
