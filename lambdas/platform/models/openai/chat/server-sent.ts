import { APIError } from "openai";

/**
 * The JSON objects of a streamed reply, until `[DONE]`
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html). The client's own reader takes more processor time
 * than all other steps of a piece. Throws APIError for an error that the server sends, and SyntaxError for an event
 * that is not JSON.
 */
export async function* serverSent({ body, headers }: Response): AsyncGenerator<unknown> {
  const reader = body?.getReader();
  const events = eventReader();
  try {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
      for (const { name, data } of done ? events.end() : events.next(value)) {
        if (data === "[DONE]") return;
        yield parsed(name, data, headers);
      }
      if (done) return;
    }
  } finally {
    void reader?.cancel().catch(() => undefined);
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
    next: (bytes: Uint8Array | undefined): ServerSentEvent[] => read(decoder.decode(bytes, { stream: true })),
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
