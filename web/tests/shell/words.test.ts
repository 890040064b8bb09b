import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { FOLDERS, sayFirst, sayIn } from "../../src/shell/words";

const files = import.meta.glob<string>(["../../../src/gonfalon/{core,server,games/*}/*.ftl", "../../src/words/*.ftl"], { query: "?raw", import: "default", eager: true });
const GAMES = ["navas", "saladin", "sword", null];

describe("sentences parsed when they are first said", () => {
  it.each(["en", "es", "fr"] as const)("are those of whole catalogues in %s", async (language) => {
    for (const game of GAMES) {
      const bundle = whole(language, game);
      const ids = [...bundle._messages.keys()];
      const say = await sayIn(language, game);
      expect(ids.length).toBeGreaterThan(200);
      for (const id of ids.reverse()) expect(say(id), id).toBe(bundle.formatPattern(bundle.getMessage(id)!.value!, null, []));
    }
  });
});

describe("what the first picture says", () => {
  const first = import.meta.glob<string>("../../../src/gonfalon/games/*/en.ftl", { query: "?first", import: "default", eager: true });

  it.each(["en", "es", "fr"] as const)("is the same before the rest has come, in %s", async (language) => {
    for (const game of ["navas", "saladin", "sword"]) {
      const ids = [...Object.entries(first).find(([path]) => path.includes(`/${FOLDERS[game] ?? game}/`))![1].matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
      const [brief, say] = [await sayFirst(language, game), await sayIn(language, game)];
      expect(ids.length).toBeGreaterThan(20);
      for (const id of ids) expect(brief(id), id).toBe(say(id));
    }
  });
});

function whole(language: string, game: string | null): FluentBundle {
  const bundle = new FluentBundle([language, "en"], { useIsolating: false });
  for (const each of ["en", language]) {
    for (const folder of ["gonfalon/core", game ? `gonfalon/games/${FOLDERS[game] ?? game}` : "gonfalon/server", "words"]) {
      const [, text] = Object.entries(files).find(([path]) => path.endsWith(`/${folder}/${each}.ftl`))!;
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }
  return bundle;
}
