import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { ofKind } from "./audit/item.ts";
import { allItems } from "./kept-in.ts";

/** Everything that waits does so for so many minutes longer than it does. */
export const minutesLater = async (minutes: number, client: DynamoDBClient): Promise<void> => {
  const table = DynamoDBDocumentClient.from(client);
  for (const { pk, sk, due_at } of ofKind(await allItems(client), "WAITING", "DOC")) {
    const at = new Date(Date.parse(String(due_at)) - minutes * 60_000).toISOString();
    await table.send(
      new UpdateCommand({
        TableName: "docent",
        Key: { pk, sk },
        UpdateExpression: "SET due_at = :at",
        ExpressionAttributeValues: { ":at": at },
      }),
    );
  }
};
