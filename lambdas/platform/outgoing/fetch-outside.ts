import type { IncomingMessage } from "node:http";
import { AppError } from "#shared/errors.ts";
import { addressOf } from "./address.ts";
import { bodyOf } from "./body.ts";
import { internet, type World } from "./connect.ts";
import { exchange, type Hop } from "./exchange.ts";
import { explain, movedWithContent, tooManyRedirects, tooSlow } from "./failures.ts";
import type { Progress } from "./progress.ts";

export interface OutsideRequest {
  method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The answer's length at most, compressed and decompressed; 1 MB by default. */
  maxBytes?: number;
  /** From the name's lookup to the last byte, redirects included; 10 by default. */
  timeoutSeconds?: number;
  /** 5 by default and at most. */
  maxRedirects?: number;
  signal?: AbortSignal;
  /** Called as the phases of the call end, again after a redirect. */
  onProgress?: (progress: Progress) => void;
}

export type { Progress };

export interface OutsideAnswer {
  status: number;
  /** The keys are lower-case. */
  headers: Record<string, string>;
  body: Buffer;
  /** The address after redirects. */
  url: string;
}

/**
 * Calls an address that an owner gave: public addresses only, within the bounds of OutsideRequest. Any status is an
 * answer. Throws AppError `invalid` for an address or header that is not allowed or a host that is not found,
 * `too_large` for too long an answer, `unavailable` if the server fails; or the signal's reason after an abort.
 */
export const fetchOutside = (url: string, request: OutsideRequest = {}): Promise<OutsideAnswer> =>
  fetchIn(internet, url, request);

/** `fetchOutside` with another resolver and address check, for tests. */
export const fetchIn = async (
  world: World,
  url: string,
  {
    maxBytes = 1_000_000,
    timeoutSeconds = 10,
    maxRedirects = 5,
    signal,
    onProgress,
    ...first
  }: OutsideRequest,
): Promise<OutsideAnswer> => {
  const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
  const either = AbortSignal.any([deadline, ...(signal ? [signal] : [])]);
  let hop = firstHop(url, first);
  for (let left = Math.min(maxRedirects, 5); ; left--) {
    const host = hop.url.hostname;
    try {
      const response = await exchange(world, hop, { signal: either, onProgress });
      try {
        const next = nextHop(hop, response);
        if (!next) {
          const body = await bodyOf(response, { host, maxBytes });
          // an aborted answer without a content-length looks complete
          either.throwIfAborted();
          return { status: response.statusCode ?? 0, headers: plain(response), body, url: hop.url.href };
        }
        if (left === 0) throw tooManyRedirects(host);
        onProgress?.({ phase: "redirected", url: next.url.href });
        hop = next;
      } finally {
        response.destroy();
      }
    } catch (error) {
      signal?.throwIfAborted();
      throw deadline.aborted ? tooSlow(host, timeoutSeconds) : explain(error, host);
    }
  }
};

const firstHop = (
  url: string,
  { method = "GET", headers = {}, body }: Pick<OutsideRequest, "method" | "headers" | "body">,
): Hop => {
  const names = Object.keys(headers);
  const own = names.find((name) => ownHeaders.test(name));
  if (own) throw new AppError("invalid", `The header ${own} is set by the connection itself. Leave it out.`);
  return { url: addressOf(url), method, headers, body: body === undefined ? undefined : Buffer.from(body) };
};

/** Headers of the connection; a wrong one enables request smuggling. */
const ownHeaders =
  /^(host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|accept-encoding|proxy-.*)$/i;

/** The request that a redirect asks for, without secrets for another origin; undefined for any other answer. */
const nextHop = (hop: Hop, { statusCode = 0, headers: { location } }: IncomingMessage): Hop | undefined => {
  if (![301, 302, 303, 307, 308].includes(statusCode) || !location) return undefined;
  const url = addressOf(location, hop.url);
  if (hop.url.protocol === "https:" && url.protocol === "http:")
    throw new AppError(
      "invalid",
      `${hop.url.hostname} redirects to an address without encryption. Enter its https address.`,
    );
  const isRepeated = statusCode >= 307 || hop.method === "HEAD" || hop.method === "GET";
  const kept = url.origin === hop.url.origin ? hop.headers : harmless(hop.headers);
  // The content was meant for the first server.
  if (isRepeated && hop.body && url.origin !== hop.url.origin) throw movedWithContent(hop.url.hostname);
  if (isRepeated) return { ...hop, url, headers: kept };
  return { url, method: "GET", headers: without(kept, /^content-/i), body: undefined };
};

/** API keys have many header names, so only known harmless headers go to another origin. */
const harmless = (headers: Hop["headers"]) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) =>
      /^(accept|accept-language|content-type|user-agent)$/i.test(name),
    ),
  );

const without = (headers: Hop["headers"], names: RegExp) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));

const plain = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]));
