import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { describeOnEachEngine, TableName } from "../../dynamodb/product-table.ts";
import { uniqueId } from "../../unique-id.ts";
import { newChatbot, newDocument, settingsOf } from "./facts.ts";

const importing = async () => ({
  ...(await import("#lambdas/core/counters/store.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/documents/store.ts")),
  ...(await import("#lambdas/documents/entities.ts")),
});

const at = "2026-11-01T00:00:00.000Z";

describeOnEachEngine("a chatbot's counts", importing, (loaded, table) => {
  const countsOf = async ({ user_id, id }: { user_id: string; id: string }) =>
    (await loaded().aggregateStore.ofChatbots()).ofAll(user_id, [id]);

  it("a chatbot with documents from before they were counted is counted once, while others are added", async () => {
    const { documentEntity, documentStore } = loaded();
    const chatbot = newChatbot(uniqueId("usr"), at);
    const document = { ...newDocument(chatbot, at), runs: 0 };
    await table().send(new PutCommand({ TableName, Item: documentEntity.put(document).Put.Item }));
    const more = [1, 2, 3].map(() => documentStore.create(newDocument(chatbot, at)));
    await Promise.all([countsOf(chatbot), ...more]);
    expect(await countsOf(chatbot)).toMatchObject([{ documents: 4, conversations: 0 }]);
    await documentStore.remove(document);
    expect(await countsOf(chatbot)).toMatchObject([{ documents: 3, conversations: 0 }]);
  });

  it("a new chatbot begins at zero", async () => {
    const chatbot = newChatbot(uniqueId("usr"), at);
    await loaded().chatbotStore.create(chatbot, settingsOf(chatbot));
    expect(await countsOf(chatbot)).toMatchObject([{ documents: 0, conversations: 0 }]);
  });
});
