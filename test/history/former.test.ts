import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { newId } from "#platform/table/new-id.ts";
import { uniqueId } from "#test/unique-id.ts";
import { newChatbot, newExchange, settingsOf } from "../core/counters/facts.ts";
import { describeOnEachEngine, TableName } from "../dynamodb/product-table.ts";

const importing = async () => ({
  ...(await import("#lambdas/conversations/entities.ts")),
  ...(await import("#lambdas/conversations/event.ts")),
  ...(await import("#lambdas/conversations/exchange.ts")),
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/history/list.ts")),
  ...(await import("#lambdas/history/selection.ts")),
  ...(await import("#lambdas/history/stats.ts")),
});

describeOnEachEngine("conversations from before the history", importing, (loaded, table) => {
  it("are listed with their first question and counted once, also while others go on", async () => {
    const { belongingEntity, conversationEntity, conversationStore, newConversation } = loaded();
    const chatbot = newChatbot(uniqueId("usr"), "2026-01-01T00:00:00.000Z");
    await loaded().chatbotStore.create(chatbot, settingsOf(chatbot));
    const put = (write: { Put: { Item: object } }) =>
      table().send(new PutCommand({ TableName, Item: write.Put.Item }));
    const former = [10, 30].map((days) => ({
      ...newConversation(chatbot),
      started_at: new Date(Date.now() - days * 86_400_000 - 1000).toISOString(),
      message_count: 2,
      question_count: 1,
      last_seq: 2,
      total_tokens_used: 5,
    }));
    for (const one of former) {
      const { id, rag_system_id, user_id } = one;
      await put(conversationEntity.put(one));
      await put(belongingEntity.put({ id, rag_system_id, user_id }));
      const message = { id: newId("message"), conversation_id: id, created_at: one.started_at };
      const rest = { ...message, token_count: 5, context_chunks: [], metadata: {} };
      const messages = [
        { ...rest, message_type: "user" as const, content: "How long?", response_time_ms: null },
        {
          ...rest,
          id: newId("message"),
          message_type: "assistant" as const,
          content: "14",
          response_time_ms: 40,
        },
      ];
      for (const [at, each] of messages.entries())
        await put(loaded().eventEntity.put({ kind: "message", seq: at + 1, ...each }));
    }
    const [first] = former;
    if (!first) throw new Error("There is no former conversation.");
    const query = { session: "all", period: "30" } as const;
    const selecting = [1, 2].map(() => loaded().select(chatbot.user_id, query));
    const exchange = { ...newExchange("More?"), responseTime: 10 };
    await Promise.all([...selecting, conversationStore.append(first, exchange)]);
    const selection = await loaded().select(chatbot.user_id, query);
    const { items } = await loaded().list(selection, { order: "newest", limit: 10 });
    expect(items.map(({ id, title }) => [id, title])).toEqual([[first.id, "How long?"]]);
    expect(await loaded().statsOf(selection)).toMatchObject({
      conversations: 1,
      messages: 4,
      averageResponseMs: 25,
    });
    const everything = await loaded().select(chatbot.user_id, { ...query, period: "all" });
    expect(await loaded().statsOf(everything)).toMatchObject({
      conversations: 2,
      messages: 6,
      averageResponseMs: 30,
    });
  });
});
