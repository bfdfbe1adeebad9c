import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addLogIds, addToLogField } from "#platform/logging/log-context.ts";
import { logger } from "#platform/logging/logger.ts";
import { withMessageLine } from "#platform/logging/message-line.ts";
import { catchLines, type Line } from "./lines.ts";

let lines: () => Line[];

beforeEach(() => {
  logger.setLogLevel("INFO");
  lines = catchLines();
});
afterEach(() => vi.restoreAllMocks());

const delivered = (delivery: number) => ({ requestId: "req", messageId: "msg", delivery, lastTry: 3 });

it("a message's work leaves one line, with the ids that it came to know on the way", async () => {
  const isDone = await withMessageLine("document", delivered(1), async () => {
    addLogIds({ documentId: "doc_a" });
    addToLogField("costUsd", 0.1);
  });
  expect(isDone).toBe(true);
  expect(lines()).toMatchObject([
    {
      level: "INFO",
      message: "document",
      requestId: "req",
      messageId: "msg",
      documentId: "doc_a",
      delivery: 1,
      outcome: "done",
      costUsd: 0.1,
      milliseconds: expect.any(Number),
    },
  ]);
});

it.each([
  [1, "again"],
  [3, "failed"],
  [4, "given_up"],
])("a failure at delivery %i is logged as %s, with its error and the document", async (delivery, outcome) => {
  const isDone = await withMessageLine("document", delivered(delivery), async () => {
    addLogIds({ documentId: "doc_a" });
    throw new TypeError("out of ink");
  });
  expect(isDone).toBe(false);
  expect(lines()).toMatchObject([
    { level: "ERROR", documentId: "doc_a", outcome, error: { name: "TypeError", message: "out of ink" } },
  ]);
});
