import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import type { Item } from "./audit/item.ts";
import type { Kept } from "./audit/kept.ts";

const credentials = { accessKeyId: "AUDIT", secretAccessKey: "AUDIT" };

/** Everything in the data folder of a run that has ended, however it did. */
export const keptIn = async (folder: string): Promise<Kept> => {
  const dynamo = await startDynamo({ dir: join(folder, "dynamodb"), accessKeyId: credentials.accessKeyId });
  const client = new DynamoDBClient({ endpoint: dynamo.endpoint, region: "us-east-1", credentials });
  const items = await allItems(client);
  client.destroy();
  await dynamo.stop();
  const [search] = readdirSync(folder).filter((name) => /^search-.*\.db$/.test(name));
  const passages = search ? passagesIn(join(folder, search)) : new Map();
  return { items, passages, keys: keysIn(folder), queued: queuedIn(folder) };
};

export const allItems = async (client: DynamoDBClient): Promise<Item[]> => {
  const pages = paginateScan({ client: DynamoDBDocumentClient.from(client) }, { TableName: "docent" });
  return (await Array.fromAsync(pages)).flatMap(({ Items = [] }) => Items);
};

/** Counts the passages of each document, of all chatbots or of these. */
export const passagesIn = (file: string, chatbots?: string[]): Map<string, number> => {
  const among = chatbots && `WHERE chatbot_id IN (${chatbots.map(() => "?").join()})`;
  const query = `SELECT document_id, count(*) AS passages FROM passage ${among ?? ""} GROUP BY 1`;
  const rows = readRows(file, query, chatbots);
  return new Map(rows.map(({ document_id, passages }) => [String(document_id), Number(passages)]));
};

/** The keys of all owners' objects, or of one owner's, if the body is stored too. */
export const keysIn = (folder: string, owner = "%"): string[] => {
  const query = "SELECT key, blob FROM object WHERE key LIKE ?";
  return readRows(join(folder, "files", "index.sqlite"), query, [`%/${owner}/%`])
    .filter(({ blob }) => existsSync(join(folder, "files", "blobs", String(blob))))
    .map(({ key }) => String(key));
};

/** With what the bucket is still to announce. */
export const queuedIn = (folder: string): string =>
  [
    ...readRows(join(folder, "queue.db"), "SELECT body FROM message WHERE deadAt IS NULL"),
    ...readRows(join(folder, "files", "index.sqlite"), "SELECT body FROM event"),
  ]
    .map(({ body }) => body)
    .join("\n");

const readRows = (file: string, query: string, values: string[] = []): Record<string, unknown>[] => {
  // The process that a killed one had started ends a moment later.
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    return database.prepare(query).all(...values);
  } finally {
    database.close();
  }
};
