import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Behaviour = "answers" | "wrong key" | "throttled" | "fails" | "cut" | "slow";

export interface OpenAiServer {
  url: string;
  /** What the next requests meet. */
  behave(behaviour: Behaviour): void;
  /** The bodies of the chat requests so far. */
  requests: { messages: { role: string; content: string }[]; model: string }[];
  keys: Set<string>;
  stop(): void;
}

const words = ["A reminder ", "costs 1.50 euros. ", "[1]"];

/** A server that speaks the streaming part of OpenAI's chat API, as OpenAI, Ollama or vLLM do. */
export const startOpenAiServer = async (): Promise<OpenAiServer> => {
  let behaviour: Behaviour = "answers";
  const requests: OpenAiServer["requests"] = [];
  const keys = new Set<string>();
  const server = createServer(async (request, response) => {
    keys.add(String(request.headers.authorization));
    const body = await bodyOf(request);
    if (request.url?.endsWith("/chat/completions")) requests.push(body);
    answer(behaviour, body.stream === true, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave: (next) => {
      behaviour = next;
    },
    requests,
    keys,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const answer = (behaviour: Behaviour, isStream: boolean, response: ServerResponse) => {
  if (behaviour === "wrong key") return refuse(response, 401, "Incorrect API key provided");
  if (behaviour === "throttled") return refuse(response, 429, "Rate limit reached");
  if (behaviour === "fails") return refuse(response, 500, "The server had an error");
  if (!isStream) return whole(response);
  response.writeHead(200, { "content-type": "text/event-stream" });
  const chunk = (delta: object, rest: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", choices: [{ index: 0, delta }], ...rest })}\n\n`,
    );
  chunk({ role: "assistant", content: words[0] });
  if (behaviour === "slow") return;
  if (behaviour === "cut") {
    setImmediate(() => response.destroy());
    return;
  }
  for (const content of words.slice(1)) chunk({ content });
  const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
  response.write(
    `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", choices: [], usage })}\n\n`,
  );
  response.end("data: [DONE]\n\n");
};

const refuse = (response: ServerResponse, status: number, message: string) => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: { message, type: "error", code: null, param: null } }));
};

const whole = (response: ServerResponse) => {
  response.writeHead(200, { "content-type": "application/json" });
  const message = { role: "assistant", content: words.join("") };
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  const models = [{ id: "gpt-4", object: "model" }];
  response.end(
    JSON.stringify({
      id: "c1",
      object: "list",
      choices: [{ index: 0, message, finish_reason: "stop" }],
      usage,
      data: models,
    }),
  );
};

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
};
