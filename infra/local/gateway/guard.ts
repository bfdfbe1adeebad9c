import type { IncomingMessage } from "node:http";

/** Where the product is reached: at its own port and, where a proxy leads there, under a public address. */
export interface Place {
  port: number;
  publicUrl?: URL | undefined;
}

/**
 * The run is for this machine, and for whom the proxy leads to it: a request under any other host name comes from a
 * page that points its own name here (DNS rebinding), and is refused. Proxies name the public host with its port,
 * without one or with that of their own, or this machine's name instead.
 */
export const isAddressedHere = (
  { headers: { host = "" } }: IncomingMessage,
  { port, publicUrl }: Place,
): boolean =>
  host === `127.0.0.1:${port}` ||
  host === `localhost:${port}` ||
  host.replace(/:\d+$/, "") === publicUrl?.hostname;

export const ownOrigins = ({ port, publicUrl }: Place): string[] => [
  `http://127.0.0.1:${port}`,
  `http://localhost:${port}`,
  ...(publicUrl ? [publicUrl.origin] : []),
];

/** A page of another origin may only use what is open to visitors. */
export const isForeign = ({ headers }: IncomingMessage, place: Place): boolean =>
  headers.origin !== undefined && !ownOrigins(place).includes(headers.origin);
