import { isIP } from "node:net";
import { AppError } from "#shared/errors.ts";
import { addressOf, hostOf } from "./address.ts";
import { isPublic } from "./public-addresses.ts";

/** Names that lead to no server of the internet: of one word, and of private networks (RFC 6761, 6762, 8375). */
const privateName = /^[^.]*$|(^|\.)(localhost|local|internal|home\.arpa|lan|test|invalid|onion)$/;

/**
 * Judges an address as it is written, before it is stored. A name is resolved and judged again when it is called. Throws
 * AppError `invalid`.
 */
export const checkOutside = (text: string): void => {
  const url = addressOf(text);
  const host = hostOf(url).replace(/\.$/, "");
  if (isIP(host) ? !isPublic(host) : privateName.test(host))
    throw new AppError("invalid", "This address is in a private network. Use one that the internet reaches.");
};
