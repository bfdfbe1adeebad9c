import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withAnswerLine } from "#platform/logging/answer-line.ts";
import { addLogFields, addToLogField, startLogContext } from "#platform/logging/log-context.ts";
import { logger } from "#platform/logging/logger.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { catchLines, type Line } from "./lines.ts";

let lines: () => Line[];

beforeEach(() => {
  logger.setLogLevel("INFO");
  lines = catchLines();
});
afterEach(() => vi.restoreAllMocks());

const reader = () => new AbortController();

const read = async (events: AsyncGenerator<ChatEvent>, { signal } = reader()): Promise<void> =>
  startLogContext({ requestId: "one" }, async () => {
    const answer = withAnswerLine(events, { route: "ask", signal });
    await Array.fromAsync(answer).catch(() => undefined);
  });

const word: ChatEvent = { type: "delta", text: "Zanzibar" };

async function* breaking(error: Error): AsyncGenerator<ChatEvent> {
  yield word;
  throw error;
}

it("an answer leaves one line with how it ended, what it took, and none of its text", async () => {
  async function* events(): AsyncGenerator<ChatEvent> {
    addLogFields({ passages: 3, likelihood: 0.8 });
    yield { type: "sources", context: [] };
    yield word;
    addToLogField("costUsd", 0.002);
    yield { type: "done", outcome: "answered", tokenCount: 120, responseTime: 5 };
  }
  await read(events());
  expect(lines()).toEqual([
    {
      level: "INFO",
      message: "answer",
      timestamp: expect.any(String),
      service: "docent",
      requestId: "one",
      route: "ask",
      outcome: "answered",
      isLeft: false,
      passages: 3,
      likelihood: 0.8,
      tokens: 120,
      costUsd: 0.002,
      firstTokenMilliseconds: expect.any(Number),
      milliseconds: expect.any(Number),
    },
  ]);
});

it.each<[ErrorCode, string]>([
  ["model_failed", "failed"],
  ["rate_limited", "failed"],
  ["not_configured", "failed"],
  ["internal", "failed"],
  ["unavailable", "failed"],
  ["no_context", "no_documents"],
  ["not_covered", "refused"],
])("an answer that %s ends counts as %s", async (code, outcome) => {
  await read(breaking(new AppError(code, "Zanzibar")));
  expect(lines()).toMatchObject([{ outcome, code }]);
  expect(JSON.stringify(lines())).not.toContain("Zanzibar");
});

it("an error that nobody expected counts as an answer that failed", async () => {
  await read(breaking(new TypeError("Zanzibar")));
  expect(lines()).toMatchObject([{ outcome: "failed", code: "internal" }]);
});

it("a request that is refused before it is answered counts as no answer", async () => {
  await read(breaking(new AppError("unauthenticated", "Sign in to go on.")));
  expect(lines()).toEqual([]);
});

it("an answer whose reader leaves says so", async () => {
  const left = reader();
  async function* events(): AsyncGenerator<ChatEvent> {
    yield word;
    yield word;
  }
  await startLogContext({ requestId: "one" }, async () => {
    for await (const _ of withAnswerLine(events(), { route: "ask", signal: left.signal })) {
      left.abort();
      break;
    }
  });
  expect(lines()).toMatchObject([{ outcome: "stopped", isLeft: true }]);
});
