import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenAiServer, startOpenAiServer } from "../openai-server.ts";
import { askingModel } from "../products/profiles.ts";
import { until } from "../until.ts";
import { type Bots, startBots } from "./bot-setup.ts";

let model: OpenAiServer;
let bots: Bots;

beforeAll(async () => {
  model = await startOpenAiServer();
  bots = await startBots(askingModel(model.url));
});
afterAll(async () => {
  await bots.stop();
  model.stop();
});

it.each([
  ["telegram", "What does a reminder cost, please?", "This answer was too long and was cut off."],
  ["slack", "Was kostet ein Reminder, und wie viele Euros sind das?", "Diese Antwort war zu lang"],
] as const)(
  "who writes in %s is told in the words of the question that the answer was cut",
  async (channel, text, note) => {
    model.behave("too long");
    model.say(["A reminder costs 1.50 euros. [1] It is sent"]);
    await bots.connect(channel);
    const messenger = bots.messengers[channel];
    await messenger.deliver(bots.addressOf(channel), { from: 7, id: 1, thread: 1, text });
    const said = await until(async () => messenger.said(7)[0]);
    expect(said).toContain("It is sent");
    expect(said).toContain(note);
    const conversation = await until(async () => (await bots.owner.history.list({ channel })).items[0]);
    const { items } = await bots.owner.conversations.messages({ id: conversation.id });
    expect(items[1]?.content).not.toContain(note);
    expect(items[1]?.metadata).toMatchObject({ outcome: "answered", cut: "length" });
  },
);
