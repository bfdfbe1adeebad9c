import type { Context, SQSEvent, SQSRecord } from "aws-lambda";
import { beforeEach, expect, it, vi } from "vitest";
import { handler } from "#lambdas/ingest/handler.ts";
import { reindexDocument } from "#lambdas/ingest/reindex/reindex-document.ts";
import { logger } from "#platform/logging/logger.ts";

vi.mock("#lambdas/ingest/reindex/reindex-document.ts", async (original) => ({
  ...(await original<typeof import("#lambdas/ingest/reindex/reindex-document.ts")>()),
  reindexDocument: vi.fn(async () => undefined),
}));
logger.setLogLevel("SILENT");

const document = { chatbotId: "bot_shop", documentId: "doc_1" };
const context = { awsRequestId: "request", getRemainingTimeInMillis: () => 300_000 } as Context;

const deliver = (body: unknown) => {
  const attributes = { ApproximateReceiveCount: "1" } as SQSRecord["attributes"];
  const record = { messageId: "message", attributes, body: JSON.stringify(body) } as SQSRecord;
  return handler({ Records: [record] } satisfies SQSEvent, context);
};

beforeEach(() => vi.mocked(reindexDocument).mockClear());

it.each([
  ["reindex", { reindex: document }],
  ["renew, as the release before wrote it", { renew: document }],
])("a queued document is reindexed when its message says %s", async (_, body) => {
  expect(await deliver(body)).toEqual({ batchItemFailures: [] });
  expect(vi.mocked(reindexDocument).mock.calls.map(([key]) => key)).toEqual([document]);
});
