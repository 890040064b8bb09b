/** Static art is written as an SVG string and inserted into the page at once, which is much faster. */

export function filled(path: string, colour: string): string {
  return `<path d="${path}" fill="${colour}"/>`;
}

export function stroked(path: string, width: number, colour = "var(--line)", fill = "none"): string {
  return `<path d="${path}" fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

export function moved(transform: string, ...drawn: string[]): string {
  return `<g transform="${transform}">${drawn.join("")}</g>`;
}

export function within(clip: string, ...drawn: string[]): string {
  return `<g clip-path="url(#${clip})">${drawn.join("")}</g>`;
}

export function clip(id: string, path: string): string {
  return `<clipPath id="${id}"><path d="${path}"/></clipPath>`;
}
