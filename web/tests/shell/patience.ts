/** Milliseconds that a busy machine may take for what happens at once on an idle one. */
export const PATIENCE = 30_000;
