/** The keys of a board. It is one stop of the Tab key; within it arrows lead to the nearest thing in their direction, Home,
 * End, Page Up and Page Down to what can be chosen.
 *
 * A board draws its things as controls with `data-name` and `tabindex="-1"`, and `data-glows` on those that can be chosen. */

type Thing = HTMLElement | SVGElement;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const [THING, GLOWING] = ["[data-name]", "[data-name][data-glows]"];
/** How far a thing must lie in the direction of an arrow at least, and how much farther off what lies aside of it seems. */
const [LEAST, ASIDE] = [4, 2];

export function roving(board: HTMLElement): () => void {
  /** Where the Tab key stops. */
  let stop: Thing | null = null;
  /** Whether it has the focus, or had it until it was taken away. */
  let isHeld = false;

  function settle(thing: Thing | null): void {
    if (thing === stop) return;
    stop?.setAttribute("tabindex", "-1");
    thing?.setAttribute("tabindex", "0");
    stop = thing;
  }

  /** Whoever comes from elsewhere comes to what can be chosen; whoever is here stays with what is drawn anew. */
  function renew(): void {
    const isGone = !stop?.isConnected;
    if (!isGone && (isHeld || stop!.matches(GLOWING))) return;
    const same = isGone && stop ? board.querySelector<Thing>(`[data-name="${CSS.escape(stop.dataset["name"]!)}"]`) : null;
    const hadFocus = isHeld && document.activeElement === document.body;
    isHeld &&= hadFocus && same !== null;
    settle((isHeld ? same : board.querySelector<Thing>(GLOWING)) ?? same ?? (isGone ? board.querySelector<Thing>(THING) : stop));
    if (isHeld) stop?.focus({ preventScroll: true });
  }

  function onfocusin({ target }: FocusEvent): void {
    const thing = (target as Element).closest<Thing>(THING);
    isHeld = thing !== null;
    if (thing) settle(thing);
  }

  /** A thing that was taken away under the focus is gone by then. */
  function onfocusout(): void {
    queueMicrotask(() => (isHeld &&= !stop?.isConnected || stop === document.activeElement));
  }

  function onkeydown(event: KeyboardEvent): void {
    const thing = (event.target as Element).closest<Thing>(THING);
    if (!thing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith("Arrow")) toward(thing, event.key)?.focus();
    else if (/^(Home|End|Page)/.test(event.key)) chosenBy(thing, event.key)?.focus();
    else return;
    event.preventDefault();
  }

  function toward(thing: Thing, key: string): Thing | null {
    const others = [...board.querySelectorAll<Thing>(THING)].filter((other) => other !== thing);
    const boxes = new Map(others.map((other) => [other.getBoundingClientRect(), other]));
    const found = nearest(thing.getBoundingClientRect(), [...boxes.keys()].filter(({ width }) => width), key);
    return found && boxes.get(found)!;
  }

  function chosenBy(thing: Thing, key: string): Thing | undefined {
    const glowing = [...board.querySelectorAll<Thing>(GLOWING)];
    if (key === "Home" || key === "End") return glowing.at(key === "Home" ? 0 : -1);
    const isAfter = (other: Thing) => (thing.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const others = glowing.filter((other) => other !== thing);
    return key === "PageDown" ? (others.find(isAfter) ?? others[0]) : (others.filter((other) => !isAfter(other)).at(-1) ?? others.at(-1));
  }

  const observer = new MutationObserver(renew);
  observer.observe(board, { subtree: true, childList: true, attributeFilter: ["data-glows"] });
  const ended = new AbortController();
  const { signal } = ended;
  board.addEventListener("focusin", onfocusin, { signal });
  board.addEventListener("focusout", onfocusout, { signal });
  board.addEventListener("keydown", onkeydown, { signal });
  renew();
  return () => {
    observer.disconnect();
    ended.abort();
  };
}

/** The nearest of these in the direction of an arrow key; of two that are as near the one that is as large. From left to
 * right things are told apart by where they begin, and larger ones begin earlier: a zone comes before those who fill it. */
export function nearest<Each extends Box>(from: Box, others: readonly Each[], key: string): Each | null {
  const isLevel = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const middle = ({ x, y, width, height }: Box) =>
    isLevel ? { along: x - width / 8, aside: y + height / 2, half: height / 2 } : { along: y + height / 2, aside: x + width / 2, half: width / 2 };
  const here = middle(from);
  let best: { box: Each; far: number } | null = null;
  for (const box of others) {
    const there = middle(box);
    const [along, aside] = [sign * (there.along - here.along), Math.abs(there.aside - here.aside)];
    const far = along + ASIDE * aside + Math.abs(box.height - from.height);
    const isThatWay = along >= LEAST && (aside <= along || aside < here.half + there.half - LEAST);
    if (isThatWay && (!best || far < best.far)) best = { box, far };
  }
  return best?.box ?? null;
}
