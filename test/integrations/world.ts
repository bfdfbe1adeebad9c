import { internet } from "#platform/outgoing/connect.ts";
import { isPublic } from "#platform/outgoing/public-addresses.ts";

/*
 * Preloaded into a product under test, so that its outgoing calls meet a small internet of names on this machine:
 * 127.0.0.2 stands for a public address, 127.0.0.1 stays what it is. No name is looked up elsewhere.
 */

const outside = "127.0.0.2";
let lookups = 0;

const addresses: Record<string, () => string[]> = {
  "api.example": () => [outside],
  "other.example": () => [outside],
  "intranet.example": () => ["127.0.0.1"],
  // public at the first lookup, private at the next
  "rebinding.example": () => (lookups++ === 0 ? [outside] : ["127.0.0.1"]),
  "both.example": () => ["127.0.0.1", outside],
};

internet.isPublic = (address) => address === outside || isPublic(address);
internet.resolve = async (host) => {
  const found = addresses[host]?.();
  if (!found) throw Object.assign(new Error("not found"), { code: "ENOTFOUND" });
  return found;
};
