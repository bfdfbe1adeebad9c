import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { newId } from "#platform/table/new-id.ts";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { passagesOf } from "../platform/search/passages.ts";
import { writeUnitsOf } from "./write-units.ts";

const importing = async () => ({
  ...(await import("#lambdas/chat/doors/public.ts")),
  ...(await import("#lambdas/chat/doors/widget.ts")),
  ...(await import("#lambdas/chatbots/create.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/widgets/store.ts")),
  ...(await import("#platform/ports.ts")),
  ...(await import("#platform/table/client.ts")),
});

describeOnEachEngine("what an answer asks of the table", importing, (loaded, table) => {
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

  const ask = (
    { slug, chatbot }: Awaited<ReturnType<typeof published>>,
    widgetId?: string,
    sessionId: string = newId("session"),
  ) => {
    const visitor = { sessionId, ownerId, chatbotId: chatbot.id };
    const given = { caller, signal };
    return Array.fromAsync(
      widgetId
        ? loaded().askWidget(
            { widgetId, sessionId, message: question, includeContext: true, stream: true },
            { ...given, visitor: { ...visitor, scope: `widget:${widgetId}` } },
          )
        : loaded().askPublic(
            { ragSlug: slug, message: question, includeContext: true },
            { ...given, visitor: { ...visitor, scope: `public:${slug}` } },
          ),
    );
  };

  /** The calls in order and the write units of the work, as AWS counts them: a transaction takes twice as many. */
  const costOf = async (work: () => Promise<unknown>) => {
    const sent = vi.spyOn(loaded().table, "send");
    // an answer that takes long asks again and again whether a person has taken over
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    await work();
    vi.useRealTimers();
    const commands = sent.mock.calls.map(([command]) => command);
    sent.mockRestore();
    const calls = commands.map((command) => command.constructor.name.replace("Command", ""));
    const units = await Promise.all(commands.map(({ input }) => writeUnitsOf(table(), input)));
    return { calls, units: units.reduce((sum, one) => sum + one, 0) };
  };

  /** The entry of the ledger and the counters of its day. */
  const ledger = 2 + 2;
  /** The sums by the day of the conversation's start. */
  const daySums = 2;
  /** The row that tells consumers of the exchange. */
  const outbox = 2;
  const counts = ["Update", "Update", "Update", "Update"];

  it("a public question takes one read, its counts and one transaction", async () => {
    const desk = await published();
    const { calls, units } = await costOf(() => ask(desk));
    // A process reads the account's time zone once in five minutes.
    expect(calls.toSorted()).toEqual(["BatchGet", "Get", "TransactWrite", ...counts]);
    expect(units).toBe(4 + 2 + ledger);
    desk.close();
  });

  it("a chatbot whose settings were never stored answers by the usual ones", async () => {
    const desk = await published();
    await loaded().transact([loaded().chatbotStore.configurations.drop(desk.chatbot)]);
    const events = await ask(desk);
    expect(events.at(-1)).toMatchObject({ type: "done", outcome: "answered" });
    const { configuration } = await loaded().chatbotStore.configured(ownerId, desk.chatbot.id);
    expect(configuration).toMatchObject({ provider: "builtin", temperature: 0.7, system_prompt: null });
    desk.close();
  });

  it("a widget's question takes one read, its counts and one transaction, and its sources once", async () => {
    const desk = await published();
    const widget = await loaded().widgetStore.create({
      id: newId("widget"),
      user_id: ownerId,
      rag_system_id: desk.chatbot.id,
      name: "Site",
      is_active: true,
      created_at: "2026-01-01T00:00:00.000Z",
      total_conversations: 0,
      total_messages: 0,
      ...widgetDefaults,
    });
    const sessionId = newId("session");
    const first = await costOf(() => ask(desk, widget.id, sessionId));
    // A process reads once whether a chatbot's conversations are counted, also by day. The first question counts them.
    const counting = ["Get", "Get", "Query", "TransactWrite"];
    const usual = ["BatchGet", "Put", "TransactWrite", ...counts];
    expect(first.calls.toSorted()).toEqual([...usual, ...counting].toSorted());
    const another = await costOf(() => ask(desk, widget.id, newId("session")));
    expect(another.calls).not.toContain("Get");
    const next = await costOf(() => ask(desk, widget.id, sessionId));
    expect(next.calls.toSorted()).toEqual(["BatchGet", "Query", "TransactWrite", ...counts]);
    expect(next.units).toBeLessThanOrEqual(4 + 12 + ledger + daySums + outbox);
    desk.close();
  });
});
