import type { Reply, Response } from "../../scripted-server.ts";
import { type Replies, thinkLong } from "./wire.ts";

export const chunk = (choice: object, more: object = {}): string =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", choices: [{ index: 0, ...choice }], ...more })}\n\n`;
const word = (content: unknown) => chunk({ delta: { content } });

export const stream =
  (...parts: string[]): Reply =>
  (response) => {
    begin(response, parts);
    response.end("data: [DONE]\n\n");
  };

const begin = (response: Response, parts: string[]) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const part of parts) response.write(part);
};

export const json =
  (status: number, body: object | string, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

const error = (status: number, code: string | null, headers?: Record<string, string>) =>
  json(status, { error: { message: "Refused sk-secret", type: "error", param: null, code } }, headers);

const finish = (finish_reason: string) => chunk({ delta: {}, finish_reason });

/** Replies of an OpenAI-compatible server, good and bad. */
export const openaiReplies: Replies = {
  answers: stream(word("Four "), word("weeks."), finish("stop")),
  silent: () => undefined,
  begunSilent: (response) => begin(response, [": ping\n\n"]),
  stalled: (response) => begin(response, [word("Four ")]),
  thinking: (response) => {
    begin(response, []);
    thinkLong(
      () => response.write(chunk({ delta: { reasoning_content: "Hm." } })),
      () => response.end(`${word("Four weeks.")}${finish("stop")}data: [DONE]\n\n`),
    );
  },
  throttled: error(429, "rate_limit_exceeded"),
  throttledFor: (seconds) => error(429, "rate_limit_exceeded", { "retry-after": seconds }),
  overloaded: error(503, null),
  overloadedInStream: stream(`data: {"error":{"message":"Overloaded","type":"server_error","code":503}}\n\n`),
  refusedConnection: (response) => response.destroy(),
  cutBefore: (response) => {
    begin(response, [": ping\n\n"]);
    setImmediate(() => response.destroy());
  },
  cutAfter: (response) => {
    begin(response, [word("Four ")]);
    setImmediate(() => response.destroy());
  },
  throttledMidway: stream(word("Four "), `data: {"error":{"message":"Slow down","code":429}}\n\n`),
  endedEarly: stream(word("Four ")),
  malformed: {
    "broken JSON": stream(`data: {"choices": [{"delta"\n\n`),
    "another shape": stream(`data: {"choices": "none"}\n\n`),
    "a number for text": stream(word(5)),
    "null for a chunk": stream("data: null\n\n"),
  },
  harmless: {
    "chunks without choices": stream(`data: {"id":"c"}\n\n`, word("Four weeks."), finish("stop")),
    "usage without numbers": stream(
      word("Four weeks."),
      chunk({ delta: {}, finish_reason: "stop" }, { usage: {} }),
    ),
    "no delta": stream(chunk({}), word("Four weeks."), finish("stop")),
    "reasoning within the text": stream(
      ...["\n<th", "ink>Hm.\n</thi", "nk>", "\n", "\nFour", " weeks."].map(word),
      finish("stop"),
    ),
    "reasoning in a field of its own": stream(
      chunk({ delta: { reasoning_content: "Hm." } }),
      chunk({ delta: { reasoning: "Hm." } }),
      word("Four weeks."),
      finish("stop"),
    ),
    "reasoning in parts of the content": stream(
      word([{ type: "thinking", thinking: [{ type: "text", text: "Hm." }] }]),
      word([{ type: "text", text: "Four weeks." }]),
      finish("stop"),
    ),
    "reasoning in a channel": stream(
      word("<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>Four"),
      word(" weeks."),
      finish("stop"),
    ),
    "tool calls": stream(
      chunk({ delta: { tool_calls: [{ index: 0, function: { name: "search", arguments: "{" } }] } }),
      word('<tool_call>{"name": "search"}</tool_call>\n'),
      word("Four weeks."),
      finish("tool_calls"),
    ),
  },
  declined: stream(finish("content_filter")),
  declinedMidway: stream(word("Four "), finish("content_filter")),
  empty: stream(finish("stop")),
  usedUp: stream(chunk({ delta: { reasoning: "Hm." } }), finish("length")),
  cutToLength: stream(word("Four weeks."), finish("length")),
  refusals: [
    [error(400, "content_filter"), "model_failed", /declined to answer.*other words/],
    [error(400, "context_length_exceeded"), "not_configured", /does not take so much text.*Choose/],
    [error(413, null), "not_configured", /does not take so much text/],
    [error(401, "invalid_api_key"), "not_configured", /refuses the credentials\. Check OPENAI_API_KEY/],
    [error(403, null), "not_configured", /refuses the credentials/],
    [error(404, "model_not_found"), "not_configured", /does not have the model gpt-6-luna\. Choose another/],
    [error(429, "insufficient_quota"), "not_configured", /no credit left\. Add credit/],
    [error(400, null), "not_configured", /does not take this request.*Check/],
    [html(200), "not_configured", /web page is at OPENAI_BASE_URL.*\/v1/],
    [
      json(308, {}, { location: "https://elsewhere.example/v1" }),
      "not_configured",
      /redirects to another address/,
    ],
  ],
  vectors:
    (make) =>
    (response, { body }) => {
      const data = make(body.input ?? []).map((embedding, index) => ({
        object: "embedding",
        index,
        embedding,
      }));
      json(200, JSON.stringify({ object: "list", data }))(response, { path: "", body, at: 0 });
    },
};

function html(status: number): Reply {
  return (response) => {
    response.writeHead(status, { "content-type": "text/html" });
    response.end("<html>Welcome</html>");
  };
}
