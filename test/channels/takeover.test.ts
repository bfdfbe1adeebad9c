import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { itDrawn } from "../it-drawn.ts";
import { startSlowModel } from "../monitoring/slow-model.ts";
import { randomFrom } from "../random.ts";
import { isFull } from "../seed.ts";
import { until } from "../until.ts";
import { type Bots, startBots } from "./bot-setup.ts";

const takeovers = isFull() ? 100 : 12;
const atOnce = 6;

let model: Awaited<ReturnType<typeof startSlowModel>>;
let bots: Bots;

beforeAll(async () => {
  model = await startSlowModel();
  bots = await startBots({
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: "sk-test",
    EMBEDDING_PROVIDER: "builtin",
  });
});
afterAll(async () => {
  await bots.stop();
  model.stop();
});

const notice = "A person is answering this conversation now and has received your message.";

describe.each(["telegram", "slack", "discord"] as const)("in %s", (channel) => {
  const messenger = () => bots.messengers[channel];
  const ask = (from: number, id: number, text: string) =>
    messenger().deliver(bots.addressOf(channel), { from, id, thread: 1, text });
  const conversations = async () => (await bots.owner.history.list({ channel, limit: 100 })).items;

  beforeAll(() => bots.connect(channel));

  /** The conversation of a new person, who is answered once. */
  const begin = async (from: number): Promise<string> => {
    await ask(from, 1, "Hello!");
    await until(async () => messenger().said(from)[0]);
    const { id } = await until(async () => (await conversations()).find((one) => !begun.has(one.id)));
    begun.add(id);
    return id;
  };
  const begun = new Set<string>();

  itDrawn(
    "whenever a person takes over, the visitor gets the whole answer before or nothing of it",
    `takeover in ${channel}`,
    async (seed, at) => {
      const { below } = randomFrom(seed);
      const lowest = 101 + at * 1000;
      const ends = { whole: 0, none: 0 };
      for (let first = 0; first < takeovers; first += atOnce) {
        const people: { from: number; id: string }[] = [];
        for (let from = lowest + first; from < lowest + first + atOnce; from++)
          people.push({ from, id: await begin(from) });
        await Promise.all(
          people.map(async ({ from, id }) => {
            await ask(from, 2, "What does a reminder cost?");
            await pause(below(model.answerMilliseconds * 1.4));
            await bots.owner.monitoring.claim({ id });
            const before = messenger().said(from).slice(1);
            await bots.owner.monitoring.send({ id, content: "Here I am.", idempotencyKey: `here-${from}` });
            await until(async () =>
              messenger()
                .said(from)
                .find((text) => text.includes("Here I am.")),
            );
            const [answer, ...others] = messenger().said(from).slice(1, -1);
            const isWhole = answer?.includes("word0 ");
            if (isWhole) {
              expect(answer).toContain("word119");
              expect(before).toContain(answer);
            } else expect([undefined, notice]).toContain(answer);
            expect(others).toEqual([]);
            ends[isWhole ? "whole" : "none"] += 1;
          }),
        );
      }
      expect(ends.none).toBeGreaterThan(takeovers / 4);
    },
  );
});
