/** Sentences from the Fluent catalogues that the table and the terminal use too, and the browser's own. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Say } from "./board";
import type { Language } from "./languages";

/** English is bundled, because it is the fallback for other languages; a game's catalogue comes with its board. */
const english = {
  ...import.meta.glob<string>("../../../src/gonfalon/{core,table}/en.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../words/en.ftl", { query: "?raw", import: "default", eager: true }),
};
/** Every other catalogue is loaded on demand, as a separate file of the build. */
const files = {
  ...import.meta.glob<string>(["../../../src/gonfalon/{core,table,games/*}/*.ftl", "!../../../src/gonfalon/{core,table}/en.ftl"], { query: "?raw", import: "default" }),
  ...import.meta.glob<string>(["../words/*.ftl", "!../words/en.ftl"], { query: "?raw", import: "default" }),
};

export async function sayIn(language: Language, game: string | null): Promise<Say> {
  const folders = ["gonfalon/core", ...(game ? [`gonfalon/games/${game}`] : ["gonfalon/table"]), "words"];
  const spoken = language === "en" ? ["en"] : ["en", language];
  const resources = await Promise.all(spoken.flatMap((each) => folders.map((folder) => load(`${folder}/${each}.ftl`))));
  const bundle = new FluentBundle([language, "en"], { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
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

async function load(name: string): Promise<FluentResource> {
  const find = <T>(among: Record<string, T>) => Object.entries(among).find(([path]) => path.endsWith(`/${name}`))?.[1];
  return new FluentResource(find(english) ?? (await find(files)?.()) ?? "");
}
