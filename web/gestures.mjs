// Counts the gestures that decisions take on a page: node web/gestures.mjs WEB POSITIONS, where WEB is this folder or that of another checkout.
// A gesture is a click, a tap, a key or a drag. Each line of POSITIONS is a decision of some game: what was legal, what was chosen and whether
// the odds are shown first. The page's own model of choosing is given every sequence of gestures that leads there, the shortest first.
import { createReadStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { createServer } from "vite";

const MOST = 9;
const [web, file] = process.argv.slice(2);
const server = await createServer({ root: web, configFile: false, logLevel: "error", appType: "custom", server: { middlewareMode: true, hmr: false, ws: false }, optimizeDeps: { noDiscovery: true } });
const load = (path) => server.ssrLoadModule(path);
const { Choosing } = await load("/src/shell/choosing.ts");
const { bare, wordOf } = await load("/src/shell/steps.ts");
const { plans } = await load("/src/games/sword/planning.ts");
const POINTS = {
  navas: (await load("/src/games/navas/points.ts")).points,
  saladin: (await load("/src/games/saladin/paths.ts")).points,
  sword: (await load("/src/games/sword/paths.ts")).points,
};
const PRICES = "/src/games/navas/prices.ts";
const UNSPENT = { navas: existsSync(web + PRICES) ? (await load(PRICES)).unspent : undefined, saladin: (await load("/src/games/saladin/paths.ts")).unspent };

/** What the hand does on a page whose model knows when a word is ready: it is done by a second click, by Enter or by its button. */
class Ready {
  constructor({ legal, luck, word }, points, unspent) {
    Object.assign(this, { choosing: new Choosing(legal, points), luck: (each) => luck && each === word, unspent, odds: null, done: null, warned: null });
  }

  get key() {
    return JSON.stringify([this.choosing.chosen, this.choosing.known, this.choosing.choices(), this.choosing.last, this.odds, this.warned]);
  }

  lines() {
    return [...(this.choosing.word ? [] : this.choosing.choices()), ...this.choosing.finals()];
  }

  pick(choice) {
    const isFinal = this.choosing.finals().some(({ word }) => word === choice.word);
    if (isFinal && this.unspent && this.warned !== choice.word) {
      this.choosing.reset();
      return void (this.warned = choice.word);
    }
    if (isFinal) this.choosing.reset();
    this.choosing.pick(choice);
    return choice.word ? this.enter() : this.foretell();
  }

  point(thing) {
    if (this.choosing.isAgain(thing)) return this.enter();
    this.choosing.point(thing);
    this.foretell();
  }

  drag(from, to) {
    if (!this.choosing.chosen.includes(from)) this.choosing.reset();
    if (!this.choosing.point(from) || !this.choosing.goals(from).has(to)) return this.choosing.reset();
    this.choosing.point(to);
    return this.choosing.word ? this.enter() : this.foretell();
  }

  enter() {
    const word = this.choosing.ready;
    if (!word) return;
    if (this.luck(word) && this.odds !== word) this.odds = word;
    else this.done = word;
  }

  foretell() {
    this.odds = this.luck(this.choosing.ready) ? this.choosing.ready : null;
  }
}

/** On a page without that, a line of the list completes each word, whatever was pointed at before. */
class Listed extends Ready {
  get key() {
    return JSON.stringify([this.choosing.chosen, this.choosing.steps, this.choosing.choices(), this.odds]);
  }

  lines() {
    return this.odds ? [] : this.choosing.choices();
  }

  pick(choice) {
    if (!choice.word) this.choosing.pick(choice);
    else if (this.luck(choice.word)) this.odds = choice.word;
    else this.done = choice.word;
  }

  point(thing) {
    this.choosing.point(thing);
    this.odds = null;
  }

  drag(from, to) {
    this.point(from);
    this.point(to);
  }

  enter() {
    this.done = this.odds;
  }
}

const Hand = "pointedOut" in Choosing.prototype ? Listed : Ready;

/** What can be dragged where for a word: troops, not cards or what is written on them. */
function drags(game, path, hand) {
  const [verb, first, second, third] = path;
  if (game === "sword") return second ? [[first, second]] : [];
  if (game === "saladin") return verb === "leader" ? [["leader", second ?? first]] : third ? [[first, third]] : [];
  if (!/^[A-C][1-6]$/.test(first ?? "") || !/^[A-C][1-6]$/.test(second ?? "")) return [];
  const { chosen } = hand.choosing;
  const isWhole = hand.choosing.choosable().has(first) || (Hand === Ready && chosen.includes(first));
  return (third ?? "").split("+").map((tag) => [Hand === Ready && chosen.includes(tag) ? tag : isWhole ? first : tag, second]);
}

/** Everything that somebody who means this word could do next. */
function ways({ game, word }, path, points, hand) {
  const leads = (choice) => (choice.word ? choice.word === word : choice.path.every((step, at) => path[at] === step));
  const names = [...new Set(points(path).flatMap((point) => point.replace(/[()]/g, "").split(/[+|]/)))];
  const things = names.filter((name) => hand.choosing.choosable().has(name) || hand.choosing.last === name);
  return [
    ...hand.lines().flatMap((choice, at) => (leads(choice) ? [(other) => other.pick(other.lines()[at])] : [])),
    ...things.map((name) => (other) => other.point(name)),
    ...drags(game, path, hand).map(([from, to]) => (other) => other.drag(from, to)),
    (other) => other.enter(),
  ];
}

/** The fewest gestures. */
function fewest(position) {
  const { game, legal, view, word } = position;
  const points = (path) => POINTS[game](path, view);
  const unspent = UNSPENT[game]?.(view, new Set(bare(legal.map(([verb]) => verb)))) ?? 0;
  const path = bare(legal.find((steps) => wordOf(steps) === word));
  const played = (gestures) => {
    const hand = new Hand(position, points, unspent);
    for (const each of gestures) each(hand);
    return hand;
  };
  const seen = new Set();
  let open = [[]];
  for (let count = 1; count <= MOST; count += 1) {
    const next = [];
    for (const before of open) {
      for (const way of ways(position, path, points, played(before))) {
        const hand = played([...before, way]);
        if (hand.done === word) return count;
        if (hand.done || seen.has(hand.key)) continue;
        seen.add(hand.key);
        next.push([...before, way]);
      }
    }
    open = next;
  }
  throw new Error(`${word} cannot be said within ${MOST} gestures`);
}

const found = {};
for await (const line of createInterface({ input: createReadStream(file) })) {
  const position = JSON.parse(line);
  const kind = position.game === "sword" ? plans[position.question] : undefined;
  // What is planned continues the order before it, or is one: it is dragged, and turned at most.
  if (kind === "part") continue;
  const battle = (found[position.battle] ??= { decisions: 0, counts: {}, verbs: {} });
  const count = kind === "order" ? 1 : fewest(position);
  battle.decisions += 1;
  battle.counts[count] = (battle.counts[count] ?? 0) + 1;
  const verb = position.word.split(" ")[0];
  if (count > 2) battle.verbs[verb] = (battle.verbs[verb] ?? 0) + 1;
}
console.log(JSON.stringify(found));
await server.close();
