import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { type PayloadType, payloadData } from "#shared/webhooks/payloads.ts";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { type Product, startProduct } from "../product.ts";
import { until } from "../until.ts";
import { upload, uploadText } from "../upload.ts";
import { type Actor, as, bearing, nobody } from "../users.ts";
import { arrived, type Received, receiver, signed, withReceivers } from "./receiver.ts";

const shop = receiver("api.example");
const other = receiver("other.example");
let product: Product;
let ann: Actor;

beforeAll(async () => {
  product = await startProduct({ env: withReceivers() });
  ann = await as("ann", product.url);
});
afterAll(() => product.stop());

const everything = [
  "conversation.started",
  "message.created",
  "answer.refused",
  "feedback.created",
  "document.processed",
  "document.failed",
  "lead.created",
] as const;

const delivered = (id: string) =>
  until(async () => {
    const { items } = await ann.webhooks.deliveries({ id });
    return items.every(({ state }) => state === "delivered") ? items : undefined;
  });

it("a visitor's conversation, a lead and documents reach the endpoint, signed, in the documented shapes", async () => {
  const { id, secret } = await ann.webhooks.create({ url: shop.url(), events: [...everything] });
  const chatbot = await ann.chatbots.create({ name: "Shop help", use_case: "support" });
  await uploadText(ann, chatbot.id, "returns.txt", "Refunds are paid within 14 days of the return.");
  await upload(ann, chatbot.id, { name: "broken.pdf", type: "application/pdf", bytes: "%PDF-1.7 broken" });
  const widget = await ann.widgets.create({ name: "Site", rag_system_id: chatbot.id, ...widgetDefaults });
  const { token, session_id: sessionId } = await nobody(product.url).visitors.session({
    widgetId: widget.id,
  });
  const visitor = bearing(token, product.url);
  const asked = { widgetId: widget.id, sessionId };
  const answer = await visitor.chat.askWidget({ ...asked, message: "How long do refunds take?" });
  await visitor.chat.askWidget({ ...asked, message: "Do you rent trailers in Ghent?" });
  const rated = { widgetId: widget.id, messageId: answer.messageId ?? "", rating: "down" } as const;
  await visitor.conversations.visitorFeedback({ ...rated, comment: "Too short" });
  const left = { userInfo: { email: "bo@example.com" }, url: "https://cycles.example/" };
  await visitor.leads.capture({ ...asked, ...left });

  const received = await arrived(shop, 10);
  const types = received.map(({ payload }) => payload.type).toSorted();
  expect(types).toEqual([
    "answer.refused",
    "conversation.started",
    "document.failed",
    "document.processed",
    "feedback.created",
    "lead.created",
    "message.created",
    "message.created",
    "message.created",
    "message.created",
  ]);
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(10);
  for (const one of received) {
    const { type } = one.payload;
    const shape = payloadData[type as PayloadType].shape;
    z.strictObject({ type: z.literal(type), timestamp: z.iso.datetime(), data: z.strictObject(shape) }).parse(
      one.payload,
    );
    expect(one.headers["webhook-signature"]).toBe(signed(one, secret));
    expect(Math.abs(Number(one.headers["webhook-timestamp"]) - Date.now() / 1000)).toBeLessThan(3600);
    expect(one.headers["content-type"]).toBe("application/json");
    expect(one.body).not.toContain(secret);
  }
  const dataOf = (type: string) => shop.of(type).map(({ payload }) => payload.data);
  const named = { chatbot: { id: chatbot.id, name: "Shop help" } };
  expect(dataOf("answer.refused")).toMatchObject([
    { ...named, channel: "widget", question: "Do you rent trailers in Ghent?" },
  ]);
  expect(
    dataOf("message.created")
      .map(({ seq, role }) => [seq, role])
      .toSorted(),
  ).toEqual([
    [1, "visitor"],
    [2, "assistant"],
    [3, "visitor"],
    [4, "assistant"],
  ]);
  expect(dataOf("feedback.created")).toMatchObject([
    { message_id: answer.messageId, rating: "down", comment: "Too short" },
  ]);
  expect(dataOf("document.processed")).toMatchObject([
    { ...named, filename: "returns.txt", kind: "file", passages: 1 },
  ]);
  expect(dataOf("document.failed")).toMatchObject([
    { filename: "broken.pdf", reason: expect.stringMatching(/\w/) },
  ]);
  expect(dataOf("lead.created")).toMatchObject([{ ...named, email: "bo@example.com", name: null }]);

  const log = await delivered(id);
  expect(log.map(({ id: event }) => event).toSorted()).toEqual(
    received.map(({ headers }) => headers["webhook-id"]).toSorted(),
  );
  const [webhook] = (await ann.webhooks.list({})).items;
  expect(webhook).toMatchObject({ waiting: 0, failing: 0, week_delivered: 10, last_failed: false });
  expect(webhook?.hours.reduce((sum, { delivered: one }) => sum + one, 0)).toBe(10);
  expect(webhook?.week_median_ms).toBeGreaterThan(0);
  await ann.webhooks.remove({ id });
});

/** An owner's chatbot with a document; what its owner asks is a test. */
const asking = async (name: string) => {
  const { id } = await ann.chatbots.create({ name, use_case: "support" });
  await uploadText(ann, id, "hours.txt", "The workshop opens at ten.");
  return { id, ask: (query: string) => ann.chat.ask({ ragSystemId: id, query }) };
};

it("an endpoint gets the events that were chosen, of the chosen chatbots, and tests only if they were asked for", async () => {
  const [desk, hall] = [await asking("Desk"), await asking("Hall")];
  const all = { events: ["message.created" as const], includes_tests: true };
  const ofHall = { url: other.url("/hall"), ...all, rag_system_ids: [hall.id] };
  const made = [
    await ann.webhooks.create({ url: shop.url("/all"), ...all }),
    await ann.webhooks.create(ofHall),
    await ann.webhooks.create({ ...ofHall, includes_tests: false }),
    await ann.webhooks.create({ ...ofHall, events: ["feedback.created"] }),
  ];
  await desk.ask("First?");
  await hall.ask("Second?");
  await arrived(shop, 4);
  await arrived(other, 2);
  const nameOf = ({ payload }: Received) => (payload.data.chatbot as { name: string }).name;
  expect(shop.received.map(nameOf).toSorted()).toEqual(["Desk", "Desk", "Hall", "Hall"]);
  expect(other.received.map(nameOf)).toEqual(["Hall", "Hall"]);
  for (const { id } of made.slice(2)) expect((await ann.webhooks.deliveries({ id })).items).toEqual([]);
  expect((await ann.webhooks.deliveries({ id: made[0]!.id, type: "answer.refused" })).items).toEqual([]);
  const typed = await ann.webhooks.deliveries({ id: made[0]!.id, type: "message.created", limit: 3 });
  expect([typed.items.length, typeof typed.cursor]).toEqual([3, "string"]);

  await ann.chatbots.remove({ id: hall.id });
  expect((await ann.webhooks.list({})).items.map(({ url }) => url)).toEqual([shop.url("/all")]);
  await ann.webhooks.remove({ id: made[0]!.id });
});

it("an event is sent again with its webhook-id, and not any more once its conversation is deleted", async () => {
  const events = ["message.created" as const];
  const { id } = await ann.webhooks.create({ url: shop.url(), events, includes_tests: true });
  const desk = await asking("Desk");
  const { conversationId = "" } = await desk.ask("Where is the workshop?");
  await arrived(shop, 2);
  const [answered] = await delivered(id);
  const replayed = await ann.webhooks.replay({ id, deliveryId: answered!.id });
  expect(replayed).toMatchObject({ id: answered!.id, state: "waiting" });
  const again = (await arrived(shop, 3)).at(-1)!;
  expect(again.headers["webhook-id"]).toBe(answered!.id);
  const before = shop.received.find(({ headers }) => headers["webhook-id"] === answered!.id);
  expect([before === again, before?.body]).toEqual([false, again.body]);
  await delivered(id);
  const kept = await ann.webhooks.delivery({ id, deliveryId: answered!.id });
  expect(JSON.parse(kept.request?.body ?? "")).toEqual(again.payload);
  expect(kept.attempts).toHaveLength(2);

  await ann.history.remove({ id: conversationId });
  const gone = await until(async () => {
    const delivery = await ann.webhooks.delivery({ id, deliveryId: answered!.id });
    return delivery.request ? undefined : delivery;
  });
  expect(gone).toMatchObject({ state: "delivered", request: null, response: null });
  await expect(ann.webhooks.replay({ id, deliveryId: answered!.id })).rejects.toMatchObject({
    code: "conflict",
  });
  await ann.webhooks.remove({ id });
});
