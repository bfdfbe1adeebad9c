import { expect, it } from "vitest";
import { uniqueId } from "#test/unique-id.ts";
import { newChatbot, settingsOf } from "../core/counters/facts.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";

const importing = async () => ({
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#lambdas/conversations/entities.ts")),
  ...(await import("#lambdas/conversations/handoff/intervened.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/monitoring/list.ts")),
  ...(await import("#platform/table/client.ts")),
});

type Query = Partial<Parameters<Awaited<ReturnType<typeof importing>>["list"]>[1]>;

const start = Date.parse("2026-11-01T08:00:00Z");
/** More than a request reads on its way to a conversation that fits. */
const many = 4100;

describeOnEachEngine("monitoring of many conversations", importing, (loaded) => {
  /** Stores conversations, each active a second after the one before; a person wrote in those that are chosen. */
  const stored = async (count: number, isIntervened: (n: number) => boolean, titled: number) => {
    const { chatbotStore, newConversation, conversationEntity, intervenedEntity, transact } = loaded();
    const chatbot = newChatbot(uniqueId("usr"), "2026-01-01T00:00:00.000Z");
    await chatbotStore.create(chatbot, settingsOf(chatbot));
    const all = Array.from({ length: count }, (_, n) => ({
      ...newConversation(chatbot),
      title: n === titled ? "A needle" : "Hay",
      last_activity_at: new Date(start + n * 1000).toISOString(),
      ...(isIntervened(n) && { has_intervention: true }),
    }));
    const writes = all.flatMap((one) => [
      conversationEntity.put(one),
      ...(one.has_intervention ? [intervenedEntity.put(one)] : []),
    ]);
    for (let from = 0; from < writes.length; from += 100) await transact(writes.slice(from, from + 100));
    return { accountId: chatbot.user_id, all };
  };

  /** The ids of all pages, and how many conversations each page has. */
  const pages = async (accountId: string, query: Query) => {
    const ids: string[] = [];
    const sizes: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await loaded().list(accountId, {
        range: "all",
        view: "all",
        search: "",
        limit: 20,
        ...query,
        cursor,
      });
      ids.push(...page.items.map(({ id }) => id));
      sizes.push(page.items.length);
      cursor = page.cursor;
    } while (cursor);
    return { ids, sizes };
  };

  it.each([
    ["a few", 45, 45],
    ["many", 1120, 560],
  ])("With Interventions comes in pages: %s of them", async (_, count, expected) => {
    const isIntervened = (n: number) => count === expected || n % 2 === 0;
    const { accountId, all } = await stored(count, isIntervened, 30);
    const newest = all.toReversed().filter((one) => "has_intervention" in one);
    const { ids, sizes } = await pages(accountId, { view: "interventions" });
    expect(ids).toEqual(newest.map(({ id }) => id));
    expect(Math.max(...sizes)).toBe(20);
    expect((await pages(accountId, { view: "interventions", search: "needle" })).ids).toEqual([all[30]?.id]);
  });

  it("a search finds a conversation behind thousands of others, in every view", async () => {
    const { accountId, all } = await stored(many, (n) => n === 2, 2);
    for (const view of ["recent", "all", "interventions"] as const)
      expect((await pages(accountId, { view, search: "needle" })).ids).toEqual([all[2]?.id]);
  });
});
