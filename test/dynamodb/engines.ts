import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { isLeftOut } from "../left-out.ts";
import { missingTools } from "../opensearch/node.ts";
import { type Server, startDynamoDbLocal } from "./server.ts";

export const accessKeyId = "dynamokey";

export interface Engine {
  name: string;
  start(): Promise<Server>;
}

const startStandIn = async (): Promise<Server> => {
  const dir = await mkdtemp(join(tmpdir(), "dynamodb-"));
  const { endpoint, stop } = await startDynamo({ dir, accessKeyId });
  return { endpoint, stop: () => stop().then(() => rm(dir, { recursive: true })) };
};

export const standIn: Engine = { name: "the stand-in", start: startStandIn };
export const dynamoDbLocal: Engine = { name: "DynamoDB Local", start: startDynamoDbLocal };

export const engines: Engine[] = isLeftOut("the stores on DynamoDB Local", missingTools())
  ? [standIn]
  : [standIn, dynamoDbLocal];
