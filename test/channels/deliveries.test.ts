import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itDrawn } from "../it-drawn.ts";
import { randomFrom } from "../random.ts";
import { until } from "../until.ts";
import { type Bots, startBots } from "./bot-setup.ts";
import type { Written } from "./messengers.ts";

let bots: Bots;

beforeAll(async () => {
  bots = await startBots();
});
afterAll(() => bots.stop());

const signatures = ["forged", "old", "none"] as const;

describe.each(["telegram", "slack", "discord"] as const)("in %s", (channel) => {
  const messenger = () => bots.messengers[channel];
  const deliver = (written: Written) => messenger().deliver(bots.addressOf(channel), written);

  beforeAll(() => bots.connect(channel));

  itDrawn(
    "a message that is delivered 1 to 11 times, in any order and among forgeries, is answered once",
    `deliveries in ${channel}`,
    async (seed, at) => {
      const { below } = randomFrom(seed);
      const people = Array.from({ length: 11 }, (_, index) => at * 1000 + index + 1);
      const text = "What does a reminder cost?";
      const genuine = people.flatMap((from, index) =>
        people
          .slice(0, index + 1)
          .map((_, delivery): Written => ({ text, from, id: from, delivery: delivery + 1 })),
      );
      const forged = people.flatMap((from) =>
        signatures.map((signature): Written => ({ text, from, id: 100 + from, signature })),
      );
      const replies = await Promise.all(
        [...genuine, ...forged]
          .map((written) => ({ written, place: below(1_000_000) }))
          .sort((one, other) => one.place - other.place)
          .map(async ({ written }) => ({
            isForged: written.signature !== undefined,
            status: (await deliver(written)).status,
          })),
      );
      for (const { isForged, status } of replies) expect(status).toBe(isForged ? 401 : 200);
      await until(async () => people.every((from) => messenger().said(from).length > 0) || undefined);
      // late deliveries, and a message that comes after all of them
      for (const from of people)
        expect((await deliver({ text, from, id: from, delivery: 12 })).status).toBe(200);
      const last = at * 1000 + 50;
      await deliver({ text, from: last, id: last });
      await until(async () => messenger().said(last)[0]);
      for (const from of people) expect(messenger().said(from)).toHaveLength(1);
    },
  );

  it("an unsigned request is refused before it is parsed", async () => {
    const request = { method: "POST", body: "{no JSON" };
    expect((await fetch(bots.addressOf(channel), request)).status).toBe(401);
  });
});

it("a chatbot's deletion ends its bots at their platforms", async () => {
  const channels = ["telegram", "slack", "discord"] as const;
  const attached = () => channels.filter((channel) => bots.messengers[channel].isAttached());
  expect(attached()).toEqual(channels);
  await until(async () => (await bots.owner.chatbots.remove({ id: bots.chatbotId })).isDone || undefined);
  expect(attached()).toEqual([]);
});
