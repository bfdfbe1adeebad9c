import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chatbotOf, exchangeOf } from "../conversations/exchange.ts";
import { openOutbox } from "../faults/appends/outbox.ts";
import { percentile, type Row } from "./table.ts";

const warmUp = 50;
const measured = 500;

/**
 * Storing an exchange on one machine, with counters, ledger and an announced outbox row. The product delivers in another
 * process; here nothing is delivered.
 */
export const append = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), "append-"));
  const { conversationStore, newConversation, stop } = await openOutbox(folder);
  const chatbot = chatbotOf("usr_append");
  const conversations = Array.from({ length: 20 }, () => newConversation(chatbot));
  for (const one of conversations) await conversationStore.create(one);

  const times = async (count: number, writers: number): Promise<number[]> => {
    const taken: number[] = [];
    const write = async (writer: number) => {
      for (let n = writer; n < count; n += writers) {
        const conversation = conversations[n % conversations.length]!;
        const present = (await conversationStore.find(conversation)) ?? conversation;
        const startedAt = performance.now();
        await conversationStore.append(present, {
          ...exchangeOf("How long?"),
          answer: "Four weeks. ".repeat(60),
        });
        taken.push(performance.now() - startedAt);
      }
    };
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    return taken;
  };
  await times(warmUp, 1);
  const alone = await times(measured, 1);
  const together = await times(measured, 8);
  await stop();
  rmSync(folder, { recursive: true });
  return [
    { what: "storing an exchange, p50", value: percentile(alone, 0.5), unit: "ms" },
    { what: "storing an exchange, p95", value: percentile(alone, 0.95), unit: "ms", atMost: 12 },
    { what: "eight writers at once, p95", value: percentile(together, 0.95), unit: "ms" },
  ];
};
