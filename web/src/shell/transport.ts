/** How requests and sockets reach the table: over the network, unless the table is in this page. */

/** As much of a WebSocket as we use. */
export interface Line {
  readonly readyState: number;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  fetch(address: string, options: RequestInit): Promise<Response>;
  open(address: string, protocols: string[]): Line;
}

const network: Transport = {
  fetch: (address, options) => fetch(address, options),
  open: (address, protocols) => new WebSocket(address, protocols) as Line,
};
let chosen = network;

export function transport(): Transport {
  return chosen;
}

export function travelBy(other: Transport): void {
  chosen = other;
}
