import { BatchWriteCommand, type DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { belongingEntity, conversationEntity } from "#lambdas/conversations/entities.ts";
import type { newConversation } from "#lambdas/conversations/store.ts";
import type { Chatbot } from "#shared/contract/chatbots.ts";
import { TableName } from "../dynamodb/product-table.ts";

interface Entities {
  belongingEntity: typeof belongingEntity;
  conversationEntity: typeof conversationEntity;
  newConversation: typeof newConversation;
}

const batchLength = 25;

/** Stores conversations without messages past the counters, a minute apart. */
export const storeMany = async (
  table: DynamoDBDocumentClient,
  { belongingEntity, conversationEntity, newConversation }: Entities,
  { chatbot, count }: { chatbot: Chatbot; count: number },
): Promise<void> => {
  let items: object[] = [];
  for (let n = 0; n < count; n++) {
    const at = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
    const conversation = { ...newConversation(chatbot), started_at: at, last_activity_at: at };
    items.push(conversationEntity.put(conversation).Put.Item, belongingEntity.put(conversation).Put.Item);
    if (items.length < batchLength - 1 && n < count - 1) continue;
    const requests = items.map((Item) => ({ PutRequest: { Item } }));
    await table.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
    items = [];
  }
};
