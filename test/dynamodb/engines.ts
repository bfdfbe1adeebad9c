import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeleteTableCommand, DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { inject } from "vitest";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { isLeftOut } from "../left-out.ts";
import { missingTools } from "../opensearch/node.ts";
import type { Server } from "./server.ts";

/** DynamoDB Local keeps a database for each access key, so each test file has a key of its own. */
export const accessKeyId = `key${randomUUID().replaceAll("-", "")}`;

export interface Engine {
  name: string;
  start(): Promise<Server>;
}

const startStandIn = async (): Promise<Server> => {
  const dir = await mkdtemp(join(tmpdir(), "dynamodb-"));
  const { endpoint, stop } = await startDynamo({ dir, accessKeyId });
  return { endpoint, stop: () => stop().then(() => rm(dir, { recursive: true })) };
};

/** Connects to the running DynamoDB Local; what a suite made there goes at its end. */
const connectToDynamoDbLocal = async (): Promise<Server> => {
  const endpoint = inject("dynamoDbEndpoint");
  if (!endpoint) throw new Error("Only files of the stores stage have DynamoDB Local beside them.");
  return { endpoint, stop: () => removeTables(endpoint) };
};

const removeTables = async (endpoint: string): Promise<void> => {
  const credentials = { accessKeyId, secretAccessKey: "secret" };
  const client = new DynamoDBClient({ endpoint, region: "us-east-1", credentials });
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  for (const TableName of TableNames) await client.send(new DeleteTableCommand({ TableName }));
  client.destroy();
};

export const standIn: Engine = { name: "the stand-in", start: startStandIn };
export const dynamoDbLocal: Engine = { name: "DynamoDB Local", start: connectToDynamoDbLocal };

export const engines: Engine[] = isLeftOut("the stores on DynamoDB Local", missingTools())
  ? [standIn]
  : [standIn, dynamoDbLocal];
