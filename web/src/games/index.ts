/** The boards that are in this build; each is loaded when a match needs it. */
import type { Cover, GameModule } from "../shell/board";

const modules = import.meta.glob<{ module: GameModule }>("./*/index.ts");
const covers = import.meta.glob<{ cover: Cover }>("./*/cover.ts", { eager: true });

export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`];
  if (!load) throw new Error(`There is no board for ${name} here.`);
  return (await load()).module;
}

export function coverOf(name: string): Cover | undefined {
  return covers[`./${name}/cover.ts`]?.cover;
}
