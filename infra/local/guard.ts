import type { IncomingMessage } from "node:http";

/**
 * The run is for this machine: a request under any other host name comes from a page that points its own name here
 * (DNS rebinding), and is refused.
 */
export const isAddressedHere = ({ headers }: IncomingMessage, port: number): boolean =>
  headers.host === `127.0.0.1:${port}` || headers.host === `localhost:${port}`;

export const ownOrigins = (port: number): string[] => [
  `http://127.0.0.1:${port}`,
  `http://localhost:${port}`,
];

/** A page of another origin may only use what is open to visitors. */
export const isForeign = ({ headers }: IncomingMessage, port: number): boolean =>
  headers.origin !== undefined && !ownOrigins(port).includes(headers.origin);
