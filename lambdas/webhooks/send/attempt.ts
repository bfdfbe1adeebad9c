import { streamOutside } from "#platform/outgoing/stream-outside.ts";
import { AppError } from "#shared/errors.ts";
import type { Attempt, DeliveryDetails } from "#shared/webhooks/shapes.ts";
import { signatureOf } from "./sign.ts";

/** From the name's lookup to the last byte. */
export const timeoutSeconds = 15;
/** Bytes of an answer after which the rest is left, and the most that may come in one piece. */
const readBytes = 8 * 1024;
const pieceBytes = 1024 * 1024;
/** Characters of an answer that are kept. */
const keptText = 1000;
const keptType = 100;

export interface Sent extends Attempt {
  sent: { timestamp: string; signature: string };
  response?: NonNullable<DeliveryDetails["response"]>;
  /** Seconds that the receiver wants to be left alone. */
  wishSeconds?: number;
}

interface Signing {
  id: string;
  body: string;
  secrets: string[];
}

/** Sends an event once, and follows no redirect. Any failure is in the result. */
export const attempt = async (
  url: string,
  { id, body, secrets }: Signing,
  seconds = timeoutSeconds,
): Promise<Sent> => {
  const startedAt = new Date();
  const timestamp = String(Math.floor(startedAt.getTime() / 1000));
  const sent = { timestamp, signature: signatureOf({ id, timestamp, body }, secrets) };
  const headers = {
    "content-type": "application/json",
    "user-agent": "Docent-Webhooks/1.0",
    "webhook-id": id,
    "webhook-timestamp": sent.timestamp,
    "webhook-signature": sent.signature,
  };
  const answered = await ask(url, { headers, body: Buffer.from(body) }, seconds);
  const milliseconds = Date.now() - startedAt.getTime();
  return { at: startedAt.toISOString(), milliseconds, sent, ...answered };
};

const ask = async (
  url: string,
  request: { headers: Record<string, string>; body: Buffer },
  seconds: number,
): Promise<Pick<Sent, "status" | "error" | "response" | "wishSeconds">> => {
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    const given = { ...request, method: "POST", maxBytes: readBytes + pieceBytes, signal };
    const { message, chunks } = await streamOutside(url, given);
    const { statusCode: status = 0, headers: received } = message;
    const text = (await beginningOf(chunks)).toString("utf8");
    message.destroy();
    const error = faultOf(status);
    const wishSeconds = Number(received["retry-after"]);
    return {
      status,
      ...(error && { error }),
      ...(error && wishSeconds > 0 && { wishSeconds }),
      response: {
        status,
        content_type: (received["content-type"] ?? "").slice(0, keptType),
        text: text.slice(0, keptText).toWellFormed(),
        is_cut: text.length > keptText,
      },
    };
  } catch (error) {
    if (signal.aborted) return { error: tooSlow(seconds) };
    if (error instanceof AppError) return { error: error.message };
    throw error;
  }
};

const tooSlow = (seconds: number): string =>
  `Your server took longer than ${seconds} seconds. Answer first and work afterwards.`;

/** The status has come; a body that breaks off or takes too long changes nothing. */
const beginningOf = async (chunks: AsyncIterable<Buffer>): Promise<Buffer> => {
  const kept: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of chunks) {
      kept.push(chunk);
      length += chunk.length;
      if (length >= readBytes) break;
    }
  } catch {
    return Buffer.concat(kept);
  }
  return Buffer.concat(kept);
};

const faultOf = (status: number): string | undefined => {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400)
    return `Your server redirects (${status}), which is not followed. Enter the address that it leads to.`;
  return `Your server answered ${status}${meanings[status] ?? "."}`;
};

const meanings: Record<number, string> = {
  401: ": it did not accept the signature, or wants a sign-in. Check the signing secret.",
  403: ": it did not accept the signature, or wants a sign-in. Check the signing secret.",
  404: ": it knows nothing at this address. Check the address.",
  405: ": it takes no POST at this address. Check the address.",
  410: " Gone, which switches the endpoint off.",
  413: ": it takes no body of this size.",
  429: ": it is asked too often for it.",
};
