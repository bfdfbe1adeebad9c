import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import type { Context, SQSRecord } from "aws-lambda";
import { mockClient } from "aws-sdk-client-mock";
import { expect, it } from "vitest";
import { handler } from "#lambdas/ingest/handler.ts";
import { logger } from "#platform/logging/logger.ts";

logger.setLogLevel("SILENT");
const context = { awsRequestId: "request", getRemainingTimeInMillis: () => 300_000 } as Context;

it("the bucket's notification of an upload is sent once more, to wait with those of its account", async () => {
  process.env.UPLOADS_QUEUE_URL = "https://queue.example/uploads";
  const sqs = mockClient(SQSClient);
  sqs.on(SendMessageCommand).resolves({});
  const Records = [{ s3: { object: { key: "documents/acct_ann/bot_1/doc_1" } } }];
  const attributes = { ApproximateReceiveCount: "1" } as SQSRecord["attributes"];
  const record = { messageId: "message", attributes, body: JSON.stringify({ Records }) } as SQSRecord;
  expect(await handler({ Records: [record] }, context)).toEqual({ batchItemFailures: [] });
  const [call] = sqs.commandCalls(SendMessageCommand);
  expect(call?.args[0].input).toMatchObject({ MessageGroupId: "acct_ann" });
  const sent = JSON.parse(call?.args[0].input.MessageBody ?? "");
  expect(sent).toEqual({ Records, group: "acct_ann" });
});
