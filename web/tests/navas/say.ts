import { FluentBundle, FluentResource } from "@fluent/bundle";
import text from "../../../src/gonfalon/games/navas/en.ftl?raw";
import type { Say } from "../../src/shell/board";
import type { NavasView, Update } from "../../src/types";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(text));
const fixtures = import.meta.glob<Update>("../../fixtures/navas-*.json", { eager: true, import: "default" });

export const say: Say = (key, facts) => {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, facts) : key;
};

export function update(name: string): Update {
  return fixtures[`../../fixtures/navas-${name}.json`]!;
}

export function view(name: string): NavasView {
  return update(name).sight!.view as NavasView;
}
