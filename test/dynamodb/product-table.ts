import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, vi } from "vitest";
import { ensureTable } from "#infra/local/dynamodb/table.ts";
import { accessKeyId, engines } from "./engines.ts";

export const TableName = "docent";

/** On a busy machine each kept connection may have been closed, and every one of them costs an attempt. */
const maxAttempts = 10;

/** It asks again, as the product's own does, when a kept connection was closed while it was idle. */
export const clientOf = (endpoint: string): DynamoDBClient =>
  new DynamoDBClient({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId, secretAccessKey: "secret" },
    maxAttempts,
  });

/**
 * The suite once for each engine, on the product's own table: `loaded` gives what was imported to work on this engine,
 * `table` reaches the table past the product.
 */
export const describeOnEachEngine = <Module>(
  title: string,
  importing: () => Promise<Module>,
  suite: (loaded: () => Module, table: () => DynamoDBDocumentClient) => void,
): void =>
  describe.each(engines)(`${title} in $name`, ({ start }) => {
    let module: Module;
    let table: DynamoDBDocumentClient;

    beforeAll(async () => {
      const { endpoint, stop } = await start();
      const client = clientOf(endpoint);
      await ensureTable(client, TableName);
      table = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
      pointProductAt(endpoint);
      module = await importing();
      return async () => {
        vi.unstubAllEnvs();
        client.destroy();
        await stop();
      };
    });

    suite(
      () => module,
      () => table,
    );
  });

/** The product makes its client when it is imported. */
const pointProductAt = (endpoint: string) => {
  vi.resetModules();
  vi.stubEnv("AWS_REGION", "us-east-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", accessKeyId);
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  vi.stubEnv("AWS_ENDPOINT_URL_DYNAMODB", endpoint);
  vi.stubEnv("AWS_MAX_ATTEMPTS", String(maxAttempts));
  vi.stubEnv("TABLE_NAME", TableName);
  // Most suites have no queue, to which the rows of the outbox would be announced.
  vi.stubEnv("LOG_LEVEL", "ERROR");
};
