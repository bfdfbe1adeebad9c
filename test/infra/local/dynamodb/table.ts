import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { onTestFinished } from "vitest";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { ensureTable } from "#infra/local/dynamodb/table.ts";

export const TableName = "app";
export const accessKeyId = "dynamo-key";

export async function temporaryFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "dynamodb-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

export const clientOf = (endpoint: string, key = accessKeyId): DynamoDBClient =>
  new DynamoDBClient({
    endpoint,
    region: "us-east-1",
    maxAttempts: 1,
    credentials: { accessKeyId: key, secretAccessKey: "secret" },
  });

export async function startTable(dir?: string) {
  const dynamo = await startDynamo({ dir: dir ?? (await temporaryFolder()), accessKeyId });
  const client = clientOf(dynamo.endpoint);
  await ensureTable(client, TableName);
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    client.destroy();
    await dynamo.stop();
  };
  onTestFinished(stop);
  return { ...dynamo, stop, client, table: DynamoDBDocumentClient.from(client) };
}

/** The error that a call ended in; a call that succeeds fails the test. */
export async function errorOf(
  call: Promise<unknown>,
): Promise<Error & { Item?: unknown; CancellationReasons?: unknown }> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error("The call succeeded");
  return Object.assign(error, { ...error });
}
