import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { Context, SQSEvent } from "aws-lambda";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { ensureTable } from "#infra/local/dynamodb/table.ts";
import { pollQueue } from "#infra/local/sqs/poller.ts";
import { startSqs } from "#infra/local/sqs/protocol.ts";
import { openQueue } from "#infra/local/sqs/queue.ts";

const accessKeyId = "APPENDS";
const context = { awsRequestId: "appends", getRemainingTimeInMillis: () => 60_000 } as Context;

/**
 * The table and the outbox's queue of a folder, in this process, with the product's modules working on them.
 * `onDelivered` gets the ids of events; without it nothing is delivered.
 */
export const openOutbox = async (folder: string, onDelivered?: (ids: string[]) => void) => {
  mkdirSync(join(folder, "dynamodb"), { recursive: true });
  const dynamo = await startDynamo({ dir: join(folder, "dynamodb"), accessKeyId });
  const file = join(folder, "queue-outbox.db");
  const settings = { visibilityTimeoutSeconds: 90, maxReceiveCount: 3, isSwept: true };
  const queue = openQueue({ file, name: "outbox", ...settings });
  const sqs = await startSqs({ queues: { outbox: queue }, accessKeyId });
  Object.assign(process.env, {
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: "SECRET",
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    AWS_ENDPOINT_URL_SQS: sqs.endpoint,
    OUTBOX_QUEUE_URL: sqs.queueUrl("outbox"),
    TABLE_NAME: "docent",
    LOG_LEVEL: "ERROR",
  });
  await ensureTable(new DynamoDBClient({}), "docent");
  const { askDirectly } = await import("#infra/local/dynamodb/direct.ts");
  askDirectly((await import("#platform/table/client.ts")).table, dynamo.direct);
  const { consumers } = await import("#lambdas/outbox/consumers.ts");
  consumers.splice(0, Number.MAX_SAFE_INTEGER, {
    name: "appends",
    consume: async (events) => onDelivered?.(events.map(({ id }) => id)),
    forget: async () => undefined,
  });
  const { handler } = await import("#lambdas/outbox/handler.ts");
  const invoke = (event: SQSEvent) => handler(event, context);
  const poller = onDelivered && pollQueue({ queue, invoke, concurrency: 8 });
  const stop = async () => {
    await poller?.stop();
    await sqs.stop();
    queue.close();
    await dynamo.stop();
  };
  return { ...(await import("#lambdas/conversations/store.ts")), stop };
};
