import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { passagesOf } from "../platform/search/passages.ts";

const importing = async () => ({
  ...(await import("#lambdas/chat/ask-public.ts")),
  ...(await import("#lambdas/chat/ask-widget.ts")),
  ...(await import("#lambdas/chatbots/create.ts")),
  ...(await import("#lambdas/chatbots/store.ts")),
  ...(await import("#lambdas/widgets/store.ts")),
  ...(await import("#platform/ports.ts")),
  ...(await import("#platform/table/client.ts")),
});

describeOnEachEngine("what an answer asks of the table", importing, (loaded) => {
  const ownerId = "usr_ann";
  const caller = { address: "192.0.2.1" };
  const signal = new AbortController().signal;
  const question = "How long do refunds take?";

  /** A published chatbot with one passage. */
  const published = async () => {
    vi.stubEnv("APP_SECRET", "secret");
    const folder = await mkdtemp(join(tmpdir(), "search-"));
    const search = openSqliteSearch({ file: join(folder, "search.db"), dimension: 384 });
    loaded().provide({ search, models: await modelsFromEnvironment({}) });
    const input = { name: "Desk", description: "", use_case: "support", first_question: "" } as const;
    const chatbot = await loaded().create(ownerId, input);
    const slug = `desk-${chatbot.id.slice(-8).toLowerCase()}`;
    await loaded().chatbotStore.publishUnder(chatbot, slug, { is_public: true });
    const document = { chatbotId: chatbot.id, documentId: "doc_a" };
    await search.replace(document, passagesOf(document, ["Refunds are paid within 14 days."]));
    const close = () => {
      search.close();
      rmSync(folder, { recursive: true });
    };
    return { chatbot, slug, close };
  };

  /** The calls by name, while the work is done. */
  const callsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
    const sent = vi.spyOn(loaded().table, "send");
    await work();
    const names = sent.mock.calls.map(([command]) => command.constructor.name);
    sent.mockRestore();
    return names.toSorted();
  };

  it("a public question takes one read, a count within each window and one transaction", async () => {
    const { chatbot, slug, close } = await published();
    const visitor = { scope: `public:${slug}`, sessionId: "ses_1", ownerId, chatbotId: chatbot.id } as const;
    const input = { ragSlug: slug, message: question, includeContext: true };
    const ask = () => Array.fromAsync(loaded().askPublic(input, { visitor, caller, signal }));
    expect(await callsOf(ask)).toEqual([
      "BatchGetCommand",
      "TransactWriteCommand",
      "UpdateCommand",
      "UpdateCommand",
    ]);
    close();
  });
});
