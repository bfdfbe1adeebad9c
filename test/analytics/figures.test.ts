import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { newId } from "#platform/table/new-id.ts";
import { uniqueId } from "#test/unique-id.ts";
import { describeOnEachEngine, TableName } from "../dynamodb/product-table.ts";

const importing = async () => ({
  ...(await import("#lambdas/analytics/dashboard.ts")),
  ...(await import("#lambdas/conversations/entities.ts")),
  ...(await import("#lambdas/conversations/store.ts")),
  client: (await import("#platform/table/client.ts")).table,
});

/** Releases up to November 2026 stored each answered question once more under its account. */
const recordFromBefore = (record: { id: string; user_id: string }) => ({
  ...record,
  pk: `OWNER#${record.user_id}`,
  sk: `QUERY#${record.id}`,
});

describeOnEachEngine("the dashboard's figures", importing, (loaded, table) => {
  it("come without what was asked and answered being read", async () => {
    const { dashboard, conversationEntity, newConversation, client } = loaded();
    const chatbot = { id: newId("chatbot"), user_id: uniqueId("usr") };
    const conversation = { ...newConversation(chatbot as never), message_count: 20, question_count: 10 };
    await table().send(new PutCommand(conversationEntity.put(conversation).Put));
    for (let at = 0; at < 10; at++) {
      const record = {
        id: newId("query"),
        user_id: chatbot.user_id,
        rag_system_id: chatbot.id,
        query: "What does a reminder cost?",
        response: "A reminder costs 1.50 euros. ".repeat(5000),
        response_time_ms: 10,
        token_count: 5,
        context_chunks: [],
        created_at: conversation.started_at,
      };
      await table().send(new PutCommand({ TableName, Item: recordFromBefore(record) }));
    }
    let read = 0;
    client.middlewareStack.add(
      (next) => async (args) => {
        const answer = await next(args);
        read += JSON.stringify(answer.output).length;
        return answer;
      },
      { step: "initialize" },
    );
    expect(await dashboard(chatbot.user_id)).toMatchObject({
      conversations: 1,
      messagesHandled: { total: 20 },
      queries: 10,
    });
    expect(read).toBeGreaterThan(100);
    expect(read).toBeLessThan(100_000);
  });
});
