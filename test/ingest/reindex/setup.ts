import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Context, SQSEvent } from "aws-lambda";
import { onTestFinished } from "vitest";
import { pollQueue } from "#infra/local/sqs/poller.ts";
import { startSqs } from "#infra/local/sqs/protocol.ts";
import { openQueue } from "#infra/local/sqs/queue.ts";
import { handler } from "#lambdas/ingest/handler.ts";
import { logger } from "#platform/logging/logger.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import type { Models } from "#platform/models/port.ts";
import { type Embedding, vectorOf } from "../../platform/search/embedder.ts";

export type IngestQueue = Awaited<ReturnType<typeof startQueue>>;

/** An ingest queue in this process; `work` polls it with the ingest function until the test ends. */
export const startQueue = async () => {
  logger.setLogLevel("SILENT");
  const folder = await mkdtemp(join(tmpdir(), "reindex-"));
  const file = join(folder, "ingest.db");
  const queue = openQueue({ file, visibilityTimeoutSeconds: 60, maxReceiveCount: 4 });
  const sqs = await startSqs({ queues: { ingest: queue }, accessKeyId: "KEY" });
  Object.assign(process.env, {
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "KEY",
    AWS_SECRET_ACCESS_KEY: "SECRET",
    AWS_ENDPOINT_URL_SQS: sqs.endpoint,
    INGEST_QUEUE_URL: sqs.queueUrl("ingest"),
  });
  const invoke = (event: SQSEvent) => handler(event, context);
  return {
    deadLetters: queue.deadLetters,
    redrive: queue.redrive,
    isWorkedOff: () => queue.counts().visible + queue.counts().inFlight === 0,
    work: () => {
      const poller = pollQueue({ queue, invoke, concurrency: 4, retrySeconds: 0.05 });
      onTestFinished(() => poller.stop());
    },
    stop: async () => {
      await sqs.stop();
      queue.close();
      await rm(folder, { recursive: true });
    },
  };
};

/** Models with an embedding of that name and dimension. */
export const modelsOf = async (embedding: Embedding, embed?: Models["embed"]): Promise<Models> => ({
  ...(await modelsFromEnvironment({ MODEL_PROVIDER: "builtin" })),
  embedding,
  embed: embed ?? (async (texts) => texts.map((text) => vectorOf(embedding, text))),
});

export const context = { awsRequestId: "request", getRemainingTimeInMillis: () => 300_000 } as Context;
