/** The file with all matches, as this browser keeps it: in pieces, so that an action writes only what it changed. */

const NAME = "gonfalon";
const PIECE = 4096;
const PIECES = "pieces";
const FACTS = "facts";

/** A page that was opened later has the file now. */
export class TakenOver extends Error {}

export class KeptFile {
  #copy = new Uint8Array(0);
  #owner = crypto.randomUUID();

  private constructor(readonly database: IDBDatabase) {}

  static async open(): Promise<KeptFile> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(PIECES);
      opening.result.createObjectStore(FACTS);
    };
    const file = new KeptFile(await done(opening));
    await done(file.#facts().put(file.#owner, "owner"));
    return file;
  }

  /** The whole file; empty if there is none yet. */
  async read(): Promise<Uint8Array> {
    const stores = this.database.transaction([PIECES, FACTS]);
    const size = (await done(stores.objectStore(FACTS).get("size"))) as number | undefined;
    const pieces = (await done(stores.objectStore(PIECES).getAll(IDBKeyRange.lowerBound(0)))) as Uint8Array[];
    this.#copy = new Uint8Array(size ?? 0);
    pieces.forEach((piece, at) => this.#copy.set(piece, at * PIECE));
    return this.#copy.slice();
  }

  /** Resolves once the browser has written it: all that changed, or nothing. */
  async keep(file: Uint8Array): Promise<void> {
    const changed = changedPieces(this.#copy, file);
    const transaction = this.database.transaction([PIECES, FACTS], "readwrite", { durability: "strict" });
    if ((await done(transaction.objectStore(FACTS).get("owner"))) !== this.#owner) throw new TakenOver();
    const pieces = transaction.objectStore(PIECES);
    for (const at of changed) pieces.put(file.slice(at * PIECE, (at + 1) * PIECE), at);
    if (file.length < this.#copy.length) pieces.delete(IDBKeyRange.lowerBound(Math.ceil(file.length / PIECE)));
    transaction.objectStore(FACTS).put(file.length, "size");
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("the browser keeps nothing"));
    });
    this.#copy = file.slice();
  }

  /** The key that signs this browser's tickets. */
  async key(): Promise<string> {
    const facts = this.#facts();
    const known = (await done(facts.get("key"))) as string | undefined;
    if (known) return known;
    const made = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    await done(facts.put(made, "key"));
    return made;
  }

  #facts(): IDBObjectStore {
    return this.database.transaction(FACTS, "readwrite").objectStore(FACTS);
  }
}

export function changedPieces(before: Uint8Array, now: Uint8Array): number[] {
  const count = Math.ceil(now.length / PIECE);
  return Array.from({ length: count }, (_, at) => at).filter((at) => !isSame(before, now, at * PIECE, Math.min((at + 1) * PIECE, now.length)));
}

function isSame(before: Uint8Array, now: Uint8Array, from: number, to: number): boolean {
  if (Math.min(before.length, from + PIECE) !== to) return false;
  for (let at = from; at < to; at += 1) if (before[at] !== now[at]) return false;
  return true;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
