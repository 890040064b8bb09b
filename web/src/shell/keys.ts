/** The keys of the page, heard by one listener: what lies on top is asked first, and what it covers hears nothing. */

/** From the top. */
const SCOPES = ["dialog", "menu", "prompt", "board"] as const;
export type Scope = (typeof SCOPES)[number];
/** Returns whether the key ends here. */
type Taker = (event: KeyboardEvent) => boolean;
type Hearer = (event: KeyboardEvent) => void;

const WRITES = "select, textarea, [contenteditable]:not([contenteditable=false]), input:not([type=checkbox], [type=radio])";
const takers: Record<Scope, Set<Taker>> = { dialog: new Set(), menu: new Set(), prompt: new Set(), board: new Set() };
const hearers = new Set<Hearer>();
let listens = false;

/** Ask this about each key that no field wants, as long as it is what lies on top. */
export function takeKeys(scope: Scope, take: Taker): () => void {
  listen();
  takers[scope].add(take);
  return () => takers[scope].delete(take);
}

/** Tell this about each key, whoever takes it. */
export function hearKeys(hear: Hearer): () => void {
  listen();
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** Whether a key pressed here belongs to a field. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITES) !== null;
}

function give(event: KeyboardEvent): void {
  if (event.defaultPrevented || isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.length === 1 && document.documentElement.dataset["keys"] === "off") return;
  SCOPES.some((scope) => [...takers[scope]].some((take) => take(event)));
}

/** Whoever only hears a key hears it before the focus moves. */
function listen(): void {
  if (listens) return;
  listens = true;
  addEventListener("keydown", (event) => hearers.forEach((hear) => hear(event)), { capture: true });
  addEventListener("keydown", give);
}
