import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { list, reply, usual, whole } from "../openai-bodies.ts";

/** Answers a streamed question. */
export type Answering = (response: ServerResponse) => void;

/** No reply, page or log may repeat this. */
export const secretWords = "provider-words-7731";

const event = (content: object, name = "") => `${name}data: ${JSON.stringify(content)}\n\n`;
const word = (content: string) => event({ choices: [{ index: 0, delta: { content } }] });
const begin = (response: ServerResponse) => response.writeHead(200, { "content-type": "text/event-stream" });

export const answers: Answering = (response) => {
  begin(response).write(usual.map(word).join(""));
  response.end(`${event({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}data: [DONE]\n\n`);
};

const page = `<!doctype html><title>${secretWords}</title><p>Welcome</p>`;
const said =
  (type: string, content: string, status = 200): Answering =>
  (response) =>
    void response.writeHead(status, { "content-type": type }).end(content);
const refuses =
  (status: number, error: object, message = ""): Answering =>
  (response) =>
    reply(response, status, { error: { message: `${message} ${secretWords}`, ...error } });
const within =
  (error: object, message = ""): Answering =>
  (response) => {
    begin(response).end(event({ error: { message: `${message} ${secretWords}`, ...error } }));
  };
const finishes =
  (finish_reason: string): Answering =>
  (response) => {
    begin(response).write(event({ choices: [{ index: 0, delta: {}, finish_reason }] }));
    response.end("data: [DONE]\n\n");
  };

/** Ways in which services fail, with the reason that members are to read. */
export const failures: [string, Answering, string][] = [
  ["a wrong key", refuses(401, { code: "invalid_api_key" }), "credentials"],
  ["a key without the right", refuses(403, { type: "permission_error" }), "credentials"],
  ["a wrong key at Gemini", refuses(400, { code: 400 }, "API key not valid."), "credentials"],
  ["a wrong key within the stream", within({ type: "authentication_error" }), "credentials"],
  ["no credit at OpenAI", refuses(429, { code: "insufficient_quota" }), "no_credit"],
  ["no credit by its type alone", refuses(429, { type: "insufficient_quota", code: null }), "no_credit"],
  ["no credit by status", refuses(402, {}, "Insufficient Balance"), "no_credit"],
  [
    "no credit at Anthropic",
    refuses(400, { type: "invalid_request_error" }, "Your credit balance is too low"),
    "no_credit",
  ],
  ["no credit at xAI", refuses(403, {}, "Your team doesn't have any credits yet"), "no_credit"],
  ["no credit within the stream", within({ code: "insufficient_quota" }), "no_credit"],
  ["a rate limit", refuses(429, { code: "rate_limit_exceeded" }), "busy"],
  ["a rate limit within the stream", within({ type: "rate_limit_error" }), "busy"],
  ["an unknown model", refuses(404, { code: "model_not_found" }), "no_model"],
  ["an unknown model at Mistral", refuses(400, { type: "invalid_model" }, "Invalid model: own"), "no_model"],
  ["an unknown model at OpenRouter", refuses(400, { code: 400 }, "own is not a valid model ID"), "no_model"],
  ["too long a question", refuses(400, { code: "context_length_exceeded" }), "too_long"],
  ["too long a question by status", refuses(413, {}), "too_long"],
  ["a request that is not taken", refuses(400, {}, "No."), "refused"],
  ["a web page", said("text/html; charset=utf-8", page), "not_a_model"],
  ["a web page that is not found", said("text/html", page, 404), "not_a_model"],
  ["a text", said("text/plain", secretWords), "not_a_model"],
  ["another JSON", said("application/json", JSON.stringify({ hello: secretWords })), "not_a_model"],
  ["another stream", said("text/event-stream", event({ hello: secretWords })), "not_a_model"],
  ["nothing", said("application/json", ""), "not_a_model"],
  ["a redirect", (response) => void response.writeHead(302, { location: "/elsewhere" }).end(), "moved"],
  ["words that are no JSON", said("text/event-stream", `data: ${secretWords}\n\n`), "unreadable"],
  ["a failing server", refuses(500, {}), "failing"],
  ["a gateway's page", said("text/html", page, 502), "failing"],
  ["an overloaded server within the stream", within({ type: "overloaded_error" }), "failing"],
  ["a filter at Azure", refuses(400, { code: "content_filter" }), "declined"],
  ["a filter at OpenRouter", refuses(403, {}, "requires moderation, your input was flagged"), "declined"],
  ["a filter at the end", finishes("content_filter"), "declined"],
  ["an empty answer", finishes("stop"), "empty"],
  ["a broken connection", (response) => void response.destroy(), "unreachable"],
  ["a stream that breaks off", (response) => void begin(response).end(), "cut"],
  ["silence", () => {}, "silent"],
];

/** A failure after the first words. */
export const midway: Answering = (response) => {
  begin(response).write(word("A reminder "));
  response.end(event({ error: { code: "insufficient_quota", message: secretWords } }));
};

/** A server of a provider, whose next answers are set; it lists one model, which is asked for a word without a stream. */
export const startFailingServer = async (address = "127.0.0.2", host = "api.example") => {
  let answering = answers;
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    if (request.url?.endsWith("/models")) return list(response, ["own-7b"]);
    if (!JSON.parse(text || "{}").stream) return whole(response);
    answering(response);
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}/v1`,
    answer: (next: Answering) => {
      answering = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
