/** What we use of it. */
declare module "uqr" {
  export function encode(text: string): { size: number; data: boolean[][] };
}
