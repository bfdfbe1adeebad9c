import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Borrowed, borrow } from "../products/borrow.ts";
import { until } from "../until.ts";
import { finished, uploadText } from "../upload.ts";
import { type Actor, as } from "../users.ts";
import { type Messengers, startMessengers, type Written } from "./messengers.ts";

let product: Borrowed;
let stand: Messengers;
let owner: Actor;
let chatbotId: string;

const rule = "Rule & regulation & custom of the rowing club, which every guest signs before the first trip.";
const rules = `${rule} `.repeat(42).trim();

beforeAll(async () => {
  product = await borrow("messengers");
  stand = await startMessengers(product.port);
  owner = await as("ann", product.url);
  ({ id: chatbotId } = await owner.chatbots.create({ name: "Desk", use_case: "support" }));
  const written = { question: "What are the rules of rowing?", answer: rules };
  const [, document] = await Promise.all([
    uploadText(owner, chatbotId, "fees.txt", "A reminder costs 1.50 euros."),
    owner.documents.writeAnswer({ chatbotId, ...written }),
  ]);
  await finished(owner, document);
});
afterAll(async () => {
  stand.stop();
  await product.giveBack();
});

const ids = { telegram: "[WBUILD-002]", discord: "[WBUILD-003]", slack: "[WBUILD-004]" };

describe.each(["telegram", "slack", "discord"] as const)("a bot in %s", (channel) => {
  const messenger = () => stand.messengers[channel];
  const address = () => `${product.url}/channels/${channel}/${chatbotId}`;
  const connect = (changes: object = {}) =>
    owner.channels.connect({ chatbotId, channel, ...messenger().right, ...changes });
  const said = (count: number) =>
    until(async () => (messenger().said().length >= count ? messenger().said() : undefined));
  let messageId = 0;
  const ask = async (text: string, written: Partial<Written> = {}) => {
    messageId += 1;
    const reply = await messenger().deliver(address(), { text, id: messageId, thread: 1, ...written });
    expect(reply.status).toBe(200);
  };
  const idBeside = (known: string[]) =>
    until(async () => (await conversations()).map(({ id }) => id).find((id) => !known.includes(id)));
  /** The lines about what did not reach the visitor. */
  const undelivered = (id: string, count: number) =>
    until(async () => {
      const { items } = await owner.conversations.messages({ id });
      const lines = items.filter(({ metadata }) => metadata.event === "undelivered");
      return lines.length >= count ? lines.map(({ content }) => content) : undefined;
    });
  const conversations = async () => (await owner.history.list({ channel })).items;
  /** Conversations by the table: the index of messages, which selects by channel, follows later. */
  const knownIds = async () => (await owner.history.list({ limit: 100 })).items.map(({ id }) => id);

  beforeEach(() => {
    stand.calls.length = 0;
  });

  it(`${ids[channel]} connects with the right token, and says what is wrong with another`, async () => {
    const refused = await connect(messenger().wrong);
    expect(refused).toEqual({
      fault: { field: "token", message: expect.stringMatching(messenger().complaint) },
    });
    expect(await connect({ checks_only: true })).toMatchObject({ bot: { name: messenger().botName } });
    expect((await owner.channels.list({})).items.filter((one) => one.channel === channel)).toEqual([]);
    expect((await messenger().deliver(address(), { text: "Too early" })).status).toBe(401);

    const { connection, fault } = await connect();
    expect(fault).toBeUndefined();
    expect(connection).toMatchObject({ bot_name: messenger().botName, address: address() });
    const shown = JSON.stringify(await owner.channels.list({}));
    expect(shown).not.toContain(messenger().right.token);
    expect(messenger().isAttached()).toBe(true);
  });

  it(`${ids[channel]} answers from the chatbot's documents, once however often a message comes`, async () => {
    const text = "What does a reminder cost?";
    messageId += 1;
    const deliveries = await Promise.all(
      [1, 2, 3, 4, 5].map((delivery) => messenger().deliver(address(), { text, id: messageId, delivery })),
    );
    expect(deliveries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [answer] = await said(1);
    expect(answer).toContain("1.50 euros");
    expect(answer).toMatch(/fees\.txt/);
    expect((await owner.channels.list({})).items.find((one) => one.channel === channel)?.is_reached).toBe(
      true,
    );
    // what comes after it is answered after it
    await ask("Can I fly to the moon?");
    const both = await said(2);
    expect(both).toHaveLength(2);
    expect(both[1]).not.toContain("1.50");
    const kept = await until(async () => {
      const items = await conversations();
      return items.reduce((sum, { message_count }) => sum + message_count, 0) >= 4 ? items : undefined;
    });
    const messages = await Promise.all(kept.map(({ id }) => owner.conversations.messages({ id })));
    const questions = messages.flatMap(({ items }) => items.filter((one) => one.message_type === "user"));
    expect(questions.map(({ content }) => content).sort()).toEqual(["Can I fly to the moon?", text]);
    const figures = await owner.analytics.overview({ source: channel, days: "7" });
    expect(figures.sources.find(({ source }) => source === channel)).toMatchObject({
      messages: 4,
      answered: 1,
    });
  });

  it("takes nothing that its platform has not signed", async () => {
    const attempts = (["forged", "old", "none"] as const).map((signature) =>
      messenger().deliver(address(), { text: "What does a reminder cost?", id: 900, signature }),
    );
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([401, 401, 401]);
    const unparsed = await fetch(address(), { method: "POST", body: "{no JSON" });
    expect(unparsed.status).toBe(401);
    await ask("When are you open?");
    expect(await said(1)).toHaveLength(1);
  });

  it("splits a long answer between its sentences", async () => {
    await ask("What are the rules of rowing?");
    const parts = await until(async () => {
      const texts = messenger().said();
      return plain(texts.join(" ")).split("Rule & regulation").length === 43 ? texts : undefined;
    });
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(messenger().limit);
    for (const part of parts.slice(0, -1)) expect(part).toMatch(/trip\.( \\?\[1\\?\])?$/);
  });

  it("brings what a person writes, and says once that a person answers until the person hands back", async () => {
    const from = 88;
    const heard = () => messenger().said(from);
    const known = await knownIds();
    await ask("What does a reminder cost?", { from });
    await until(async () => heard().find((text) => text.includes("1.50")));
    const id = await idBeside(known);
    await owner.monitoring.claim({ id });
    const texts = ["Is anybody there?", "Hello?", "Still there?"];
    for (const text of texts) await ask(text, { from });
    await until(async () => {
      const { items } = await owner.conversations.messages({ id });
      const questions = items.filter((one) => one.message_type === "user").map(({ content }) => content);
      return questions.slice(1).join() === texts.join() || undefined;
    });
    const content = "Yes, *I* am.\n\nCall 0151 1.";
    await owner.monitoring.send({ id, content, idempotencyKey: `hello-${channel}` });
    await owner.monitoring.send({ id, content: "And tomorrow too.", idempotencyKey: `then-${channel}` });
    await until(async () => heard().find((text) => text.includes("tomorrow")));
    expect(heard().slice(1)).toEqual([
      "A person is answering this conversation now and has received your message.",
      // Discord wants a reply to each message
      ...(channel === "discord" ? ["Passed on.", "Passed on."] : []),
      expect.stringMatching(/^(<b>|\*\*?)A person(<\/b>|\*\*?)\nYes, (<i>|_|\*)I(<\/i>|_|\*) am/),
      expect.stringMatching(/A person(<\/b>|\*\*?)\nAnd tomorrow too\./),
    ]);
    await owner.monitoring.release({ id });
    await ask("What does a reminder cost?", { from });
    await until(async () => (heard().at(-1)?.includes("1.50") ? true : undefined));
  });

  it("sends nothing more of an answer once a person has taken over, and members read that", async () => {
    const from = 99;
    const known = await knownIds();
    await ask("What does a reminder cost?", { from });
    await until(async () => messenger().said(from)[0]);
    const id = await idBeside(known);
    stand.state.onMessage = async () => {
      stand.state.onMessage = async () => undefined;
      await owner.monitoring.claim({ id });
    };
    await ask("What are the rules of rowing?", { from });
    expect(await undelivered(id, 1)).toEqual([
      "The rest of the assistant's answer was not sent, because a person took over.",
    ]);
    expect(messenger().said(from)).toHaveLength(2);
    stand.state.refuses = true;
    await owner.monitoring.send({ id, content: "Are you there?", idempotencyKey: `refused-${channel}` });
    expect((await undelivered(id, 2))[1]).toMatch(messenger().refusal);
    stand.state.refuses = false;
    await owner.monitoring.release({ id });
  });

  it(`${ids[channel]} is disconnected here and there, and its address takes nothing any more`, async () => {
    await owner.channels.disconnect({ chatbotId, channel });
    expect(messenger().isAttached()).toBe(false);
    expect((await owner.channels.list({})).items.filter((one) => one.channel === channel)).toEqual([]);
    expect((await messenger().deliver(address(), { text: "Hello?", id: 950 })).status).toBe(401);
    expect(await conversations()).not.toEqual([]);
    await owner.channels.disconnect({ chatbotId, channel });
  });
});

const plain = (text: string): string => text.replaceAll("&amp;", "&");
