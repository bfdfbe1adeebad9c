import { PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { newId } from "#platform/table/new-id.ts";
import { uniqueId } from "#test/unique-id.ts";
import { describeOnEachEngine, TableName } from "../dynamodb/product-table.ts";
import { chatbotOf, context, exchangeOf } from "./exchange.ts";

const importing = () => import("#lambdas/conversations/store.ts");

describeOnEachEngine("the sources of answers", importing, (loaded, table) => {
  const opened = async () => {
    const conversation = loaded().newConversation(chatbotOf(uniqueId("usr")));
    await loaded().conversationStore.create(conversation);
    return conversation;
  };

  it("a source is stored once, however many answers cite it, and told with each", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    const again = context.map((item) => ({ ...item, similarity: 0.5 }));
    await conversationStore.append(conversation, exchangeOf("How long?"));
    await conversationStore.append(conversation, { ...exchangeOf("Really?"), context: again });
    const messages = await conversationStore.allMessages(conversation);
    expect(messages.flatMap(({ context_chunks }) => context_chunks)).toEqual([...context, ...again]);
    const { Items } = await table().send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: "pk = :pk AND begins_with(sk, :sk)",
        ExpressionAttributeValues: { ":pk": `BOT#${conversation.rag_system_id}`, ":sk": "SOURCE#" },
      }),
    );
    expect(Items).toHaveLength(1);
  });

  it("an answer from before tells the sources that it holds itself", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    const before = {
      id: newId("message"),
      conversation_id: conversation.id,
      message_type: "assistant",
      content: "3 weeks. [1]",
      created_at: "2026-01-01T00:00:00.000Z",
      token_count: 7,
      response_time_ms: 12,
      context_chunks: context,
      metadata: {},
    };
    const Item = { ...before, pk: `CONV#${conversation.id}`, sk: `MSG#${before.id}` };
    await table().send(new PutCommand({ TableName, Item }));
    expect(await conversationStore.allMessages(conversation)).toEqual([
      { ...before, kind: "message", seq: 1 },
    ]);
  });
});
