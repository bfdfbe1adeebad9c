import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type EmbeddingBody, embed, list, usage, usual, vector, whole } from "./openai-bodies.ts";
import { refusals, refuse } from "./openai-refusals.ts";

/**
 * `slow` begins an answer and ends it after `carryOn`, `thinks` reasons until then and does next what it is set to by then,
 * `cut` only begins an answer, `too long` stops at the limit of tokens; `silent` says nothing at all.
 */
type Behaviour =
  | "answers"
  | "too long"
  | "slow"
  | "thinks"
  | "cut"
  | "ended early"
  | "silent"
  | keyof typeof refusals;

interface ChatBody {
  model: string;
  messages: { role: string; content: string }[];
  max_tokens?: number;
  temperature?: number;
  stream?: boolean;
}

export interface OpenAiServer {
  url: string;
  /** Sets how the next requests are answered. */
  behave(behaviour: Behaviour): void;
  /** Sends the rest of the answers that `slow` began, and ends what `thinks`. */
  carryOn(): void;
  /** Sets the answers to the next questions, each in the pieces in which it is sent; then the usual answer comes again. */
  say(...answers: string[][]): void;
  /** Which requests are refused, whatever else it does. */
  refuseWhere(condition: (request: ChatBody) => boolean): void;
  /** Which requests get no reply, whatever else it does. */
  withhold(condition: (request: ChatBody & EmbeddingBody) => boolean): void;
  /** Embeddings of the given texts from now on, in place of meaningless ones. */
  embed(vectorOf: (text: string, dimensions: number) => number[]): void;
  /** The models it lists; none stands for a server without a list. */
  list(models: string[]): void;
  /** The bodies of the requests so far. */
  requests: ChatBody[];
  embeddings: EmbeddingBody[];
  /** The ids that it gave its replies to questions, in their order. */
  replyIds: string[];
  keys: Set<string>;
  /** How many requests were left by the one who asked. */
  left(): number;
  stop(): void;
}

/** A server that speaks OpenAI's protocol for chat, embeddings and models, as OpenAI, Ollama or vLLM do. */
export const startOpenAiServer = async ({
  port = 0,
  address = "127.0.0.1",
  host = "127.0.0.1",
} = {}): Promise<OpenAiServer> => {
  let behaviour: Behaviour = "answers";
  let models = ["gpt-4"];
  let left = 0;
  let said: string[][] = [];
  let begun = Promise.withResolvers<void>();
  let isRefused: (request: ChatBody) => boolean = () => false;
  let vectorOf = vector;
  let isWithheld: (request: ChatBody & EmbeddingBody) => boolean = () => false;
  const refusalNow = () => (behaviour in refusals ? refusals[behaviour as keyof typeof refusals] : undefined);
  const requests: ChatBody[] = [];
  const embeddings: EmbeddingBody[] = [];
  const replyIds: string[] = [];
  const keys = new Set<string>();
  const server = createServer(async (request, response) => {
    const key = String(request.headers.authorization);
    keys.add(key);
    response.once("close", () => {
      if (!response.writableFinished) left += 1;
    });
    const body = await bodyOf(request);
    const path = new URL(request.url ?? "", "http://127.0.0.1").pathname;
    const replyId = `req_${randomUUID()}`;
    response.setHeader("x-request-id", replyId);
    if (path.endsWith("/chat/completions")) {
      requests.push(body);
      replyIds.push(replyId);
    }
    if (path.endsWith("/embeddings")) embeddings.push(body);
    if (behaviour === "silent" || isWithheld(body)) return;
    if (isRefused(body)) return refuse(response, refusals["refused request"], key);
    const refusal = refusalNow();
    if (refusal) return refuse(response, refusal, key);
    if (path.endsWith("/embeddings")) return embed(response, body, vectorOf);
    if (path.endsWith("/models")) return list(response, models);
    if (!body.stream) return whole(response);
    if (behaviour === "thinks") {
      await reason(response, begun.promise);
      const fault = refusalNow();
      if (fault) return breakOff(response, fault);
    }
    await stream(response, behaviour, said.shift() ?? usual, begun.promise);
  });
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/v1`,
    behave: (next) => {
      behaviour = next;
    },
    carryOn: () => {
      begun.resolve();
      begun = Promise.withResolvers();
    },
    say: (...answers) => {
      said = answers;
    },
    refuseWhere: (condition) => {
      isRefused = condition;
    },
    withhold: (condition) => {
      isWithheld = condition;
    },
    embed: (next) => {
      vectorOf = next;
    },
    list: (next) => {
      models = next;
    },
    requests,
    embeddings,
    replyIds,
    keys,
    left: () => left,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const thoughtMilliseconds = 500;

/** Streams its reasoning until it may go on. */
const reason = async (response: ServerResponse, carriedOn: Promise<void>) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const think = () => {
    const choices = [{ index: 0, delta: { reasoning_content: "Hm, what is a reminder? " } }];
    response.write(`data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", choices })}\n\n`);
  };
  think();
  const thinking = setInterval(think, thoughtMilliseconds);
  response.once("close", () => clearInterval(thinking));
  await carriedOn;
  clearInterval(thinking);
};

/** An error in a stream that has begun. */
const breakOff = (response: ServerResponse, { code, message }: { code: string | null; message: string }) =>
  response.end(`data: ${JSON.stringify({ error: { message, type: "error", code, param: null } })}\n\n`);

const stream = async (
  response: ServerResponse,
  behaviour: Behaviour,
  words: string[],
  carriedOn: Promise<void>,
) => {
  if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
  const chunk = (choices: object[], rest: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", choices, ...rest })}\n\n`,
    );
  const [first, ...others] = words;
  chunk([{ index: 0, delta: { role: "assistant", content: first } }]);
  if (behaviour === "cut") return void setImmediate(() => response.destroy());
  if (behaviour === "slow") await carriedOn;
  for (const content of others) chunk([{ index: 0, delta: { content } }]);
  if (behaviour !== "ended early") {
    const finish_reason = behaviour === "too long" ? "length" : "stop";
    chunk([{ index: 0, delta: {}, finish_reason }], { usage });
    chunk([], { usage });
  }
  response.end("data: [DONE]\n\n");
};

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const isJson = request.headers["content-type"]?.includes("json");
  return isJson && chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
};
