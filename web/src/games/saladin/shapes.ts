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
