import { expect, it, vi } from "vitest";
import { uniqueId } from "#test/unique-id.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { chatbotForm } from "../webhooks/senders.ts";

const importing = async () => ({
  ...(await import("#lambdas/chat/ask-in-channel.ts")),
  ...(await import("#lambdas/chatbots/create.ts")),
  ...(await import("#lambdas/conversations/store.ts")),
});

describeOnEachEngine("a message to a bot", importing, (loaded) => {
  it("is left to the person who holds the conversation", async () => {
    const { askInChannel, conversationStore, create, newConversation, visitorConversationId } = loaded();
    vi.stubEnv("APP_SECRET", "secret");
    const accountId = uniqueId("usr");
    const chatbot = await create(accountId, chatbotForm, accountId);
    const sessionId = uniqueId("ses");
    const id = visitorConversationId(sessionId);
    const conversation = newConversation(chatbot, { sessionId, id, channel: "telegram" });
    await conversationStore.create(conversation);
    const { claim } = await conversationStore.handoff();
    await claim(conversation, { id: "usr_mara" }, new Date(Date.now() + 60_000).toISOString());
    const events = askInChannel(
      { question: "Is anybody there?", channel: "telegram", sessionId, sender: { id: "77", name: "Marta" } },
      {
        accountId,
        chatbotId: chatbot.id,
        signal: new AbortController().signal,
        alsoStore: () => expect.unreachable("The chatbot answered."),
      },
    );
    await expect(events.next()).rejects.toMatchObject({ code: "conflict" });
    const kept = await Array.fromAsync(conversationStore.allEvents(conversation));
    expect(kept).toMatchObject([{ kind: "claim" }, { kind: "message", content: "Is anybody there?" }]);
  });
});
