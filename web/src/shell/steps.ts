/** A word comes cut into the steps by which a person builds it: joined they are the word, bare they are what is shown of it. */
const SEPARATORS = /[ >]+$/;

export function wordOf(steps: readonly string[]): string {
  return steps.join("");
}

export function bare(steps: readonly string[]): string[] {
  return steps.map((step) => step.replace(SEPARATORS, ""));
}
