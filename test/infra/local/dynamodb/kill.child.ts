import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { ensureTable } from "#infra/local/dynamodb/table.ts";

const [dir = "", accessKeyId = "", TableName = ""] = process.argv.slice(2);
const { endpoint } = await startDynamo({ dir, accessKeyId });
const credentials = { accessKeyId, secretAccessKey: "secret" };
const client = new DynamoDBClient({ endpoint, region: "us-east-1", credentials });
await ensureTable(client, TableName);
const table = DynamoDBDocumentClient.from(client);

/** Writes one round after another, each as one transaction, and prints the round once it is acknowledged. */
const write = async (writer: number) => {
  for (let round = 1; ; round += 1) {
    const TransactItems = Array.from({ length: 10 }, (_, part) => ({
      Put: {
        TableName,
        Item: { pk: `w${writer}`, sk: `${part}`, round, gsi1pk: `g${writer}`, gsi1sk: `${round}#${part}` },
      },
    }));
    await table.send(new TransactWriteCommand({ TransactItems }));
    process.stdout.write(`${writer} ${round}\n`);
  }
};
await Promise.all([0, 1, 2, 3].map(write));
