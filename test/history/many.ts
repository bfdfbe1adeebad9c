import { BatchWriteCommand, type DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { belongingEntity, conversationEntity } from "#lambdas/conversations/entities.ts";
import type { eventEntity } from "#lambdas/conversations/event.ts";
import type { newConversation } from "#lambdas/conversations/store.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { TableName } from "../dynamodb/product-table.ts";

interface Entities {
  belongingEntity: typeof belongingEntity;
  conversationEntity: typeof conversationEntity;
  newConversation: typeof newConversation;
  eventEntity?: typeof eventEntity;
}

interface Many {
  chatbot: Chatbot;
  count: number;
  /** The texts of a conversation's messages, questions and answers in turn; needs `eventEntity`. */
  textsOf?: (conversation: number) => string[];
  /** The opinion of a conversation's first answer. */
  ratingOf?: (conversation: number) => "up" | "down" | undefined;
}

const batchLength = 25;

/** Stores conversations past the counters, a minute apart. */
export const storeMany = async (
  table: DynamoDBDocumentClient,
  { belongingEntity, conversationEntity, newConversation, eventEntity }: Entities,
  { chatbot, count, textsOf = () => [], ratingOf = () => undefined }: Many,
): Promise<void> => {
  let items: object[] = [];
  for (let n = 0; n < count; n++) {
    const at = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
    const texts = textsOf(n);
    const length = { message_count: texts.length, question_count: texts.length / 2, last_seq: texts.length };
    const conversation = { ...newConversation(chatbot), ...length, started_at: at, last_activity_at: at };
    const messages = texts.map((content, number) => ({
      kind: "message" as const,
      seq: number + 1,
      id: newId("message"),
      conversation_id: conversation.id,
      message_type: number % 2 === 0 ? ("user" as const) : ("assistant" as const),
      content,
      created_at: at,
      token_count: null,
      response_time_ms: null,
      context_chunks: [],
      metadata: {},
      ...feedbackOf(number === 1 ? ratingOf(n) : undefined, at),
    }));
    items.push(conversationEntity.put(conversation).Put.Item, belongingEntity.put(conversation).Put.Item);
    for (const message of messages) if (eventEntity) items.push(eventEntity.put(message).Put.Item);
    while (items.length >= batchLength || (n === count - 1 && items.length > 0)) {
      const requests = items.slice(0, batchLength).map((Item) => ({ PutRequest: { Item } }));
      await table.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
      items = items.slice(batchLength);
    }
  }
};

const feedbackOf = (rating: "up" | "down" | undefined, given_at: string) =>
  rating ? { feedback: { rating, given_at } } : {};
