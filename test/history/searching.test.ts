import { expect, it } from "vitest";
import { uniqueId } from "#test/unique-id.ts";
import { newChatbot, settingsOf } from "../core/counters/facts.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { importIndex, prepareIndex } from "./indexed.ts";
import { type Told, tell } from "./stored.ts";

const importing = async () => ({
  ...(await importIndex()),
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/history/count.ts")),
  ...(await import("#lambdas/history/export/export-part.ts")),
  ...(await import("#lambdas/history/list.ts")),
  ...(await import("#lambdas/history/remove-all.ts")),
  ...(await import("#lambdas/history/search/hits.ts")),
  ...(await import("#lambdas/history/selection.ts")),
});

const all = { session: "all", period: "all" } as const;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describeOnEachEngine("the search in messages of an account", importing, (loaded) => {
  const index = prepareIndex(loaded);
  type Query = Partial<Parameters<ReturnType<typeof loaded>["select"]>[1]>;
  const chatbotOf = async (name = "Desk") => {
    const chatbot = { ...newChatbot(uniqueId("usr"), daysAgo(2000)), name };
    await loaded().chatbotStore.create(chatbot, settingsOf(chatbot));
    return chatbot;
  };
  type Chatbot = Awaited<ReturnType<typeof chatbotOf>>;
  const told = async (chatbot: Chatbot, some: Told[]) => {
    const ids = [];
    for (const one of some) ids.push((await tell(loaded(), chatbot, one)).id);
    await index.deliverAll();
    await index.rebuild(chatbot.user_id);
    return ids;
  };
  const selected = ({ user_id }: Chatbot, query: Query) => loaded().select(user_id, { ...all, ...query });
  const page = { order: "newest", limit: 50 } as const;
  const listed = async (chatbot: Chatbot, query: Query) =>
    (await loaded().list(await selected(chatbot, query), page)).items;
  const exported = async (selection: Awaited<ReturnType<typeof selected>>) => {
    let text = "";
    let cursor: string | undefined;
    do {
      const part = await loaded().exportPart(selection, { format: "jsonl", cursor });
      text += part.text;
      cursor = part.cursor;
    } while (cursor);
    return text;
  };
  const idsOf = async (chatbot: Chatbot, query: Query) => (await listed(chatbot, query)).map(({ id }) => id);

  it("[HIST-005] words find messages, the session, the chatbot and the visitor, in any case and without accents", async () => {
    const chatbot = await chatbotOf("Café Süd");
    const [one, other] = await told(chatbot, [
      {
        questions: ["Wann ist geöffnet?", "Und am Montag?"],
        visitor: { name: "José", email: "jose@example.com" },
      },
      { questions: ["What is vegan?"] },
    ]);
    const { session_id } = await loaded().conversationStore.ofAccount(chatbot.user_id, one ?? "");
    const texts = [
      "GEOFFNET",
      "jose@",
      "wann josé",
      "montag",
      "monatg",
      "cafe josé",
      session_id.slice(-8),
      session_id,
    ];
    for (const text of texts) expect([text, await idsOf(chatbot, { text })]).toEqual([text, [one]]);
    expect(await idsOf(chatbot, { text: "cafe sud" })).toEqual([other, one]);
    expect(await idsOf(chatbot, { text: "wann vegan" })).toEqual([]);
  });

  it("a word said once three years ago is found with the part of its message, and its messages are named", async () => {
    const chatbot = await chatbotOf();
    const lead =
      "We looked at everything that the catalogue has about this and about much else besides. ".repeat(3);
    const questions = ["How long?", `${lead}Is the zeppelin red?`, "Zeppelins, please"];
    const [old] = await told(chatbot, [{ startedAt: daysAgo(1100), questions }, {}]);
    const [found] = await listed(chatbot, { text: "red zepelin" });
    const { seq, text = "", marks = [] } = found?.excerpt ?? {};
    expect([found?.id, seq, marks.map(([from, to]) => text.slice(from, to))]).toEqual([
      old,
      3,
      ["zeppelin", "red"],
    ]);
    expect(text.length).toBeLessThan(180);
    const { hits } = await loaded().hitsIn({ id: old ?? "" }, "zeppelin");
    expect(hits.map(({ seq, words }) => [seq, words])).toEqual([
      [3, ["zeppelin"]],
      [5, ["Zeppelins"]],
    ]);
    expect(await idsOf(chatbot, { text: "zeppelin", period: "90" })).toEqual([]);
  });

  it("list, count, export and deletion are about the same conversations, also those that feedback or channel select", async () => {
    const chatbot = await chatbotOf();
    const ids = await told(chatbot, [
      { questions: ["refund?"] },
      { questions: ["refund?"], isPublic: true },
      {},
    ]);
    const [rated] = ids;
    const conversation = await loaded().conversationStore.ofAccount(chatbot.user_id, rated ?? "");
    const answer = (await loaded().conversationStore.latest(conversation.id, 9)).find(
      (one) => one.message_type === "assistant",
    );
    const opinion = { rating: "down" as const, comment: "Too short" };
    await loaded().conversationStore.giveFeedback(conversation, answer?.id ?? "", opinion);
    await index.deliverAll();
    const queries: [Query, (string | undefined)[]][] = [
      [{ text: "refunds" }, [ids[1], ids[0]]],
      [{ text: "refunds", session: "public" }, [ids[1]]],
      [{ feedback: "disliked" }, [rated]],
      [{ feedback: "commented", text: "too short" }, [rated]],
      [{ feedback: "liked" }, []],
      [{ channel: "test" }, ids.toReversed()],
      [{ channel: "widget" }, []],
    ];
    for (const [query, expected] of queries) {
      expect((await idsOf(chatbot, query)).toSorted()).toEqual(expected.toSorted());
      expect(await loaded().count(await selected(chatbot, query), undefined)).toMatchObject({
        conversations: expected.length,
      });
      const lines = (await exported(await selected(chatbot, query)))
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line).id);
      expect(lines.toSorted()).toEqual(expected.toSorted());
    }
    await loaded().conversationStore.giveFeedback(conversation, answer?.id ?? "", { rating: null });
    await index.deliverAll();
    expect(await idsOf(chatbot, { feedback: "disliked" })).toEqual([]);
    const soon = new Date(Date.now() + 1000).toISOString();
    const actor = { accountId: chatbot.user_id, userId: chatbot.user_id };
    expect(await loaded().removeAll(await selected(chatbot, { text: "refund" }), soon, actor)).toEqual({
      removed: 2,
      isDone: true,
    });
    expect(await idsOf(chatbot, { text: "refund" })).toEqual([]);
    await index.deliverAll();
    expect(await idsOf(chatbot, {})).toEqual([ids[2]]);
  });

  it("pages go on behind each other in both orders", async () => {
    const chatbot = await chatbotOf();
    const ids = await told(
      chatbot,
      Array.from({ length: 5 }, () => ({ questions: ["refund?"] })),
    );
    for (const order of ["newest", "oldest"] as const) {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const next = await loaded().list(await selected(chatbot, { text: "refund" }), {
          order,
          limit: 2,
          cursor,
        });
        found.push(...next.items.map(({ id }) => id));
        cursor = next.cursor;
      } while (cursor);
      expect(found).toEqual(order === "newest" ? ids.toReversed() : ids);
    }
  });

  it("an empty cursor is the beginning of a list, a count and an export", async () => {
    const chatbot = await chatbotOf();
    const ids = await told(chatbot, [{ questions: ["refund?"] }]);
    for (const query of [{}, { text: "refund" }]) {
      const selection = await selected(chatbot, query);
      const { items } = await loaded().list(selection, { ...page, cursor: "" });
      expect(items.map(({ id }) => id)).toEqual(ids);
      expect((await loaded().count(selection, "")).conversations).toBe(1);
      expect((await loaded().exportPart(selection, { format: "jsonl", cursor: "" })).conversations).toBe(1);
    }
  });
});
