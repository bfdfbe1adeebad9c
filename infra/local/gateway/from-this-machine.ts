import type { IncomingMessage } from "node:http";

/**
 * Whether a request comes from this very machine and from no page of another origin: loopback address, local
 * host name (a rebound DNS name is not one), no proxy in between, no foreign `Origin` or fetch site. A link may be
 * followed from anywhere: where it leads is shown to the person, not to the page that it is on.
 */
export const isFromThisMachine = ({ headers, socket }: IncomingMessage): boolean => {
  const { host = "", origin } = headers;
  return (
    isLoopback(socket.remoteAddress) &&
    /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host) &&
    (origin === undefined || origin === `http://${host}`) &&
    (isOwnFetch(headers) || isNavigation(headers)) &&
    !Object.keys(headers).some((name) => ofProxies.test(name))
  );
};

const ofProxies = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/;

const isOwnFetch = ({ "sec-fetch-site": site }: IncomingMessage["headers"]): boolean =>
  site === undefined || site === "same-origin" || site === "none";

const isNavigation = ({
  "sec-fetch-mode": mode,
  "sec-fetch-dest": into,
}: IncomingMessage["headers"]): boolean => mode === "navigate" && into === "document";

export const isLoopback = (address = ""): boolean => address === "::1" || /^(::ffff:)?127\./.test(address);
