import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { ensureTable } from "#infra/local/dynamodb/table.ts";
import { apiKeyEntity, hashOf } from "#platform/access/key/api-key.ts";
import { transact } from "#platform/table/client.ts";

const accessKeyId = "KEYS";

/** A key without a limit to speak of, and one of 60 requests a minute. */
export const secrets = { free: `dk_${"f".repeat(38)}`, limited: `dk_${"l".repeat(38)}` };

let opened: Promise<Record<string, string>> | undefined;

/**
 * Opens a table with these keys, once for the process, and returns the environment to reach it by: over HTTP, as
 * DynamoDB is.
 */
export const openTable = (): Promise<Record<string, string>> => {
  opened ??= open();
  return opened;
};

const open = async (): Promise<Record<string, string>> => {
  const folder = mkdtempSync(join(tmpdir(), "keys-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  const dynamo = await startDynamo({ dir: folder, accessKeyId });
  const env = {
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: "SECRET",
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    TABLE_NAME: "docent",
    LOG_LEVEL: "ERROR",
  };
  Object.assign(process.env, env);
  await ensureTable(new DynamoDBClient({}), "docent");
  await transact([keyOf("free", 1_000_000), keyOf("limited", 60)]);
  return env;
};

const keyOf = (name: keyof typeof secrets, requests_per_minute: number) =>
  apiKeyEntity.put({
    hash: hashOf(secrets[name]),
    id: `key_${name}`,
    family_id: `key_${name}`,
    account_id: "usr_1",
    chatbot_id: "bot_1",
    scope: "read",
    is_active: true,
    requests_per_minute,
    daily_quota: 1_000_000,
  });
