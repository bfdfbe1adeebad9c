import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { newId } from "#platform/table/new-id.ts";
import { uniqueId } from "#test/unique-id.ts";
import { newChatbot, newExchange, settingsOf } from "../core/counters/facts.ts";
import { describeOnEachEngine, TableName } from "../dynamodb/product-table.ts";

const importing = async () => ({
  ...(await import("#lambdas/core/counters/aggregate.ts")),
  ...(await import("#lambdas/analytics/dashboard.ts")),
  ...(await import("#lambdas/core/counters/recount.ts")),
  ...(await import("#lambdas/core/counters/store.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/conversations/entities.ts")),
  ...(await import("#lambdas/conversations/store.ts")),
});

const now = new Date("2026-11-22T12:00:00.000Z");
const october = "2026-10-31T08:00:00.000Z";

describeOnEachEngine("the numbers of an account's visitors", importing, (loaded, table) => {
  const put = (write: { Put: object }) =>
    table().send(new PutCommand({ TableName, Item: Object(write.Put).Item }));

  const visit = () => ({
    sessionId: newId("session"),
    widgetId: newId("widget"),
    id: newId("conversation"),
  });

  it("leave out the owner's tests, and count public pages too", async () => {
    const { chatbotStore, conversationStore, newConversation } = loaded();
    const chatbot = newChatbot(uniqueId("usr"), october);
    await chatbotStore.create(chatbot, settingsOf(chatbot));
    const test = newConversation(chatbot);
    await conversationStore.create(test);
    for (const question of ["How much?", "And for films?"])
      await conversationStore.append(test, newExchange(question));
    await conversationStore.open(newConversation(chatbot, visit()), newExchange("How long?"));
    const slug = `desk-${newId("query").slice(-8)}`;
    await chatbotStore.publishUnder(chatbot, slug, { is_public: true });
    await chatbotStore.countPublicQuestion(slug);
    const figures = { visitorConversations: 1, visitorQueries: 2, conversations: 2, queries: 3 };
    expect(await loaded().dashboard(chatbot.user_id, now)).toMatchObject(figures);
    const months = await loaded().aggregateStore.months(chatbot.user_id);
    const counted = months.map((month) => [month.start, loaded().Counts.parse(month)]);
    expect(counted).toEqual([...(await loaded().recount(chatbot.user_id))].toSorted());
  });

  it("are counted once for an account that was counted before they were kept", async () => {
    const { conversationEntity, aggregateEntity, countedEntity, newConversation, Counts } = loaded();
    const chatbot = newChatbot(uniqueId("usr"), october);
    const account_id = chatbot.user_id;
    const questions = (question_count: number) => ({ question_count, message_count: 2 * question_count });
    const begun = { started_at: october, last_activity_at: october };
    await put(conversationEntity.put({ ...newConversation(chatbot), ...begun, ...questions(3) }));
    await put(conversationEntity.put({ ...newConversation(chatbot, visit()), ...begun, ...questions(2) }));
    const { visitor_conversations, visitor_questions, ...former } = Counts.parse({
      conversations: 2,
      messages: 10,
      questions: 5,
    });
    const month = { ...former, account_id, unit: "month", start: "2026-10" };
    await put(aggregateEntity.place(month as never));
    await put(countedEntity.place({ account_id, counted_at: october }));
    const views = await Promise.all([1, 2, 3].map(() => loaded().dashboard(account_id, now)));
    const figures = { visitorConversations: 1, visitorQueries: 2, conversations: 2, queries: 5 };
    expect(views).toMatchObject([figures, figures, figures]);
  });
});
