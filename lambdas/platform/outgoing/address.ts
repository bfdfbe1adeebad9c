import { AppError } from "#shared/errors.ts";

const longest = 2048;

/**
 * Parses a web address and checks its scheme, port and credentials; `from` is the base of a redirect's address. The URL
 * standard normalises every spelling of an IPv4 address (decimal, octal, hex, short, full-width). Throws AppError
 * `invalid`.
 */
export const addressOf = (text: string, from?: URL): URL => {
  const url = text.length <= longest && URL.parse(text, from?.href);
  if (!url)
    throw new AppError("invalid", "This is not a web address. Enter one such as https://example.com.");
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new AppError("invalid", "Only addresses that begin with https:// or http:// can be called.");
  if (url.username || url.password)
    throw new AppError("invalid", "An address must not hold a user name or password. Send them in a header.");
  if (!isOpen(portOf(url)))
    throw new AppError("invalid", `Port ${portOf(url)} can't be called. Use 443, 80, or one from 1024 on.`);
  url.hash = "";
  return url;
};

export const portOf = ({ port, protocol }: URL): number =>
  port ? Number(port) : protocol === "https:" ? 443 : 80;

/** The host as `net.connect` takes it: an IPv6 address without brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");

/**
 * Owners serve APIs on ports of their choice, such as 8443. Below 1024 other protocols listen, and a request could
 * carry their commands.
 */
const isOpen = (port: number): boolean =>
  port === 80 || port === 443 || (port >= 1024 && !otherProtocols.has(port));

/** Ports from 1024 on that browsers refuse too (WHATWG Fetch, "bad port"). */
const otherProtocols = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);
