import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "../until.ts";
import { type Bots, startBots } from "./bot-setup.ts";
import { startGatedModel } from "./gated-model.ts";

let model: Awaited<ReturnType<typeof startGatedModel>>;
let bots: Bots;

beforeAll(async () => {
  model = await startGatedModel();
  bots = await startBots(model.env);
});
afterAll(async () => {
  await bots.stop();
  model.stop();
});

const truly = async (isSo: () => boolean) => until(async () => isSo() || undefined);

describe.each(["telegram", "slack", "discord"] as const)("in %s", (channel) => {
  const messenger = () => bots.messengers[channel];
  let messageId = 0;
  /** Its word is the last one of the question, by which the model is let go on. */
  const ask = async (word: string, written: { from: number; group?: number }) => {
    messageId += 1;
    const text = `What does a reminder cost? ${word}`;
    const message = { text, id: messageId, thread: 1, ...written };
    expect((await messenger().deliver(bots.addressOf(channel), message)).status).toBe(200);
  };

  beforeAll(() => bots.connect(channel, { answers_in_groups: true }));

  it("messages are acknowledged before the model answers, persons are answered side by side, and each of them in order", async () => {
    await ask(`${channel}-alpha`, { from: 1 });
    await truly(() => model.isWaiting(`${channel}-alpha`));
    await ask(`${channel}-beta`, { from: 1 });
    await ask(`${channel}-gamma`, { from: 1 });
    await ask(`${channel}-other`, { from: 2 });
    await truly(() => model.isWaiting(`${channel}-other`));
    model.letGo(`${channel}-other`, "The other answer.");
    await truly(() => messenger().said(2).length === 1);
    expect(messenger().said(1)).toEqual([]);
    expect(model.isWaiting(`${channel}-beta`)).toBe(false);
    for (const [place, word] of ["alpha", "beta", "gamma"].entries()) {
      await truly(() => model.isWaiting(`${channel}-${word}`));
      model.letGo(`${channel}-${word}`, `Answer ${word}.`);
      await truly(() => messenger().said(1).length === place + 1);
    }
    expect(messenger().said(1)).toEqual(["Answer alpha.", "Answer beta.", "Answer gamma."]);
  });

  it("each person of a group has a conversation, and does not wait for the others", async () => {
    // by the table: the index of messages, which selects by channel, follows later
    const conversations = async () => (await bots.owner.history.list({ limit: 100 })).items;
    const before = (await conversations()).length;
    await ask(`${channel}-marta`, { from: 5, group: 900 });
    await ask(`${channel}-jonas`, { from: 6, group: 900 });
    await truly(() => model.isWaiting(`${channel}-marta`) && model.isWaiting(`${channel}-jonas`));
    model.letGo(`${channel}-marta`, "To Marta.");
    model.letGo(`${channel}-jonas`, "To Jonas.");
    await truly(() => messenger().said(900).length === 2);
    const found = await until(async () => {
      const items = await conversations();
      return items.length === before + 2 ? items : undefined;
    });
    expect(found.slice(0, 2).map(({ message_count }) => message_count)).toEqual([2, 2]);
  });

  it("shows that it is typing", async () => {
    bots.calls.length = 0;
    await ask(`${channel}-slow`, { from: 1 });
    await truly(() => model.isWaiting(`${channel}-slow`));
    const signs = {
      telegram: { path: /sendChatAction$/, body: { chat_id: "1", action: "typing" } },
      slack: { path: /assistant\.threads\.setStatus$/, body: { channel_id: "C1", status: "is typing…" } },
      // its deferred reply shows it
      discord: undefined,
    };
    const sign = signs[channel];
    const shown = () => bots.calls.find(({ path }) => sign?.path.test(path));
    if (sign) expect((await until(async () => shown()))?.body).toMatchObject(sign.body);
    model.letGo(`${channel}-slow`, "Done.");
    await truly(() => messenger().said(1).length === 1);
  });
});
