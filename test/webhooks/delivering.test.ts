import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { type PayloadType, payloadData } from "#shared/contract/webhook-payloads.ts";
import { widgetDefaults } from "#shared/widget-defaults.ts";
import { type Product, startProduct } from "../product.ts";
import { until } from "../until.ts";
import { upload, uploadText } from "../upload.ts";
import { type Actor, as, bearing, nobody } from "../users.ts";
import { type Received, receiver, status, withReceivers } from "./receiver.ts";

const shop = receiver("api.example");
const other = receiver("other.example");
const inside = receiver("intranet.example", "127.0.0.1");
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

/** The signature by the specification's own words, apart from the product's code. */
const signed = ({ headers, body }: Received, secret: string): string => {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
};

const arrived = (from: { received: Received[] }, count: number) =>
  until(async () => (from.received.length >= count ? from.received : undefined));

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
