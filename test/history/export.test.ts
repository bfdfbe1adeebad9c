import { parse } from "papaparse";
import { expect, it } from "vitest";
import type { ExportFormat } from "#shared/history/routes.ts";
import { uniqueId } from "#test/unique-id.ts";
import { newChatbot, newExchange, settingsOf } from "../core/counters/facts.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { isFull } from "../seed.ts";
import { storeMany } from "./many.ts";
import { tell } from "./stored.ts";

const importing = async () => ({
  ...(await import("#lambdas/conversations/entities.ts")),
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/history/export/export-part.ts")),
  ...(await import("#lambdas/history/selection.ts")),
});

const all = { session: "all", period: "all" } as const;

describeOnEachEngine("an export of the history", importing, (loaded, table) => {
  const chatbotOf = async (name = "Desk") => {
    const chatbot = { ...newChatbot(uniqueId("usr"), new Date().toISOString()), name };
    await loaded().chatbotStore.create(chatbot, settingsOf(chatbot));
    return chatbot;
  };
  const exported = async (
    accountId: string,
    format: ExportFormat,
    { query = {}, between = async () => {} }: { query?: object; between?: () => Promise<unknown> } = {},
  ) => {
    const parts = [];
    let cursor: string | undefined;
    do {
      const selection = await loaded().select(accountId, { ...all, ...query });
      const part = await loaded().exportPart(selection, { format, cursor });
      parts.push(part);
      cursor = part.cursor;
      await between();
    } while (cursor);
    const { conversations, messages } = parts.at(-1) ?? {};
    return { text: parts.map(({ text }) => text).join(""), parts: parts.length, conversations, messages };
  };

  it("[HIST-019] holds the conversations of the filter with their messages, in JSON and in a line each", async () => {
    const chatbot = await chatbotOf();
    const kept = await tell(loaded(), chatbot, { isPublic: true, questions: ["One?", "Two?"] });
    await tell(loaded(), chatbot, {});
    const json = await exported(chatbot.user_id, "json", { query: { session: "public" } });
    const { conversations, ...counts } = JSON.parse(json.text);
    expect(counts).toEqual({ conversation_count: 1, message_count: 4 });
    expect(conversations).toMatchObject([{ id: kept.id, chatbot_name: "Desk", is_public_session: true }]);
    const contents = conversations[0].messages.map(({ content }: { content: string }) => content);
    expect(contents).toEqual(["One?", "14 days.", "Two?", "14 days."]);
    const jsonl = await exported(chatbot.user_id, "jsonl");
    const lines = jsonl.text.trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line).messages.length).toSorted()).toEqual([2, 4]);
  });

  it("cells of a CSV file come back as they were, and none is a formula", async () => {
    const chatbot = await chatbotOf("＝SUM(A1)");
    const odd = 'a,"b"\nc\rd 👍';
    await tell(loaded(), chatbot, {
      questions: [odd, "=1+1"],
      visitor: { name: "@home", email: "a@b.example" },
    });
    const rowsOf = async (format: ExportFormat) =>
      parse<Record<string, string>>((await exported(chatbot.user_id, format)).text, {
        header: true,
        skipEmptyLines: true,
      }).data;
    const [conversation] = await rowsOf("csv-conversations");
    expect(conversation).toMatchObject({ chatbot: "'＝SUM(A1)", visitor_name: "'@home", messages: "4" });
    const messages = await rowsOf("csv-messages");
    expect(messages.map(({ content }) => content)).toEqual([odd, "14 days.", "'=1+1", "14 days."]);
    expect((await exported(chatbot.user_id, "csv-messages")).text.startsWith("\ufeffconversation_id,")).toBe(
      true,
    );
  });

  it("goes on within a long conversation, and neither leaves out nor repeats one that goes on meanwhile", async () => {
    const chatbot = await chatbotOf();
    const { conversationStore, newConversation } = loaded();
    const long = { ...newConversation(chatbot), started_at: "2026-01-01T00:00:00.000Z" };
    await conversationStore.open(long, newExchange("0"));
    const answer = "long ".repeat(10_000);
    for (let n = 1; n < 60; n++) await conversationStore.append(long, { ...newExchange(`${n}`), answer });
    const other = await tell(loaded(), chatbot, {});
    const between = () => conversationStore.append(other, newExchange("More?"));
    const { text, parts, ...counts } = await exported(chatbot.user_id, "json", { between });
    const { conversations } = JSON.parse(text);
    expect(parts).toBeGreaterThan(1);
    expect(counts).toEqual({ conversations: 2, messages: 122 });
    expect(conversations.map(({ id }: { id: string }) => id)).toEqual([other.id, long.id]);
    const asked = conversations[1].messages.filter(
      (one: { message_type: string }) => one.message_type === "user",
    );
    expect(asked.map(({ content }: { content: string }) => Number(content))).toEqual([...Array(60).keys()]);
  });

  const many = isFull() ? 10_001 : 1001;
  it(`of ${many} conversations has ${many} rows`, async () => {
    const chatbot = await chatbotOf();
    await loaded().select(chatbot.user_id, all);
    await storeMany(table(), loaded(), { chatbot, count: many });
    const { text, conversations } = await exported(chatbot.user_id, "csv-conversations");
    expect(conversations).toBe(many);
    expect(text.trimEnd().split("\r\n")).toHaveLength(many + 1);
  });
});
