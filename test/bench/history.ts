import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newChatbot, settingsOf } from "../analytics/facts.ts";
import { openOutbox } from "../faults/appends/outbox.ts";
import { storeMany } from "../history/many.ts";
import { tell } from "../history/stored.ts";
import { numberOf } from "./option.ts";
import { percentile, type Row } from "./table.ts";

const measured = 40;
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
  const entities = await import("#lambdas/conversations/entities.ts");
  const { chatbotStore } = await import("#lambdas/chatbots/store.ts");
  const { aggregateStore } = await import("#lambdas/analytics/store.ts");
  const { table, transact } = await import("#platform/table/client.ts");
  const chatbot = newChatbot("usr_history", new Date().toISOString());
  await chatbotStore.create(chatbot, settingsOf(chatbot));
  await select(chatbot.user_id, all);
  await storeMany(table, { ...entities, newConversation }, { chatbot, count });
  const counted = { accountId: chatbot.user_id, chatbotId: chatbot.id };
  await transact(await (await aggregateStore.ofChatbots()).add(counted, { conversations: count }));
  const questions = Array.from({ length: 25 }, (_, n) => `Question ${n}?`);
  const opened = await tell({ conversationStore, newConversation }, chatbot, { questions });

  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; n < measured; n++) {
      const startedAt = performance.now();
      await work();
      times.push(performance.now() - startedAt);
    }
    return percentile(times, 0.95);
  };
  const selected = (query: object = {}) => select(chatbot.user_id, { ...all, ...query });
  const page = { order: "newest", limit: 50 } as const;
  const first = await timed(async () => list(await selected(), page));
  const ofChatbot = await timed(async () => list(await selected({ chatbotId: chatbot.id }), page));
  const figures = await timed(async () => statsOf(await selected()));
  const open = await timed(() => conversationStore.messages(opened, { limit: 100 }));
  const whole = await exportAll(async (cursor) =>
    exportPart(await selected(), { format: "csv-conversations", cursor }),
  );
  await stop();
  rmSync(folder, { recursive: true });
  return [
    { what: "conversations", value: count + 1, unit: "" },
    { what: "first page, p95", value: first, unit: "ms", atMost: 120 },
    { what: "first page of one chatbot, p95", value: ofChatbot, unit: "ms", atMost: 120 },
    { what: "figures, p95", value: figures, unit: "ms" },
    { what: "opening 50 messages, p95", value: open, unit: "ms", atMost: 100 },
    { what: "first part of an export", value: whole.firstMs, unit: "ms", atMost: 1000 },
    { what: "rows of the export", value: whole.rows, unit: "", atLeast: count + 1 },
    { what: "the whole export", value: whole.seconds, unit: "s" },
    { what: "more memory meanwhile", value: whole.mebibytes, unit: "MiB", atMost: 40 },
  ];
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
