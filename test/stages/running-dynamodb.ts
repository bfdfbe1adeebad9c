import type { TestProject } from "vitest/node";
import { startDynamoDbLocal } from "../dynamodb/server.ts";
import { missingTools } from "../opensearch/node.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where Amazon's DynamoDB Local answers; absent without Java or outside of the stores stage. */
    dynamoDbEndpoint?: string;
  }
}

/** One DynamoDB Local for all files of the stage; each has a database of its own there, by its access key. */
export default async (project: TestProject) => {
  if (missingTools().length > 0) return undefined;
  const server = await startDynamoDbLocal();
  project.provide("dynamoDbEndpoint", server.endpoint);
  return () => server.stop();
};
