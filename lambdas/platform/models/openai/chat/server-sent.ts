import { IncomingMessage } from "node:http";
import { APIError } from "openai";

/**
 * The JSON objects of a streamed reply, until `[DONE]`
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html), each converted by `read`: what has arrived together
 * comes together. The client's own reader takes more processor time than all other steps of a piece. Throws APIError
 * for an error that the server sends, SyntaxError for an event that is not JSON, and what `read` throws.
 */
export async function* serverSent<Content>(
  { body, headers }: Response,
  read: (content: unknown) => Content,
): AsyncGenerator<Content[]> {
  const events = eventReader();
  for await (const bytes of arriving(body)) {
    const contents: Content[] = [];
    try {
      for (const { name, data } of bytes ? events.next(bytes) : events.end()) {
        if (data === "[DONE]") return;
        contents.push(read(parsed(name, data, headers)));
      }
    } finally {
      // also what came before an error
      if (contents.length > 0) yield contents;
    }
  }
}

/**
 * Pauses before the next read of a stream, unless it has ended. Pieces of one read cost little more than one piece,
 * however many they are.
 */
export const untilNextRead = async ({ body }: Response, milliseconds: number): Promise<void> => {
  if (!(body instanceof IncomingMessage) || body.complete) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  const end = () => body.complete && resolve();
  body.on("readable", end);
  await promise;
  clearTimeout(timer);
  body.off("readable", end);
};

/** The bytes of a body, and `undefined` at its end. A connection whose message was read to its end is used again. */
async function* arriving(body: Response["body"]): AsyncGenerator<Uint8Array | undefined> {
  const message = body instanceof IncomingMessage ? body : undefined;
  try {
    yield* message?.iterator({ destroyOnReturn: false }) ?? body ?? [];
    yield undefined;
  } finally {
    if (message?.complete) message.resume();
    else message?.destroy();
  }
}

interface ServerSentEvent {
  name: string;
  data: string;
}

/** A line end of two characters may come in two parts. */
const lineEnd = /\r\n|\n|\r(?!$)/;

/** Splits bytes into events; an event may come in several parts. */
const eventReader = () => {
  const decoder = new TextDecoder();
  let rest = "";
  let name = "";
  let data: string[] = [];

  const read = (text: string): ServerSentEvent[] => {
    const lines = (rest + text).split(lineEnd);
    rest = lines.pop() ?? "";
    return lines.flatMap((line) => {
      if (line !== "") return field(line);
      const event = { name, data: data.join("\n") };
      [name, data] = ["", []];
      return event.data === "" ? [] : [event];
    });
  };

  const field = (line: string): [] => {
    if (line.startsWith("data:")) data.push(line.slice(line[5] === " " ? 6 : 5));
    if (line.startsWith("event:")) name = line.slice(6).trim();
    return [];
  };

  return {
    next: (bytes: Uint8Array): ServerSentEvent[] => read(decoder.decode(bytes, { stream: true })),
    /** The last event, also without the empty line at its end. */
    end: (): ServerSentEvent[] => read(`${decoder.decode()}\n\n`),
  };
};

const parsed = (name: string, data: string, headers: Headers): unknown => {
  const content = JSON.parse(data);
  if (name === "error" || content?.error)
    throw new APIError(undefined, content?.error ?? content, undefined, headers);
  return content;
};
