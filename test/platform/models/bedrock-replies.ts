import { eventStreamFrame } from "../../event-stream-frame.ts";
import type { Reply, Response } from "../../scripted-server.ts";
import { type Replies, thinkLong } from "./wire.ts";

const frame = (kind: "event" | "exception", type: string, body: object): Buffer =>
  eventStreamFrame(
    { [`:${kind}-type`]: type, ":content-type": "application/json", ":message-type": kind },
    body,
  );

export const word = (text: unknown): Buffer => delta({ text });
const delta = (of: object): Buffer =>
  frame("event", "contentBlockDelta", { delta: of, contentBlockIndex: 0 });
const stop = (stopReason: string): Buffer => frame("event", "messageStop", { stopReason });
const start = frame("event", "messageStart", { role: "assistant" });

export const stream =
  (...frames: Buffer[]): Reply =>
  (response) => {
    begin(response, frames);
    response.end();
  };

const begin = (response: Response, frames: Buffer[]) => {
  response.writeHead(200, { "content-type": "application/vnd.amazon.eventstream" });
  for (const one of frames) response.write(one);
};

export const error =
  (
    status: number,
    name: string,
    message = "Refused AKIASECRET",
    headers: Record<string, string> = {},
  ): Reply =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", "x-amzn-errortype": name, ...headers });
    response.end(JSON.stringify({ message }));
  };

/** The last byte of a frame is of its checksum. */
const damaged = (whole: Buffer): Buffer => {
  const copy = Buffer.from(whole);
  copy[copy.length - 1]! ^= 0xff;
  return copy;
};

const brokenJson = (): Buffer => {
  const headers = {
    ":event-type": "contentBlockDelta",
    ":content-type": "application/json",
    ":message-type": "event",
  };
  return eventStreamFrame(headers, `{"delta": {`);
};

/** Replies of Amazon Bedrock, good and bad. */
export const bedrockReplies: Replies = {
  answers: stream(start, word("Four "), word("weeks."), stop("end_turn")),
  silent: () => undefined,
  begunSilent: (response) => begin(response, [start]),
  stalled: (response) => begin(response, [start, word("Four ")]),
  thinking: (response) => {
    begin(response, [start]);
    thinkLong(
      () => response.write(delta({ reasoningContent: { text: "Hm." } })),
      () => response.end(Buffer.concat([word("Four weeks."), stop("end_turn")])),
    );
  },
  throttled: error(429, "ThrottlingException"),
  throttledFor: (seconds) => error(429, "ThrottlingException", "Slow down", { "retry-after": seconds }),
  overloaded: error(503, "ServiceUnavailableException"),
  overloadedInStream: stream(
    start,
    frame("exception", "serviceUnavailableException", { message: "Overloaded" }),
  ),
  refusedConnection: (response) => response.destroy(),
  cutBefore: (response) => {
    begin(response, [start]);
    setImmediate(() => response.destroy());
  },
  cutAfter: (response) => {
    begin(response, [start, word("Four ")]);
    setTimeout(() => response.destroy(), 50);
  },
  throttledMidway: stream(
    start,
    word("Four "),
    frame("exception", "throttlingException", { message: "Slow down" }),
  ),
  endedEarly: stream(start, word("Four ")),
  malformed: {
    "a wrong checksum": stream(start, damaged(word("Four "))),
    "broken JSON": stream(start, brokenJson()),
  },
  harmless: {
    "events without their fields": stream(
      frame("event", "contentBlockDelta", {}),
      word("Four weeks."),
      stop("end_turn"),
      frame("event", "metadata", {}),
    ),
    "events that are not known": stream(
      start,
      frame("event", "weather", {}),
      word("Four weeks."),
      stop("end_turn"),
    ),
    "a number for text": stream(start, word(5), word("Four weeks."), stop("end_turn")),
  },
  declined: stream(start, stop("content_filtered")),
  declinedMidway: stream(start, word("Four "), stop("content_filtered")),
  empty: stream(start, stop("end_turn")),
  usedUp: stream(start, delta({ reasoningContent: { text: "Hm." } }), stop("max_tokens")),
  cutToLength: stream(start, word("Four weeks."), stop("max_tokens")),
  refusals: [
    [stream(start, stop("guardrail_intervened")), "model_failed", /declined to answer.*other words/],
    [
      error(400, "ValidationException", "Input is too long for requested model."),
      "not_configured",
      /does not take so much/,
    ],
    [
      error(400, "ValidationException", "The provided model identifier is invalid."),
      "not_configured",
      /does not have the model/,
    ],
    [error(404, "ResourceNotFoundException"), "not_configured", /does not have the model/],
    [error(403, "AccessDeniedException"), "not_configured", /refuses the credentials\. Check them/],
    [error(403, "ExpiredTokenException"), "not_configured", /refuses the credentials\. Check them/],
    [error(400, "ValidationException", "malformed"), "not_configured", /does not take this request.*Check/],
  ],
  vectors:
    (make) =>
    (response, { body }) => {
      const [embedding] = make([body.inputText ?? ""]);
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ embedding }));
    },
};
