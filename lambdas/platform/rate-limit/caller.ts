import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Rate } from "#shared/errors.ts";
import { keyFor } from "../access/app-secret.ts";
import { hasOriginSecret } from "../access/origin-secret.ts";

/** Who is at the other end of a request. */
export interface Caller {
  address: string;
  /** What a limit said of this request, for the headers of its reply. */
  rate?: Rate;
}

/**
 * The caller's address as CloudFront saw it, else as the socket did. `x-forwarded-for` is not read: a visitor may send
 * one, and function URLs cut it to its first entry, which is the visitor's own. `x-viewer-address` is overwritten at
 * CloudFront (infra/aws/edge.ts), and counts only with the secret that proves that it was.
 */
export const callerOf = async (event: APIGatewayProxyEventV2): Promise<Caller> => {
  const viewer = event.headers["x-viewer-address"];
  const isGenuine = viewer !== undefined && (await hasOriginSecret(event));
  return { address: isGenuine ? viewer : event.requestContext.http.sourceIp };
};

/** What may be kept of an address: told apart from others, and not to be read back without the installation's secret. */
export const disguised = async (address: string): Promise<string> =>
  createHmac("sha256", await keyFor("caller-address"))
    .update(networkOf(address))
    .digest("base64url")
    .slice(0, 16);

/** An IPv6 customer has at least a /64 to change addresses within, so that is counted as one (RFC 6177). */
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
