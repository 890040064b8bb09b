/** Sentences from the Fluent catalogues that the table and the terminal use too, and the browser's own. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Say } from "./board";
import type { Language } from "./languages";

/** Every catalogue, loaded when it is needed: its own file in the build. */
const files = {
  ...import.meta.glob<string>("../../../src/gonfalon/{core,table,games/*}/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" }),
};

export async function sayIn(language: Language, game: string | null): Promise<Say> {
  const rooms = ["gonfalon/core", ...(game ? [`gonfalon/games/${game}`] : ["gonfalon/table"]), "words"];
  const spoken = language === "en" ? ["en"] : ["en", language];
  const texts = await Promise.all(spoken.flatMap((each) => rooms.map((room) => load(`${room}/${each}.ftl`))));
  const bundle = new FluentBundle([language, "en"], { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return (key, facts) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, facts ?? {}, []) : key;
  };
}

async function load(name: string): Promise<string> {
  const path = Object.keys(files).find((each) => each.endsWith(`/${name}`));
  return path ? files[path]!() : "";
}
