import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileOf, openSqliteMessages } from "#platform/search/messages/sqlite/folder.ts";
import { newChatbot, settingsOf } from "../core/counters/facts.ts";
import { openOutbox } from "../faults/appends/outbox.ts";
import { storeMany } from "../history/many.ts";
import { tell } from "../history/stored.ts";
import { textsOf } from "../history/words.ts";
import { until } from "../until.ts";
import { numberOf } from "./option.ts";
import { percentile, type Row } from "./table.ts";

const measured = 40;
const messagesOfConversation = 10;
const all = { session: "all", period: "all" } as const;

/** The history of a large account on one machine: `--conversations 100000`, a minute apart. */
export const history = async (): Promise<Row[]> => {
  const count = numberOf("conversations", 10_000);
  const folder = mkdtempSync(join(tmpdir(), "history-"));
  const { conversationStore, newConversation, stop } = await openOutbox(folder, () => undefined);
  const { list } = await import("#lambdas/history/list.ts");
  const { select } = await import("#lambdas/history/selection.ts");
  const { statsOf } = await import("#lambdas/history/stats.ts");
  const { exportPart } = await import("#lambdas/history/export/export-part.ts");
  const { count: countSelected } = await import("#lambdas/history/count.ts");
  const { hitsIn } = await import("#lambdas/history/search/hits.ts");
  const entities = await import("#lambdas/conversations/entities.ts");
  const { eventEntity } = await import("#lambdas/conversations/event.ts");
  const { chatbotStore } = await import("#lambdas/core/chatbots/store.ts");
  const { aggregateStore } = await import("#lambdas/core/counters/store.ts");
  const { provide } = await import("#platform/ports.ts");
  const { table, transact } = await import("#platform/table/client.ts");
  const messages = openSqliteMessages(folder);
  provide({ messages });
  const chatbot = newChatbot("usr_history", new Date().toISOString());
  await chatbotStore.create(chatbot, settingsOf(chatbot));
  await select(chatbot.user_id, all);
  const { text, wordOf } = textsOf(7);
  const saidOnce = "zeppelinhangar";
  const conversationTexts = (n: number) =>
    Array.from({ length: messagesOfConversation }, (_, at) => {
      const rare = n === 17 && at === 3 ? ` ${saidOnce}` : "";
      return text(at % 2 === 0 ? 9 : 30) + rare;
    });
  const seeding = performance.now();
  await storeMany(
    table,
    { ...entities, eventEntity, newConversation },
    { chatbot, count, textsOf: conversationTexts, ratingOf: (n) => (n % 5000 === 3 ? "down" : undefined) },
  );
  const counted = { accountId: chatbot.user_id, chatbotId: chatbot.id };
  await transact(await (await aggregateStore.ofChatbots()).add(counted, { conversations: count }));
  const questions = Array.from({ length: 25 }, (_, n) => `Question ${n}?`);
  const opened = await tell({ conversationStore, newConversation }, chatbot, { questions });
  const seeded = (performance.now() - seeding) / 1000;

  const indexing = performance.now();
  const { ensureIndexed } = await conversationStore.history();
  await until(async () => (await ensureIndexed(chatbot.user_id)) || undefined, 3_600_000);
  const indexed = (performance.now() - indexing) / 1000;

  const timed = async (work: (n: number) => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; n < measured; n++) {
      const startedAt = performance.now();
      await work(n);
      times.push(performance.now() - startedAt);
    }
    return percentile(times, 0.95);
  };
  const selected = (query: object = {}) => select(chatbot.user_id, { ...all, ...query });
  const page = { order: "newest", limit: 50 } as const;
  const searched = (texts: (n: number) => string) =>
    timed(async (n) => list(await selected({ text: texts(n) }), { order: "newest", limit: 20 }));
  const first = await timed(async () => list(await selected(), page));
  const ofChatbot = await timed(async () => list(await selected({ chatbotId: chatbot.id }), page));
  const disliked = await timed(async () => list(await selected({ feedback: "disliked" }), page));
  const ofChannel = await timed(async () => list(await selected({ channel: "test" }), page));
  const figures = await timed(async () => statsOf(await selected()));
  const open = await timed(() => conversationStore.messages(opened, { limit: 100 }));
  const once = await list(await selected({ text: "zepelinhangar" }), page);
  const searches = {
    "search, a frequent word, p95": await searched((n) => wordOf(n % 5)),
    "search, a rare word, p95": await searched((n) => wordOf(20_000 + 37 * n)),
    "search, three words, p95": await searched((n) => `${wordOf(n)} ${wordOf(40 + n)} ${wordOf(900 + n)}`),
    "search, a word with a typo, p95": await searched((n) => misspelled(wordOf(900 + 37 * n))),
    "search, three letters of a word, p95": await searched((n) => wordOf(100 + n).slice(0, 3)),
    "search, a phrase of two frequent words, p95": await searched(
      (n) => `"${wordOf(n % 4)} ${wordOf(n % 5)}"`,
    ),
  };
  const hits = await timed(() => hitsIn(opened, "question"));
  const frequent = await selected({ text: wordOf(3) });
  const { conversations: found } = await countAll((cursor) => countSelected(frequent, cursor));
  const exportedFound = await exportAll((cursor) =>
    exportPart(frequent, { format: "csv-conversations", cursor }),
  );
  const whole = await exportAll(async (cursor) =>
    exportPart(await selected(), { format: "csv-conversations", cursor }),
  );
  const size = statSync(fileOf(folder, chatbot.user_id)).size / 2 ** 20;
  await stop();
  messages.close();
  rmSync(folder, { recursive: true });
  return [
    { what: "conversations", value: count + 1, unit: "" },
    { what: "messages", value: count * messagesOfConversation + 50, unit: "" },
    { what: "seeding", value: seeded, unit: "s" },
    { what: "putting all into the index of messages", value: indexed, unit: "s" },
    { what: "the index of messages", value: size, unit: "MiB" },
    { what: "first page, p95", value: first, unit: "ms", atMost: 120 },
    { what: "first page of one chatbot, p95", value: ofChatbot, unit: "ms", atMost: 120 },
    { what: "first page by feedback, p95", value: disliked, unit: "ms", atMost: 120 },
    { what: "first page by channel, p95", value: ofChannel, unit: "ms", atMost: 120 },
    ...Object.entries(searches).map(([what, value]) => ({ what, value, unit: "ms", atMost: 150 })),
    { what: "a word said once, misspelled, finds", value: once.items.length, unit: "", atLeast: 1 },
    { what: "figures, p95", value: figures, unit: "ms" },
    { what: "opening 50 messages, p95", value: open, unit: "ms", atMost: 100 },
    { what: "their hits, p95", value: hits, unit: "ms", atMost: 100 },
    { what: "rows of an export by a frequent word", value: exportedFound.rows, unit: "", atLeast: found },
    { what: "first part of an export", value: whole.firstMs, unit: "ms", atMost: 1000 },
    { what: "rows of the export", value: whole.rows, unit: "", atLeast: count + 1 },
    { what: "the whole export", value: whole.seconds, unit: "s" },
    { what: "more memory meanwhile", value: whole.mebibytes, unit: "MiB", atMost: 40 },
  ];
};

/** The word with its third and fourth letter swapped. */
const misspelled = (word: string): string =>
  word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4);

const countAll = async (read: (cursor?: string) => Promise<{ conversations: number; cursor?: string }>) => {
  let part = await read();
  while (part.cursor) part = await read(part.cursor);
  return part;
};

const heap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

/** Reads every part and keeps none. The memory is the heap's, with the table in the same process. */
const exportAll = async (read: (cursor?: string) => Promise<{ conversations: number; cursor?: string }>) => {
  const before = heap();
  const startedAt = performance.now();
  let part = await read();
  const firstMs = performance.now() - startedAt;
  let most = heap();
  while (part.cursor) {
    part = await read(part.cursor);
    most = Math.max(most, heap());
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return { firstMs, seconds, rows: part.conversations, mebibytes: Math.max(0, most - before) };
};
