/** Sentences from the Fluent catalogues that the table and the terminal use too, and the browser's own. */
import { FluentBundle, FluentNumber, FluentResource, type Message } from "@fluent/bundle";
import type { Say } from "./board";
import type { Language } from "./languages";

/** English is the fallback for other languages. What the first picture of a match says comes with the shell and the board. */
const first = import.meta.glob<string>(["../../../src/gonfalon/core/en.ftl", "../words/en.ftl"], { query: "?first", import: "default", eager: true });
const firstOfGames = import.meta.glob<string>("../../../src/gonfalon/games/*/en.ftl", { query: "?first", import: "default" });
/** Everything else is loaded on demand, as separate files of the build. */
const rest = import.meta.glob<string>(["../../../src/gonfalon/{core,games/*}/en.ftl", "../words/en.ftl"], { query: "?rest", import: "default" });
const files = import.meta.glob<string>(["../../../src/gonfalon/{core,server,games/*}/*.ftl", "../words/*.ftl", "!../../../src/gonfalon/{core,games/*}/en.ftl", "!../words/en.ftl"], { query: "?raw", import: "default" });

/** Where a game's sentences are, if that has another name than the game. */
export const FOLDERS: Record<string, string> = { sword: "navas_hex" };

/** Only what the first picture says, in English; whoever reads another language has its catalogues on the way already. */
export async function sayFirst(language: Language, game: string): Promise<Say> {
  return saying(language, [...firstTexts(game), ...(language === "en" ? [] : texts(files, language, game))]);
}

export async function sayIn(language: Language, game: string | null): Promise<Say> {
  return saying(language, [...firstTexts(game), ...texts(rest, "en", game), ...texts(files, "en", game), ...(language === "en" ? [] : texts(files, language, game))]);
}

export async function saying(language: Language, found: Promise<string>[]): Promise<Say> {
  const bundle = new Catalogue(await Promise.all(found), [language, "en"]);
  const said = new Map<string, string>();
  return (key, facts) => {
    const known = facts ? undefined : said.get(key);
    if (known !== undefined) return known;
    const pattern = bundle.getMessage(key)?.value;
    const text = pattern ? bundle.formatPattern(pattern, facts ? counted(facts) : null, []) : plainly(key);
    if (!facts) said.set(key, text);
    return text;
  };
}

/** Each sentence is parsed when it is first said, because the first board needs few of them. */
class Catalogue extends FluentBundle {
  #unparsed: Map<string, string>;

  /** Later texts replace sentences of earlier ones. */
  constructor(texts: readonly string[], languages: string[]) {
    super(languages, { useIsolating: false });
    const entries = texts.flatMap((text) => text.split(/^(?=[-#a-z])/m));
    this.#unparsed = new Map(entries.map((entry) => [/^-?[a-z][\w-]*/.exec(entry)?.[0] ?? "", entry]));
  }

  override getMessage(key: string): Message | undefined {
    this.#parse(key);
    return super.getMessage(key);
  }

  /** With the sentences and terms that it refers to. */
  #parse(key: string): void {
    const text = this.#unparsed.get(key);
    if (text === undefined) return;
    this.#unparsed.delete(key);
    this.addResource(new FluentResource(text));
    for (const [, name] of text.matchAll(/\{\s*(-?[a-z][\w-]*)/g)) this.#parse(name!);
  }
}

/** If a game has no catalogue here, its sides and battles get the table's names: "side-red" is Red. */
function plainly(key: string): string {
  const [, first, rest] = /^(?:side|scenario)-(.)(.*)$/.exec(key) ?? [];
  return first ? first.toUpperCase() + rest!.replace(/[-_]/g, " ") : key;
}

/** A plain number: ours are small, and the browser's number formatting is slow to start. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function counted(facts: Record<string, string | number>): Record<string, string | Count> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, typeof fact === "number" ? new Count(fact) : fact]));
}

function firstTexts(game: string | null): Promise<string>[] {
  return [...Object.values(first).map((text) => Promise.resolve(text)), ...texts(firstOfGames, "en", game)];
}

/** The catalogues among these that a match of this game speaks, or a page without a game. */
function texts(among: Record<string, () => Promise<string>>, language: string, game: string | null): Promise<string>[] {
  const folders = ["gonfalon/core", game ? `gonfalon/games/${FOLDERS[game] ?? game}` : "gonfalon/server", "words"];
  return folders.flatMap((folder) => Object.entries(among).filter(([path]) => path.endsWith(`/${folder}/${language}.ftl`)).map(([, load]) => load()));
}
