import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chatbotOf, exchangeOf } from "../../conversations/exchange.ts";
import { openOutbox } from "./outbox.ts";

/** Run as a program: fifty writers until it is killed, or until the outbox is empty. Prints the stored questions. */
const [folder = "", mode, round = ""] = process.argv.slice(2);
const writers = 50;
const conversations = 20;

const { conversationStore, newConversation, stop } = await openOutbox(folder, (ids) =>
  appendFileSync(join(folder, "delivered"), ids.map((id) => `${id}\n`).join("")),
);
const chatbot = { ...chatbotOf("usr_appends"), id: "bot_appends" };

const write = async (writer: number): Promise<never> => {
  for (let n = 0; ; n++) {
    const content = `${round}-${writer}-${n}`;
    const id = `conv_${(writer * 7 + n) % conversations}`;
    const conversation = { ...newConversation(chatbot), id };
    const exchange = {
      ...exchangeOf(content, 3),
      usage: {
        provider: "openai",
        model: "gpt-6-luna",
        promptTokens: 1001 + n,
        completionTokens: 3,
      } as const,
    };
    const present = await conversationStore.find({ rag_system_id: chatbot.id, id });
    if (present || !(await conversationStore.open(conversation, exchange)))
      await conversationStore.append(present ?? conversation, exchange);
    process.stdout.write(`${content}\n`);
  }
};

const drain = async (): Promise<void> => {
  const { sweep } = await import("#lambdas/outbox/sweep.ts");
  const { rowEntity, shardNames } = await import("#platform/outbox/row.ts");
  const rows = async () => {
    const all = shardNames.map((shard) => rowEntity.list({ pk: `OUTBOX#${shard}`, prefix: "", limit: 1 }));
    return (await Promise.all(all)).flatMap(({ items }) => items);
  };
  for (let minutes = 2; (await rows()).length > 0; minutes += 24 * 60) {
    await sweep(new Date(Date.now() + minutes * 60_000));
    await pause(200);
  }
};

if (mode === "write") await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
await drain();
await stop();
process.exit(0);
