import OpenAI from "openai";
import { streamOutside } from "#platform/outgoing/stream-outside.ts";
import { bytesOf, fetchOverHttp, StreamedResponse } from "../openai/transport.ts";

export interface Connection {
  baseUrl: string;
  /** Undefined for a server that takes none. */
  key: string | undefined;
  /** Whether the server may have an address that is not public. */
  mayBePrivate: boolean;
}

/** Far above the longest answer, and above lists of some thousand models. */
const maxReplyBytes = 4_000_000;

/** A client of the server that an account has named. It reaches public addresses only, unless the account's is the operator's. */
export const clientOf = ({ baseUrl, key, mayBePrivate }: Connection): OpenAI =>
  new OpenAI({
    apiKey: key || "none",
    baseURL: baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: "off",
    fetch: mayBePrivate ? fetchOverHttp : fetchPublic,
  });

/** `fetch` for the OpenAI client that reaches public addresses only. */
const fetchPublic = async (
  address: string | URL | Request,
  { method = "GET", headers, body, signal }: RequestInit = {},
): Promise<Response> => {
  const bytes = bytesOf(body);
  const { message, chunks } = await streamOutside(String(address), {
    method,
    headers: {
      ...Object.fromEntries(new Headers(headers)),
      ...(bytes && { "content-length": String(bytes.length) }),
    },
    body: bytes,
    maxBytes: maxReplyBytes,
    signal: signal ?? new AbortController().signal,
  });
  return new StreamedResponse(message, chunks) as unknown as Response;
};
