/** Which coat each Banner bears. Those of the Ayyubid emirs are devices of our own; they had no heralds to ask. */
import { type Coat, COATS } from "../../../art/arms";
import { disc, star } from "../../../art/shapes";
import { type Side, sideOf } from "../edition";

const path = (coat: string): string => COATS[coat]?.layers[0]?.[1] ?? "";

/** Three pales of vair under a golden chief. */
const vair = [22, 50, 78].map((x) => [12, 36, 60, 84].map((y) => `M${x - 9} ${y + 24}v-12l9-12 9 12v12Z`).join("")).join("");
const pales = [22, 50, 78].map((x) => `M${x - 9} 0h18v110h-18Z`).join("");

const OWN: Record<string, Coat> = {
  chatillon: { field: "gules", layers: [["argent", pales], ["azure", vair], ["or", "M0 0H100V30H0Z"]] },
  saphadin: { field: "azure", layers: [["or", path("cup")]] },
  sulayman: { field: "or", layers: [["sable", path("tamga"), 9]] },
  "ala-al-din": { field: "azure", layers: [["argent", star(8, 36, 19)], ["azure", disc(8)]] },
  aslam: { field: "or", layers: [["vert", "M4 36Q16 24 27 36T50 36 73 36 96 36M4 54Q16 42 27 54T50 54 73 54 96 54M4 72Q16 60 27 72T50 72 73 72 96 72", 7]] },
  keukburi: { field: "or", layers: [["azure", "M26 16 40 34H60L74 16 78 48 50 86 22 48ZM38 46h7v6ZM62 46h-7v6Z"]] },
  "taqi-al-din": { field: "vert", layers: [["argent", path("sword")]] },
  manguras: { field: "or", layers: [["azure", "M50 14V86M34 30 50 14 66 30M30 22V78M70 22V78", 8]] },
  "husam-lulu": { field: "azure", layers: [["argent", disc(12, 34, 38) + disc(12, 66, 38) + disc(12, 50, 66)]] },
};
for (const [name, coat] of Object.entries(OWN)) COATS[`saladin-${name}`] ??= coat;

const COMMON: Record<string, string> = {
  richard: "england",
  bourgogne: "burgundy",
  sable: "templars",
  ridefort: "templars",
  naplouse: "hospitallers",
  "henry-ii": "champagne",
  lusignan: "lusignan",
  "d-ibelin": "ibelin",
  "raymond-iii": "tripoli",
  saladin: "ayyubids",
  "ala-afdal": "crescent",
};
const USUAL: Record<Side, string> = { crusaders: "jerusalem", ayyubids: "ayyubids" };

export function coatOf(tag: string): string {
  const own = `saladin-${tag}`;
  return own in COATS ? own : COMMON[tag] ?? USUAL[sideOf(tag)];
}

export function sideCoat(side: string): string {
  return USUAL[side as Side] ?? "plain";
}

export function shapeOf(side: string): "heater" | "round" {
  return side === "crusaders" ? "heater" : "round";
}
