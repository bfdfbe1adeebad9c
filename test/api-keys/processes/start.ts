import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { createSigner, newSigningKey } from "#infra/local/cognito/secrets/jwt.ts";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { ensureTable } from "#infra/local/dynamodb/table.ts";

const program = fileURLToPath(new URL("process.ts", import.meta.url));
const credentials = { accessKeyId: "KEYS", secretAccessKey: "SECRET" };
const region = "us-east-1";
const pool = { id: `${region}_Keys`, client: "keys" };

/** So many processes of the product with one table, reached over HTTP, and an owner's token. */
export const startProcesses = async (count: number) => {
  const folder = mkdtempSync(join(tmpdir(), "key-processes-"));
  const dynamo = await startDynamo({ dir: folder, accessKeyId: credentials.accessKeyId });
  const client = new DynamoDBClient({ endpoint: dynamo.endpoint, region, credentials });
  await ensureTable(client, "docent");
  client.destroy();
  const signingKey = newSigningKey();
  const env = {
    PATH: process.env.PATH ?? "",
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    TABLE_NAME: "docent",
    APP_SECRET: "secret",
    ORIGIN_SECRET: "off",
    USER_POOL_ID: pool.id,
    USER_POOL_CLIENT_ID: pool.client,
    SIGNING_KEY: signingKey,
    POWERTOOLS_LOG_LEVEL: "SILENT",
  };
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "inherit"] }),
  );
  const urls = await Promise.all(
    children.map(async ({ stdout }) => {
      for await (const line of createInterface({ input: stdout })) return line;
      throw new Error("A process ended before it was ready.");
    }),
  );
  return {
    urls,
    token: createSigner(signingKey).sign({
      sub: "usr_keys",
      iss: `https://cognito-idp.${region}.amazonaws.com/${pool.id}`,
      client_id: pool.client,
      token_use: "access",
      exp: Math.floor(Date.now() / 1000) + 3600,
    }),
    stop: async () => {
      for (const child of children) child.kill();
      await dynamo.stop();
      rmSync(folder, { recursive: true });
    },
  };
};
