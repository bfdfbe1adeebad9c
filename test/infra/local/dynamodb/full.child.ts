import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, PutCommand } from "@aws-sdk/lib-dynamodb";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { ensureTable } from "#infra/local/dynamodb/table.ts";

const [dir = "", accessKeyId = "", TableName = ""] = process.argv.slice(2);
const { endpoint } = await startDynamo({ dir, accessKeyId });
const credentials = { accessKeyId, secretAccessKey: "secret" };
const client = new DynamoDBClient({ endpoint, region: "us-east-1", credentials, maxAttempts: 1 });
await ensureTable(client, TableName);
const table = DynamoDBDocumentClient.from(client);

/** Writes one item after another and prints which were acknowledged and which refused. */
const write = async (writer: number) => {
  for (let n = 0; ; n++) {
    const Item = { pk: `w${writer}`, sk: String(n).padStart(6, "0"), text: "z".repeat(3000) };
    const isKept = await table.send(new PutCommand({ TableName, Item })).then(
      () => true,
      () => false,
    );
    process.stdout.write(`${isKept ? "kept" : "refused"} ${Item.pk} ${Item.sk}\n`);
  }
};
console.error = () => undefined;
await Promise.all([0, 1, 2].map(write));
