import type { PlannedRequest } from "./request-of.ts";

export interface Reply {
  status: number;
  milliseconds: number;
  /** JSON with line breaks, or the text as it came. */
  text: string;
  isJson: boolean;
  /** Requests that are left in the limit that is closer. */
  remaining: string | null;
  requestId: string | null;
}

interface Sending {
  key: string;
  signal: AbortSignal;
  /** Called with the reply so far, while it is streamed. */
  onProgress: (reply: Reply) => void;
}

/** Sends a request with a key, and reads the reply as it comes. */
export const send = async (
  { method, path, body }: PlannedRequest,
  { key, signal, onProgress }: Sending,
): Promise<Reply> => {
  const startedAt = performance.now();
  const response = await fetch(path, {
    method,
    signal,
    headers: {
      "x-api-key": key,
      ...(typeof body === "string" && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : formOf(body) }),
  });
  const isJson = response.headers.get("content-type") === "application/json";
  const replyWith = (text: string): Reply => ({
    status: response.status,
    milliseconds: Math.round(performance.now() - startedAt),
    text,
    isJson,
    remaining: response.headers.get("x-ratelimit-remaining"),
    requestId: response.headers.get("x-request-id"),
  });
  if (isJson) return replyWith(JSON.stringify(await response.json(), null, 2));
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of chunksOf(response)) {
    text += decoder.decode(chunk, { stream: true });
    onProgress(replyWith(text));
  }
  return replyWith(text);
};

/** Not every browser iterates over a stream. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  for (;;) {
    const step = await reader?.read();
    if (!step || step.done) return;
    yield step.value;
  }
}

const formOf = (parts: Record<string, string | File>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
};
