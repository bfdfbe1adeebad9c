import type { OutsideAnswer } from "#platform/outgoing/fetch-outside.ts";
import { secretMask } from "#shared/integrations/shapes.ts";
import { encode } from "../request/fill-address.ts";
import type { Secrets } from "../secrets.ts";

export interface ApiReply {
  /** JSON, or the text of any other reply. */
  value: unknown;
  /** Why it can't be used, in words. */
  fault?: string;
  kind: string;
}

/** Characters of a text that is no JSON. */
const shownText = 2000;
/** Shorter secrets stand in too much else. */
const leastSecret = 4;

/** A server may repeat what it was sent, so secrets are masked before anybody reads the reply. */
export const readReply = (
  { status, headers, body }: Pick<OutsideAnswer, "status" | "headers" | "body">,
  secrets: Secrets,
): ApiReply => {
  const text = masked(body.toString("utf8"), secrets);
  const { value, kind } = parsed(text, headers["content-type"] ?? "");
  const fault = statusFault(status) ?? (kind === "JSON" ? undefined : kindFault(kind));
  return { value, kind, ...(fault && { fault }) };
};

const parsed = (text: string, type: string): { value: unknown; kind: string } => {
  if (!text.trim()) return { value: null, kind: "nothing" };
  try {
    return { value: JSON.parse(text), kind: "JSON" };
  } catch {
    const kind = /html/i.test(type) || /^\s*<(!doctype|html)/i.test(text) ? "HTML" : "text";
    return { value: text.slice(0, shownText), kind };
  }
};

const statusFault = (status: number): string | undefined => {
  if (status >= 200 && status < 300) return undefined;
  const meaning = meanings[status] ?? (status >= 500 ? "it failed" : "it refused the request");
  return `It answered with status ${status}: ${meaning}.`;
};

const meanings: Record<number, string> = {
  401: "the authentication was not accepted",
  403: "the authentication has no right to this",
  404: "it knows nothing of this",
  429: "it was asked too often",
};

const kindFault = (kind: string): string =>
  kind === "nothing" ? "The reply is empty." : `The reply is ${kind} in place of JSON.`;

const masked = (text: string, { auth, headers }: Secrets): string =>
  [auth, ...Object.values(headers)]
    .filter((secret) => secret !== undefined && secret.length >= leastSecret)
    .flatMap((secret = "") => [secret, encode(secret), JSON.stringify(secret).slice(1, -1)])
    .reduce((left, secret) => left.replaceAll(secret, secretMask), text);
