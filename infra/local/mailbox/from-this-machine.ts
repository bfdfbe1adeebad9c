import type { IncomingMessage } from "node:http";

/**
 * Whether a request comes from this very machine and from no page of another origin: loopback address, local
 * host name (a rebound DNS name is not one), no proxy in between, no foreign `Origin` or fetch site.
 */
export const isFromThisMachine = (req: IncomingMessage): boolean => {
  const { host = "", origin, "sec-fetch-site": site } = req.headers;
  return (
    isLoopback(req.socket.remoteAddress) &&
    /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host) &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === undefined || site === "same-origin" || site === "none") &&
    req.headers.forwarded === undefined &&
    req.headers["x-forwarded-for"] === undefined
  );
};

const isLoopback = (address = ""): boolean => address === "::1" || /^(::ffff:)?127\./.test(address);
