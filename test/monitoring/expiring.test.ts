import { expect, it, vi } from "vitest";
import { uniqueId } from "#test/unique-id.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { chatbotForm } from "../webhooks/senders.ts";
import { anytime } from "./hours.ts";

const importing = async () => ({
  ...(await import("#lambdas/chatbots/create.ts")),
  ...(await import("#lambdas/chatbots/set-people.ts")),
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#lambdas/core/visitor-conversation.ts")),
  ...(await import("#lambdas/conversations/handoff/asking/due.ts")),
  ...(await import("#lambdas/conversations/handoff/asking/look-after.ts")),
  ...(await import("#lambdas/conversations/handoff/asking/request.ts")),
  ...(await import("#lambdas/conversations/handoff/asking/visitor.ts")),
  ...(await import("#lambdas/conversations/handoff/asking/waits.ts")),
});

describeOnEachEngine("a request for a person", importing, (loaded) => {
  const begin = async () => {
    const { conversationStore, create, newConversation, setPeople, visitorConversationId } = loaded();
    vi.stubEnv("APP_SECRET", "secret");
    vi.stubEnv("SOCKET_URL", "wss://socket.example");
    vi.stubEnv("MAIL_FROM", "docent@mail.example");
    const accountId = uniqueId("usr");
    const chatbot = await setPeople(await create(accountId, chatbotForm, accountId), anytime, accountId);
    const sessionId = uniqueId("ses");
    const conversation = newConversation(chatbot, { sessionId, id: visitorConversationId(sessionId) });
    await conversationStore.create(conversation);
    return conversation;
  };
  /** The time of a request that was made before. */
  const over = { waitMinutes: -1, isOpen: true };

  it("ends with the news after its time, once, and asks for an address", async () => {
    const { askForPerson, readNews } = loaded();
    const asked = await askForPerson(await begin(), over);
    const first = await readNews(asked, { afterSeq: 0 });
    expect(first.items.map(({ kind }) => kind)).toEqual(["asked", "nobody"]);
    expect(first).toMatchObject({ answerer: { kind: "bot" }, people: { asksAddress: true } });
    expect((await readNews(asked, { afterSeq: 0 })).seq).toBe(2);
  });

  it("ends on its own clock, whoever looks", async () => {
    const { allDue, askForPerson, conversationStore, dueEntity, lookAfter } = loaded();
    const asked = await askForPerson(await begin(), over);
    const due = (await Array.fromAsync(allDue(new Date()))).filter(({ id }) => id === asked.id);
    expect(due).toHaveLength(1);
    await lookAfter(asked);
    const kept = await Array.fromAsync(conversationStore.allEvents(asked));
    expect(kept).toMatchObject([{ wants_person: true }, { wants_person: false, outcome: "expired" }]);
    expect(await dueEntity.find(asked)).toBeUndefined();
    await lookAfter(asked);
    expect(await Array.fromAsync(conversationStore.allEvents(asked))).toHaveLength(2);
  });

  it("that a person claims does not end by the clock", async () => {
    const { askForPerson, conversationStore, lookAfter } = loaded();
    const asked = await askForPerson(await begin(), over);
    const { claim } = await conversationStore.handoff();
    await claim(asked, { id: "usr_mara" }, new Date(Date.now() + 60_000).toISOString());
    await lookAfter(asked);
    expect((await conversationStore.find(asked))?.answerer.kind).toBe("person");
  });

  it("is said to take the median of the last waits, which is unknown from fewer than five", async () => {
    const { askForPerson, conversationStore, usualMinutesOf, waitedIn } = loaded();
    const { transact } = await import("#platform/table/client.ts");
    const conversation = await begin();
    const asked = await askForPerson(conversation, { waitMinutes: 60, isOpen: true });
    const since = Date.parse(asked.answerer.kind === "waiting" ? asked.answerer.since : "");
    for (const minutes of [1, 2, 30, 40]) await transact(waitedIn(asked, new Date(since + minutes * 60_000)));
    expect(await usualMinutesOf(conversation.rag_system_id)).toBeUndefined();
    const { claim } = await conversationStore.handoff();
    await claim(asked, { id: "usr_mara" }, new Date(Date.now() + 60_000).toISOString());
    expect(await usualMinutesOf(conversation.rag_system_id)).toBe(2);
  });
});
