import { FluentBundle, FluentResource } from "@fluent/bundle";
import text from "../../src/gonfalon/games/navas/en.ftl?raw";
import type { Say } from "../src/shell/board";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(text));

export const sayEnglish: Say = (key, facts) => {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, facts) : key;
};
