import { expect, it, vi } from "vitest";
import { uniqueId } from "#test/unique-id.ts";
import { exchangeOf } from "../conversations/exchange.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { chatbotForm } from "../webhooks/senders.ts";

const importing = async () => ({
  ...(await import("#lambdas/chat/doors/in-channel.ts")),
  ...(await import("#lambdas/chatbots/create.ts")),
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#lambdas/core/visitor-conversation.ts")),
  ...(await import("#lambdas/channels/entities.ts")),
  ...(await import("#lambdas/core/ledger/store.ts")),
  ...(await import("#lambdas/monitoring/write.ts")),
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

  const takeovers: { name: string; metadata: Record<string, string> }[] = [
    { name: "the answer was stopped by it", metadata: { stopped: "person" } },
    { name: "the person holds it still", metadata: {} },
  ];
  it.each(takeovers)(
    "drops an answer that nobody got, with its tokens booked, when $name",
    async ({ metadata }) => {
      const { create, conversationStore, ledger, newConversation } = loaded();
      const accountId = uniqueId("usr");
      const chatbot = await create(accountId, chatbotForm, accountId);
      const conversation = newConversation(chatbot, {
        sessionId: uniqueId("ses"),
        id: uniqueId("conv"),
        channel: "telegram",
      });
      await conversationStore.create(conversation);
      const { claim } = await conversationStore.handoff();
      if (!metadata.stopped)
        await claim(conversation, { id: "usr_mara" }, new Date(Date.now() + 60_000).toISOString());
      const usage = { promptTokens: 100, completionTokens: 20, provider: "openai" as const, model: "gpt-4" };
      const exchange = {
        ...exchangeOf("Is anybody there?"),
        answer: "Half an ans",
        metadata,
        isUnread: true,
        usage,
      };
      const appending = conversationStore.append(conversation, exchange);
      if (metadata.stopped) await appending;
      else await expect(appending).rejects.toMatchObject({ code: "conflict" });
      const kept = await Array.fromAsync(conversationStore.allEvents(conversation));
      expect(kept.flatMap((event) => ("content" in event ? event.content : []))).toEqual([
        "Is anybody there?",
      ]);
      const days = await ledger.days(accountId);
      expect(days[0]).toMatchObject({ prompt_tokens: 100, completion_tokens: 20, answered: 0 });
    },
  );

  it("is not answered by a person after Discord's quarter of an hour, who reads why", async () => {
    const { conversationStore, create, newConversation, threadEntity, write } = loaded();
    const accountId = uniqueId("usr");
    const chatbot = await create(accountId, chatbotForm, accountId);
    const place = { rag_system_id: chatbot.id, channel: "discord" as const };
    const id = uniqueId("conv");
    const conversation = newConversation(chatbot, { sessionId: uniqueId("ses"), id, ...place });
    await conversationStore.create(conversation);
    const { claim } = await conversationStore.handoff();
    const held = await claim(conversation, { id: "usr_mara" }, new Date(Date.now() + 60_000).toISOString());
    const thread = { ...place, conversation_id: id, taken_until: 0, calls: 0, is_told: false };
    const writing = { content: "Hello", idempotencyKey: uniqueId("key"), isNote: false };
    const member = { accountId, userId: "usr_mara" };
    const writtenBefore = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await threadEntity.save({ ...thread, target: {}, written_at: writtenBefore(16) });
    await expect(write(held, member, writing)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/^Discord takes replies for 15 minutes/),
    });
    await write(held, member, { ...writing, isNote: true, idempotencyKey: uniqueId("key") });
    await threadEntity.save({ ...thread, target: {}, written_at: writtenBefore(14) });
    const { conversation: shown } = await write(held, member, writing);
    expect(shown.replies_until).toBeDefined();
  });
});
