import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { StoredWebhook } from "#lambdas/webhooks/entities.ts";
import { uniqueId } from "#test/unique-id.ts";
import { chatbotOf, exchangeOf } from "../conversations/exchange.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { addWebhook, allowReceiver, chatbotForm, importing } from "./senders.ts";

let code = 204;
let received = 0;
const server = createServer((_, response) => {
  received += 1;
  response.writeHead(code).end();
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.2", resolve)));
afterAll(() => void server.close());

describeOnEachEngine("the senders of webhooks", importing, (loaded) => {
  beforeEach(() => {
    allowReceiver(loaded());
    code = 204;
    received = 0;
  });

  const added = (changes: Partial<StoredWebhook> = {}) =>
    addWebhook(loaded(), `http://api.example:${(server.address() as AddressInfo).port}/`, changes);

  const testEvents = async (webhook: StoredWebhook, count: number) => {
    for (let sent = 0; sent < count; sent++) await loaded().deliveryLog.test(webhook);
  };
  const log = async (of: StoredWebhook) => (await loaded().deliveryLog.list(of, { limit: 50 })).items;
  const send = (webhook: StoredWebhook) => loaded().sendDue(webhook, Date.now() + 10_000);
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

  it("one process sends at a time, and another goes on for one that was killed", async () => {
    const { takeTurn, wakeSenders, stateEntity } = loaded();
    const webhook = await added();
    await testEvents(webhook, 2);
    await takeTurn(webhook);
    expect([await send(webhook), received]).toEqual([false, 0]);
    await stateEntity.update(webhook, { set: { sender_until: ago(1).getTime() } });
    expect(await wakeSenders()).toBeGreaterThanOrEqual(1);
    expect([await send(webhook), received]).toEqual([true, 2]);
    expect((await stateEntity.find(webhook))?.due_at).toBeUndefined();
  });

  it("an endpoint that fails is left alone, then tried with one event, and gets all once it answers", async () => {
    const { stateEntity } = loaded();
    const webhook = await added();
    await testEvents(webhook, 8);
    code = 500;
    await send(webhook);
    expect(received).toBe(5);
    await send(webhook);
    expect(received).toBe(5);
    const rested = { set: { rests_until: ago(1).toISOString() } };
    await stateEntity.update(webhook, rested);
    await send(webhook);
    expect(received).toBe(6);
    code = 204;
    await stateEntity.update(webhook, rested);
    await send(webhook);
    const states = Object.groupBy(await log(webhook), ({ state }) => state);
    expect([received, states.delivered?.length, states.waiting?.length]).toEqual([8, 2, 6]);
  });

  it("after eight attempts an event is given up, and others still come", async () => {
    const { deliveryEntity } = loaded();
    const webhook = await added();
    await testEvents(webhook, 1);
    const [one] = await log(webhook);
    await deliveryEntity.update({ webhook_id: webhook.id, id: one!.id }, { set: { tries: 7 } });
    code = 500;
    await send(webhook);
    expect(await log(webhook)).toMatchObject([{ state: "failed", next_at: null }]);
    code = 204;
    await testEvents(webhook, 1);
    await send(webhook);
    expect((await log(webhook)).map(({ state }) => state)).toEqual(["delivered", "failed"]);
  });

  it("an endpoint that only failed for five days is switched off, and on again with or without what waits", async () => {
    const { stateEntity, webhookStore } = loaded();
    const webhook = await added();
    await testEvents(webhook, 1);
    const failing = (days: number) =>
      stateEntity.update(webhook, {
        set: { failed_in_row: 30, failing_since: ago(days * 86_400).toISOString() },
      });
    await failing(4.9);
    code = 500;
    await send(webhook);
    expect((await webhookStore.find(webhook))?.is_active).toBe(true);
    await failing(5.1);
    await stateEntity.update(webhook, { set: { rests_until: ago(1).toISOString() } });
    await testEvents(webhook, 1);
    await send(webhook);
    const off = await webhookStore.find(webhook);
    expect(off).toMatchObject({ is_active: false, off: { reason: "failing" } });
    code = 204;
    await webhookStore.switchOn(off!, false, "usr_ann");
    await send(webhook);
    expect((await log(webhook)).map(({ state }) => state)).toEqual(["failed", "failed"]);
    expect(received).toBe(2);
  });

  /** A chatbot of the account, and a conversation with one exchange. */
  const talked = async ({ user_id }: Pick<StoredWebhook, "user_id">) => {
    const { conversationStore, create, newConversation } = loaded();
    const chatbot = { ...chatbotOf(user_id), id: (await create(user_id, chatbotForm)).id };
    const conversation = newConversation(chatbot);
    await conversationStore.open(conversation, exchangeOf("How long?"));
    return conversation;
  };

  it("events that the outbox delivers twice are queued once", async () => {
    const { conversationStore, tellWebhooks } = loaded();
    const webhook = await added({ events: ["conversation.started", "message.created"] });
    const conversation = await talked(webhook);
    const events = await Array.fromAsync(conversationStore.allEvents(conversation));
    for (let times = 0; times < 2; times++) await tellWebhooks(events, conversation);
    const types = (await log(webhook)).map(({ type }) => type).toSorted();
    expect(types).toEqual(["conversation.started", "message.created", "message.created"]);
    await send(webhook);
    await tellWebhooks(events, conversation);
    await send(webhook);
    expect(received).toBe(3);
  });

  it("a budget that is reached is told with its period, to endpoints of other chatbots not", async () => {
    const { budgetReached, deliveryLog, transact } = loaded();
    const webhook = await added({ events: ["budget.reached"] });
    const { user_id } = webhook;
    const ofChatbot = await added({ events: ["budget.reached"], user_id, rag_system_ids: ["bot_a"] });
    const about = { period: "month", start: "2026-11-01", percent: 80 } as const;
    const notice = { account_id: user_id, at: ago(60).toISOString(), ...about };
    for (const chatbot of [undefined, { ...chatbotOf(user_id), id: "bot_b" }])
      await transact((await budgetReached(notice, chatbot)).writes);
    expect(await log(ofChatbot)).toEqual([]);
    const told = await Promise.all((await log(webhook)).map(({ id }) => deliveryLog.read(webhook, id)));
    const [one, other] = told.map(({ request }) => JSON.parse(request?.body ?? ""));
    expect([one.data.chatbot?.id, other.data.chatbot?.id]).toContain("bot_b");
    expect(one).toMatchObject({ type: "budget.reached", timestamp: notice.at, data: about });
  });

  it("the details of a lead leave the log together with the lead", async () => {
    const { forgetLead, leadCreated, create, deliveryLog, transact } = loaded();
    const webhook = await added({ events: ["lead.created"] });
    const lead = {
      ...{ name: "Bo", email: "bo@example.com", phone: null, company: null },
      ...{ id: uniqueId("lead"), account_id: webhook.user_id, conversation_id: "conv_a" },
      rag_system_id: (await create(webhook.user_id, chatbotForm)).id,
      ...{ widget_id: null, source_url: null, created_at: new Date().toISOString() },
    };
    await transact((await leadCreated(lead)).writes);
    const read = async () => deliveryLog.read(webhook, (await log(webhook))[0]!.id);
    expect((await read()).request?.body).toContain("bo@example.com");
    await forgetLead(lead.id);
    expect((await read()).request).toBeNull();
    await send(webhook);
    expect([received, (await read()).state]).toEqual([0, "dropped"]);
  });

  it("without endpoints the delivery of an answer asks the table for nothing more", async () => {
    const { consumers, deliver, rowEntity, shardNames, table } = loaded();
    consumers.splice(0, consumers.length, ...consumers.filter(({ name }) => name === "webhooks"));
    const conversation = await talked({ user_id: uniqueId("usr") });
    const all = shardNames.map((shard) =>
      Array.fromAsync(rowEntity.all({ pk: `OUTBOX#${shard}`, prefix: "" })),
    );
    const row = (await Promise.all(all)).flat().find((one) => one.conversation.id === conversation.id);
    const sent = vi.spyOn(table, "send");
    await deliver(row!);
    const calls = sent.mock.calls.map(([command]) => command.constructor.name);
    sent.mockRestore();
    expect(calls).toEqual(["GetCommand", "QueryCommand", "BatchGetCommand", "DeleteCommand"]);
  });
});
