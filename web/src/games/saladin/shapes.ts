import { star } from "../../art/shapes";

/** Cards differ by side too: square ones for Crusaders, cartouches with lobed ends for Ayyubids. */
export function cardShape(side: string, width: number, height: number, grow = 0): string {
  const [left, top, right, bottom] = [-grow, -grow, width + grow, height + grow];
  if (side === "crusaders") {
    return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  }
  const lobe = Math.min(20, height / 3) + grow / 2;
  return (
    `M${left + lobe} ${top}H${right - lobe}A${lobe} ${lobe} 0 0 1 ${right} ${top + lobe}V${bottom - lobe}` +
    `A${lobe} ${lobe} 0 0 1 ${right - lobe} ${bottom}H${left + lobe}A${lobe} ${lobe} 0 0 1 ${left} ${bottom - lobe}V${top + lobe}` +
    `A${lobe} ${lobe} 0 0 1 ${left + lobe} ${top}Z`
  );
}

/** From the front of one spot to the front of another, bent a little, ending short of it. */
export function aim(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const bend = (to.x - from.x) * 0.12;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 - bend} ${(from.y + to.y) / 2} ${to.x} ${to.y}`;
}

/** Dice in a square of 40 by 40: they differ without colour. */
export const DIE = {
  red: "M7 2H33Q38 2 38 7V33Q38 38 33 38H7Q2 38 2 33V7Q2 2 7 2Z",
  green: "M12 2H28L38 12V28L28 38H12L2 28V12Z",
};
/** A lance on a die, around its middle. */
export const LANCE = "M-9 12 4.5-6M11-14.5 9.2-6.2 4.5-4.5 4.2-9.6Z";

/** The wax of an Order, in a square of 20 by 20, and what is pressed into it. */
export const SEAL = "M10 .8c2.7-.5 4 .9 5.7 2 1.8 1.1 3.2 2.6 3.3 4.8.1 1.7-.4 2.6-.1 4.2.3 2-1.2 3.7-2.7 5-1.8 1.5-3.6 2.6-6 2.4-2.5-.1-4.8-.6-6.5-2.5C2.2 15 1 13.3.9 11c-.1-2.3.8-3.9 1.8-5.8C4 2.9 6.8 1.3 10 .8Z";
export const DEVICES = {
  crusaders: "M8.8 5.2h2.4v3.6h3.6v2.4h-3.6v3.6H8.8v-3.6H5.2V8.8h3.6Z",
  ayyubids: star(8, 5.6, 3, 10, 10),
};

/** The box, 30 by 26. */
export const CHEST = "M2 11Q2 3 8 3H22Q28 3 28 11V24H2Z";
