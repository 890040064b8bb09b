/** A view of any game as a readable list: names and their values. */

export type Leaf = string | number | boolean | null;
export interface Branch<Value = unknown> {
  /** Items of a list have none. */
  name: string | null;
  value: Value;
}

export function isLeaf(value: unknown): value is Leaf {
  return value === null || typeof value !== "object";
}

/** The children of a value, in order. */
export function branches(value: unknown): Branch[] {
  if (Array.isArray(value)) return value.map((part: unknown) => ({ name: null, value: part }));
  return Object.entries(value as object).map(([name, part]: [string, unknown]) => ({ name, value: part }));
}

/** A value in one line, if none of its parts has children; null otherwise. */
export function row(value: unknown): Branch<Leaf>[] | null {
  const found = isLeaf(value) ? [{ name: null, value }] : branches(value);
  return found.every((branch): branch is Branch<Leaf> => isLeaf(branch.value)) ? found : null;
}

export function readable(name: string): string {
  return name.replaceAll("_", " ");
}
