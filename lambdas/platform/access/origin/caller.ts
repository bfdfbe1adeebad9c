import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Rate } from "#shared/errors.ts";
import { keyFor } from "../secret/app-secret.ts";
import { type CallingPage, callingPageOf } from "./calling-page.ts";
import { hasOriginSecret } from "./origin-secret.ts";

export interface Caller {
  address: string;
  page?: CallingPage;
  /** The state of the rate limit that the request passed, for the reply's headers. */
  rate?: Rate;
}

/**
 * The caller's address as CloudFront saw it, else as the socket did. `x-forwarded-for` is not read: a visitor may send
 * one, and function URLs cut it to its first entry, which is the visitor's own. `x-viewer-address` is overwritten at
 * CloudFront (infra/aws/edge.ts), and counts only with the origin secret.
 */
export const callerOf = async (event: APIGatewayProxyEventV2): Promise<Caller> => {
  const viewer = event.headers["x-viewer-address"];
  const isGenuine = viewer !== undefined && (await hasOriginSecret(event));
  const address = isGenuine ? viewer : event.requestContext.http.sourceIp;
  return { address, page: callingPageOf(event.headers) };
};

/** A keyed hash of an address's network, for storage: equal for equal networks, not reversible without APP_SECRET. */
export const anonymise = async (address: string, network = networkOf): Promise<string> =>
  createHmac("sha256", await keyFor("caller-address"))
    .update(network(address))
    .digest("base64url")
    .slice(0, 16);

/** How many networks' limits a site may use: one customer can have 65,536 of them. */
export const networksOfSite = 4;

/** The IPv4 address, or the /48 of an IPv6 address: sites get up to that, with 65,536 networks in it (RFC 6177). */
export const siteOf = (address: string): string =>
  isIP(address) === 6 ? networkOf(address).split(":").slice(0, 3).join(":") : address;

/** The IPv4 address, or the /64 of an IPv6 address: customers get at least that to change addresses in (RFC 6177). */
export const networkOf = (address: string): string => {
  const embedded = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (embedded) return embedded;
  if (isIP(address) !== 6) return address;
  const [head = [], tail = []] = address
    .replace(/[\d.]+\.[\d.]+$/, "0:0")
    .split("::")
    .map((half) => half.split(":").filter(Boolean));
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
};
