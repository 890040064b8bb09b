/** What a battle is called, and in which way it is played where there are several. */
export interface Title {
  name: string;
  way: string;
}

/** A scenario without a year is a way to play the battle that its game is named after; a game may also add one to the battle's name. */
export function titleOf(game: string, scenario: string): Title {
  if (!/\d{4}/.test(scenario)) return { name: game, way: scenario };
  return { name: scenario, way: game.startsWith(`${scenario}, `) ? game.slice(scenario.length + 2) : "" };
}
