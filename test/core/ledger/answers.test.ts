import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import type { ModelEvent, Models } from "#platform/models/port.ts";
import { newId } from "#platform/table/new-id.ts";
import { describeOnEachEngine } from "../../dynamodb/product-table.ts";
import { passagesOf } from "../../platform/search/passages.ts";
import { uniqueId } from "../../unique-id.ts";

const importing = async () => ({
  ...(await import("#lambdas/analytics/differences.ts")),
  ...(await import("#lambdas/chat/doors/own.ts")),
  ...(await import("#lambdas/chat/doors/public.ts")),
  ...(await import("#lambdas/chatbots/create.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/ingest/progress/track-spending.ts")),
  ...(await import("#lambdas/core/ledger/store.ts")),
  ...(await import("#platform/ports.ts")),
});

const query = "How long do refunds take?";
const terra = { provider: "openai", model: "gpt-6.1-terra" } as const;
const signal = new AbortController().signal;

describeOnEachEngine("what answers cost", importing, (loaded) => {
  /** A chatbot with one passage and a model that writes this. */
  const deskWith = async (written: ModelEvent[]) => {
    vi.stubEnv("APP_SECRET", "secret");
    vi.stubEnv("MODEL_PROVIDER", "openai");
    vi.stubEnv("OPENAI_API_KEY", "key");
    const folder = await mkdtemp(join(tmpdir(), "search-"));
    const search = openSqliteSearch({ file: join(folder, "search.db"), dimension: 384 });
    const models: Models = {
      ...(await modelsFromEnvironment({})),
      choices: { default: terra, available: [terra] },
      chat: async function* () {
        yield* written;
      },
    };
    loaded().provide({ search, models });
    const accountId = uniqueId("usr");
    const input = { name: "Desk", description: "", use_case: "support", first_question: "" } as const;
    const chatbot = await loaded().create(accountId, input);
    const document = { chatbotId: chatbot.id, documentId: newId("document") };
    await search.replace(document, passagesOf(document, ["Refunds are paid within 14 days."]));
    const entries = async () => {
      search.close();
      rmSync(folder, { recursive: true });
      expect(await loaded().differencesOf(accountId)).toEqual([]);
      return Array.fromAsync(loaded().ledger.entries(accountId));
    };
    return { accountId, chatbot, entries };
  };

  const askOwn = ({ chatbot, accountId }: Awaited<ReturnType<typeof deskWith>>) =>
    loaded().askOwn(
      { ragSystemId: chatbot.id, query, debug: false, stream: true, includeContext: true },
      { accountId, signal },
    );

  const usage = { promptTokens: 1234, completionTokens: 56 };
  const answered = { source: "test", model: "gpt-6.1-terra", conversations: 1, questions: 1 };

  it("the tokens that the provider reports are booked at the price of the list", async () => {
    const desk = await deskWith([{ text: "14 days. [1]" }, { usage }]);
    await Array.fromAsync(askOwn(desk));
    const [entry, ...others] = await desk.entries();
    const tokens = { prompt_tokens: 1234, completion_tokens: 56, nano_dollars: 1_234_000 + 280_000 };
    expect(entry).toMatchObject({ ...answered, ...tokens, price_list: "2026-11" });
    expect(entry).not.toHaveProperty("is_estimated");
    expect(others).toEqual([]);
  });

  it("an answer whose tokens the provider does not report is booked with estimated ones", async () => {
    const desk = await deskWith([{ text: "14 days. [1]" }]);
    await Array.fromAsync(askOwn(desk));
    const [entry] = await desk.entries();
    expect(entry).toMatchObject({ ...answered, is_estimated: true, completion_tokens: 3 });
    expect(entry?.prompt_tokens).toBeGreaterThan(50);
  });

  it("a stopped answer is booked with the prompt and what was written until then", async () => {
    const desk = await deskWith([{ text: "14 days, " }, { text: "or longer. [1]" }, { usage }]);
    for await (const event of askOwn(desk)) if (event.type === "delta") break;
    const [entry] = await desk.entries();
    expect(entry).toMatchObject({ ...answered, is_estimated: true });
    expect(entry?.prompt_tokens).toBeGreaterThan(50);
    expect(entry?.completion_tokens).toBeLessThan(10);
  });

  it("a question on the public page is booked, though its conversation is not kept", async () => {
    const desk = await deskWith([{ text: "14 days. [1]" }, { usage }]);
    const slug = `desk-${desk.chatbot.id.slice(-8).toLowerCase()}`;
    await loaded().chatbotStore.publishUnder(desk.chatbot, slug, { is_public: true });
    const scope = `public:${slug}` as const;
    const visitor = {
      sessionId: newId("session"),
      ownerId: desk.accountId,
      chatbotId: desk.chatbot.id,
      scope,
    };
    const given = { caller: { address: "192.0.2.1" }, signal, visitor };
    await Array.fromAsync(loaded().askPublic({ ragSlug: slug, message: query, includeContext: true }, given));
    const [entry] = await desk.entries();
    expect(entry).toMatchObject({
      source: "page",
      questions: 1,
      answered: 1,
      messages: 0,
      prompt_tokens: 1234,
    });
    expect(entry).not.toHaveProperty("conversation_id");
  });

  it("a reading books all tokens that it embeds in one entry, and nothing if it embeds none", async () => {
    const { accountId, chatbot, entries } = await deskWith([]);
    const document = { user_id: accountId, rag_system_id: chatbot.id };
    const spending = loaded().trackSpending(document);
    spending.add({ promptTokens: 700, completionTokens: 0 });
    spending.add({ promptTokens: 300, completionTokens: 0, isEstimated: true });
    await spending.record();
    await loaded().trackSpending(document).record();
    expect(await entries()).toMatchObject([
      {
        source: "document",
        model: "text-embedding-3-small",
        prompt_tokens: 1000,
        nano_dollars: 20_000,
        is_estimated: true,
      },
    ]);
  });
});
