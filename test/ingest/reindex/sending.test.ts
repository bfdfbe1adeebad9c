import { SendMessageBatchCommand, SQSClient } from "@aws-sdk/client-sqs";
import type { Context } from "aws-lambda";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, describe, expect, it } from "vitest";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { handler } from "#lambdas/ingest/reindex/handler.ts";
import { logger } from "#platform/logging/logger.ts";
import { provide } from "#platform/ports.ts";

logger.setLogLevel("SILENT");
const context = { awsRequestId: "request" } as Context;
const sqs = mockClient(SQSClient);

const sent = () => sqs.commandCalls(SendMessageBatchCommand).map(({ args: [command] }) => command.input);

describe("what is outdated after a deployment", () => {
  const outdated = (count: number) => {
    const search = openSqliteSearch({ file: ":memory:", dimension: 4 });
    async function* documents() {
      for (let at = 0; at < count; at++) yield { chatbotId: "bot_shop", documentId: `doc_${at}` };
    }
    provide({ search: { ...search, outdated: documents } });
  };

  beforeEach(() => {
    process.env.INGEST_QUEUE_URL = "https://queue.example/ingest";
    sqs.reset();
    sqs.on(SendMessageBatchCommand).resolves({});
  });

  it("goes to the ingest queue in as few requests as the queue allows", async () => {
    outdated(95);
    expect(await handler({}, context)).toEqual({ reindexing: 95 });
    expect(sent().map(({ Entries = [] }) => Entries.length)).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 5]);
    const bodies = sent().flatMap(({ Entries = [] }) => Entries.map(({ MessageBody = "" }) => MessageBody));
    expect(JSON.parse(bodies[94] ?? "")).toEqual({
      reindex: { chatbotId: "bot_shop", documentId: "doc_94" },
    });
    expect(new Set(bodies).size).toBe(95);
  });

  it("is sent again where the queue took only a part of it", async () => {
    outdated(3);
    const failed = { Id: "1", Code: "InternalError", SenderFault: false };
    sqs
      .on(SendMessageBatchCommand)
      .resolvesOnce({ Failed: [failed] })
      .resolves({});
    expect(await handler({}, context)).toEqual({ reindexing: 3 });
    const again = sent()[1]?.Entries?.map(({ MessageBody = "" }) => JSON.parse(MessageBody));
    expect(again).toEqual([{ reindex: { chatbotId: "bot_shop", documentId: "doc_1" } }]);
  });

  it("is not taken for sent where the queue goes on refusing", async () => {
    outdated(1);
    const failed = { Id: "0", Code: "InternalError", SenderFault: false };
    sqs.on(SendMessageBatchCommand).resolves({ Failed: [failed] });
    await expect(handler({}, context)).rejects.toThrow("did not take all");
  });

  it("sends nothing where nothing is", async () => {
    outdated(0);
    expect(await handler({}, context)).toEqual({ reindexing: 0 });
    expect(sent()).toEqual([]);
  });
});
