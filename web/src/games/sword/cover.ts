import type { Bearing, Cover } from "../../shell/board";

const christian: Bearing = { coat: "castile", shape: "heater" };
const moslem: Bearing = { coat: "almohads", shape: "round" };

function banners(shape: Bearing["shape"], ...coats: string[]): Bearing[] {
  return coats.map((coat) => ({ coat, shape }));
}

export const cover: Cover = {
  seats: { christian, moslem },
  grounds: { "navas-hex": "hexes" },
  scenarios: { "navas-hex": [banners("banner", "aragon", "haro", "calatrava", "castile", "lara", "navarre"), banners("round", "right-wing", "vizier", "almohads", "andalus", "mujahids", "left-wing")] },
};
