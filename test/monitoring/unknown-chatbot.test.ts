import { expect, it } from "vitest";
import { uniqueId } from "#test/unique-id.ts";
import { newChatbot, settingsOf } from "../core/counters/facts.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { tell } from "../history/stored.ts";

const importing = async () => ({
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/monitoring/list.ts")),
  ...(await import("#lambdas/monitoring/monitored.ts")),
});

const all = { range: "all", view: "all", search: "", limit: 20 } as const;

describeOnEachEngine("monitoring of a chatbot that is gone", importing, (loaded) => {
  it("[MON-042] a conversation whose chatbot is not known shows the name Unknown", async () => {
    const { chatbotStore, list, monitored } = loaded();
    const chatbot = { ...newChatbot(uniqueId("usr"), new Date().toISOString()), name: "Desk" };
    await chatbotStore.create(chatbot, settingsOf(chatbot));
    const conversation = await tell(loaded(), chatbot, {});
    const names = async () => [
      ...(await list(chatbot.user_id, all)).items.map(({ chatbot_name }) => chatbot_name),
      (await monitored(conversation)).chatbot_name,
    ];
    expect(await names()).toEqual(["Desk", "Desk"]);
    await chatbotStore.remove(chatbot, chatbot.user_id);
    expect(await names()).toEqual(["Unknown", "Unknown"]);
  });
});
