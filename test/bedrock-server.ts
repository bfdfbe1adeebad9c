import { createServer, type ServerHttp2Session, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import * as z from "zod";
import { eventStreamFrame } from "./event-stream-frame.ts";

const refusals = {
  "wrong key": { status: 403, name: "UnrecognizedClientException", message: "The security token is invalid" },
  "no access": { status: 403, name: "AccessDeniedException", message: "You don't have access to the model" },
  "missing model": { status: 400, name: "ValidationException", message: "The model identifier is invalid" },
  "refused request": { status: 400, name: "ValidationException", message: "Input is too long" },
  throttled: { status: 429, name: "ThrottlingException", message: "Too many requests" },
  fails: { status: 500, name: "InternalServerException", message: "The server had an error" },
};

/** `quotes` answers with the sentence of the given passages that fits best; `slow`, `cut` and `throttled midway` begin an answer; `silent` says nothing at all. */
type Behaviour =
  | "answers"
  | "quotes"
  | "slow"
  | "cut"
  | "ended early"
  | "throttled midway"
  | "silent"
  | keyof typeof refusals;

interface BedrockRequest {
  path: string;
  authorization: string;
  agent: string;
  body: { messages?: unknown; system?: unknown; inputText?: string; dimensions?: number };
}

export interface BedrockServer {
  url: string;
  /** Sets how the next requests are answered. */
  behave(behaviour: Behaviour): void;
  requests: BedrockRequest[];
  /** How many requests were left by the one who asked. */
  left(): number;
  stop(): void;
}

const words = ["A reminder ", "costs 1.50 euros. ", "[1]"];

/** A server that speaks Amazon Bedrock's runtime protocol: Converse, ConverseStream and InvokeModel of Titan. */
export const startBedrockServer = async (): Promise<BedrockServer> => {
  let behaviour: Behaviour = "answers";
  let left = 0;
  const requests: BedrockRequest[] = [];
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on("session", (session) => sessions.add(session));
  server.on("stream", async (stream: ServerHttp2Stream, headers) => {
    stream.once("aborted", () => {
      left += 1;
    });
    const path = decodeURIComponent(headers[":path"] ?? "");
    const body = JSON.parse(Buffer.concat(await stream.toArray()).toString());
    const authorization = headers.authorization ?? "";
    requests.push({ path, authorization, agent: headers["user-agent"] ?? "", body });
    if (behaviour === "silent") return;
    if (behaviour in refusals)
      return refuse(stream, refusals[behaviour as keyof typeof refusals], authorization);
    if (path.endsWith("/invoke"))
      return reply(stream, 200, { embedding: vector(body.inputText, body.dimensions) });
    if (path.endsWith("/converse")) return reply(stream, 200, whole);
    converse(stream, behaviour, behaviour === "quotes" ? quoted(body) : words);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (next) => {
      behaviour = next;
    },
    requests,
    left: () => left,
    stop: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
};

const converse = (stream: ServerHttp2Stream, behaviour: Behaviour, said: string[]) => {
  stream.respond({ ":status": 200, "content-type": "application/vnd.amazon.eventstream" });
  const say = (type: string, body: object) => stream.write(frame("event", type, body));
  const [first, ...others] = said;
  const delta = (text: string | undefined) =>
    say("contentBlockDelta", { delta: { text }, contentBlockIndex: 0 });
  say("messageStart", { role: "assistant" });
  delta(first);
  if (behaviour === "slow") return;
  if (behaviour === "cut") {
    setImmediate(() => stream.session?.destroy());
    return;
  }
  if (behaviour === "throttled midway") {
    stream.end(frame("exception", "throttlingException", { message: "Too many requests" }));
    return;
  }
  for (const text of others) delta(text);
  if (behaviour !== "ended early") {
    say("messageStop", { stopReason: "end_turn" });
    say("metadata", { usage: whole.usage, metrics: { latencyMs: 1 } });
  }
  stream.end();
};

const Conversation = z.object({
  system: z.array(z.object({ text: z.string() })),
  messages: z.array(z.object({ content: z.array(z.object({ text: z.string() })) })),
});

/** In two pieces, as models write: what the passages say, and the mark of the passage that says so. */
const quoted = (body: unknown): string[] => {
  const { system, messages } = Conversation.parse(body);
  const given = system.map(({ text }) => text).join("\n");
  const asked = wordsOf(messages.at(-1)?.content[0]?.text ?? "");
  const sentences = given
    .split(/(?=<passage\b)/)
    .slice(1)
    .flatMap((passage, at) =>
      passage.split(/(?<=[.!?])\s+|\n+/).map((sentence) => ({ sentence, mark: `[${at + 1}]` })),
    );
  const likeness = ({ sentence }: { sentence: string }) =>
    new Set(wordsOf(sentence).filter((word) => asked.includes(word))).size;
  const [best] = sentences.toSorted((one, other) => likeness(other) - likeness(one));
  return best ? [`${best.sentence} `, best.mark] : ["Nothing was given."];
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\w{4,}/g) ?? [];

const frame = (message: "event" | "exception", type: string, body: object): Buffer =>
  eventStreamFrame(
    { [`:${message}-type`]: type, ":content-type": "application/json", ":message-type": message },
    body,
  );

const whole = {
  output: { message: { role: "assistant", content: [{ text: words.join("") }] } },
  stopReason: "end_turn",
  usage: { inputTokens: 100, outputTokens: 20, totalTokens: 120 },
  metrics: { latencyMs: 1 },
};

/** The error message repeats the request's credentials, as a careless server might. */
const refuse = (
  stream: ServerHttp2Stream,
  { status, name, message }: { status: number; name: string; message: string },
  authorization: string,
) => {
  stream.respond({ ":status": status, "content-type": "application/json", "x-amzn-errortype": name });
  stream.end(JSON.stringify({ message: `${message}: ${authorization}` }));
};

const vector = (text = "", dimensions = 1024): number[] =>
  Array.from({ length: dimensions }, (_, at) => (text.charCodeAt(at % text.length) || 1) + at);

const reply = (stream: ServerHttp2Stream, status: number, body: object) => {
  stream.respond({ ":status": status, "content-type": "application/json" });
  stream.end(JSON.stringify(body));
};
