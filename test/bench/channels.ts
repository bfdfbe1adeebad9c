import { startBots } from "../channels/bot-setup.ts";
import { startGatedModel } from "../channels/gated-model.ts";
import { percentile, type Row } from "./table.ts";

const people = 10;
const messages = 20;

/** The time until a bot's message is acknowledged, while the model leaves all questions waiting. */
export const channels = async (): Promise<Row[]> => {
  const model = await startGatedModel();
  const bots = await startBots(model.env);
  const rows: Row[] = [];
  for (const channel of ["telegram", "slack", "discord"] as const) {
    await bots.connect(channel);
    const taken: number[] = [];
    const write = async (from: number) => {
      for (let id = 1; id <= messages; id++) {
        const startedAt = performance.now();
        const message = { text: "What does a reminder cost?", from, id: from * 100 + id, thread: 1 };
        const { status } = await bots.messengers[channel].deliver(bots.addressOf(channel), message);
        if (status !== 200) throw new Error(`${channel} was answered ${status}.`);
        taken.push(performance.now() - startedAt);
      }
    };
    await write(people + 1);
    taken.length = 0;
    await Promise.all(Array.from({ length: people }, (_, from) => write(from + 1)));
    const what = `${channel}, ${people} people at once, acknowledged`;
    rows.push({ what: `${what}, p50`, value: percentile(taken, 0.5), unit: "ms" });
    rows.push({ what: `${what}, p99`, value: percentile(taken, 0.99), unit: "ms", atMost: 800 });
  }
  model.stop();
  await bots.stop();
  return rows;
};
