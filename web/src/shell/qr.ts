/** A text as a picture that telephones can read: one path, a square for each dark module. Too long a text is refused. */
export async function drawnAsQr(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import("uqr");
  const { size, data } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}
