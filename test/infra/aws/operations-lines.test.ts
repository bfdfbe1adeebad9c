import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { answerOutcomes } from "#infra/aws/operations/log-metrics.ts";
import { withAnswerLine } from "#platform/logging/answer-line.ts";
import { logger } from "#platform/logging/logger.ts";
import { withMessageLine } from "#platform/logging/message-line.ts";
import { startCallLog } from "#platform/models/calls/call-log.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { AppError } from "#shared/errors.ts";
import { catchLines, type Line } from "../../platform/logging/lines.ts";
import { resources } from "./synthesised.ts";

const Filter = z.object({
  FilterPattern: z.string(),
  MetricTransformations: z.tuple([
    z.object({
      MetricName: z.string(),
      MetricValue: z.string(),
      Dimensions: z.array(z.object({ Key: z.string(), Value: z.string() })).default([]),
    }),
  ]),
});

const filters = resources("AWS::Logs::MetricFilter").map(({ Properties }) => Filter.parse(Properties));
let lines: () => Line[];

beforeEach(() => {
  logger.setLogLevel("INFO");
  lines = catchLines();
});
afterEach(() => vi.restoreAllMocks());

/** The value and dimensions that CloudWatch would publish of the last line under the metric's name. */
const published = (name: string) => {
  const line = lines().at(-1) ?? {};
  const filter = filters.find(({ MetricTransformations: [{ MetricName }] }) => MetricName === name);
  const clauses = [...(filter?.FilterPattern ?? "").matchAll(/\$\.(\w+) (?:= "([^"]*)"|>= 0)/g)];
  const isMatched = clauses.every(([, field = "", text]) =>
    text === undefined ? Number(line[field]) >= 0 : line[field] === text,
  );
  if (!filter || clauses.length === 0 || !isMatched) return undefined;
  const [{ MetricValue, Dimensions }] = filter.MetricTransformations;
  const read = (text: string) => (text.startsWith("$.") ? line[text.slice(2)] : Number(text));
  return { value: read(MetricValue), by: Dimensions.map(({ Value }) => read(Value)) };
};

const answer = async (last: ChatEvent | AppError) => {
  async function* events(): AsyncGenerator<ChatEvent> {
    if (last instanceof AppError) throw last;
    yield { type: "delta", text: "Four weeks." };
    yield last;
  }
  const { signal } = new AbortController();
  await Array.fromAsync(withAnswerLine(events(), { route: "ask", signal })).catch(() => undefined);
};

it("every answer is counted by its outcome, and how long its first token took", async () => {
  await answer({ type: "done", outcome: "refused", tokenCount: 0, responseTime: 0 });
  expect(published("Answers")).toEqual({ value: 1, by: ["refused"] });
  expect(published("FirstToken")).toEqual({ value: expect.any(Number), by: [] });
});

it("an answer that breaks is counted under the outcome that rings", async () => {
  await answer(new AppError("model_failed", "The model could not answer."));
  expect(published("Answers")).toEqual({ value: 1, by: ["failed"] });
  expect(published("FirstToken")).toBeUndefined();
  expect(answerOutcomes).toContain("failed");
});

it.each([
  [1_000_000, "0.06"],
  [100, "0.000006"],
  [1, "0"],
])(
  "what a model's call of %i tokens costs is counted, in US dollars without an exponent",
  (tokens, dollars) => {
    const line = startCallLog({ provider: "bedrock", model: "amazon.nova-lite-v1:0" }, { call: "chat" });
    line.end("done", { usage: { promptTokens: tokens, completionTokens: 0 } });
    expect(JSON.stringify(published("ModelCost"))).toBe(`{"value":${dollars},"by":[]}`);
  },
);

it("a document's try is counted when it fails, and not when it is done", async () => {
  const delivered = { requestId: "req", messageId: "msg", delivery: 1, lastTry: 3 };
  await withMessageLine("document", delivered, async () => {});
  expect(published("DocumentFailures")).toBeUndefined();
  await withMessageLine("document", delivered, () => Promise.reject(new Error("out of ink")));
  expect(published("DocumentFailures")).toEqual({ value: 1, by: ["again"] });
});
