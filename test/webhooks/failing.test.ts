import { afterAll, beforeAll, expect, it } from "vitest";
import { mailsTo } from "../mails.ts";
import { type Product, startProduct } from "../product.ts";
import { until } from "../until.ts";
import { uploadText } from "../upload.ts";
import { type Actor, as } from "../users.ts";
import { arrived, asleep, receiver, signed, status, withReceivers } from "./receiver.ts";

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

const add = async (url: string) => (await ann.webhooks.create({ url, events: ["message.created"] })).id;
const read = (id: string, deliveryId: string) => ann.webhooks.delivery({ id, deliveryId });

/** The delivery once it has been tried so often. */
const tried = (id: string, deliveryId: string, attempts = 1) =>
  until(async () => {
    const delivery = await read(id, deliveryId);
    return delivery.attempts.length >= attempts ? delivery : undefined;
  });

it("an event that fails is sent again after some five seconds with the same webhook-id, and then delivered", async () => {
  shop.replies(status(500));
  const id = await add(shop.url());
  const test = await ann.webhooks.test({ id });
  const failed = await tried(id, test.id);
  expect(failed).toMatchObject({
    state: "waiting",
    attempts: [{ status: 500, error: "Your server answered 500." }],
    response: { status: 500, text: "Status 500", is_cut: false },
  });
  const waits = Date.parse(failed.next_at ?? "") - Date.parse(failed.attempts[0]?.at ?? "");
  expect(waits).toBeGreaterThanOrEqual(4000);
  const { items } = await ann.webhooks.deliveries({ id, only: "failing" });
  expect(items.map((one) => one.id)).toEqual([test.id]);
  shop.replies(status(204));
  const delivered = await tried(id, test.id, 2);
  expect(delivered).toMatchObject({ state: "delivered", next_at: null, attempts: [{}, { status: 204 }] });
  expect(new Set(shop.received.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([test.id]));
  expect(shop.received).toHaveLength(2);
  expect((await ann.webhooks.deliveries({ id, only: "failing" })).items).toEqual([]);
  const [webhook] = (await ann.webhooks.list({})).items;
  expect(webhook).toMatchObject({ id, failing_since: null, waiting: 0, week_delivered: 1 });
  expect(webhook?.hours.reduce((sum, one) => sum + one.failed, 0)).toBe(1);
  await ann.webhooks.remove({ id });
});

it("a receiver that sleeps holds up neither answers nor other receivers, and its events are kept", async () => {
  const chatbot = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(ann, chatbot.id, "returns.txt", "Refunds are paid within 14 days of the return.");
  shop.replies(asleep);
  const includes_tests = true;
  const events = ["message.created" as const];
  const { id: sleeping } = await ann.webhooks.create({ url: shop.url(), events, includes_tests });
  const { id: awake } = await ann.webhooks.create({ url: other.url(), events, includes_tests });
  await ann.chat.ask({ ragSystemId: chatbot.id, query: "How long do refunds take?" });
  await until(async () => other.received.length === 2 || undefined);
  await until(async () => shop.received.length === 2 || undefined);
  // The sleeper is still being waited for, and others go on.
  await ann.chat.ask({ ragSystemId: chatbot.id, query: "And without a receipt?" });
  await until(async () => other.received.length === 4 || undefined);
  const log = await until(async () => {
    const { items } = await ann.webhooks.deliveries({ id: sleeping });
    return items.length === 4 ? items : undefined;
  });
  expect(log.map(({ state }) => state)).toEqual(Array(4).fill("waiting"));
  for (const id of [sleeping, awake]) await ann.webhooks.remove({ id });
});

it("a redirect is not followed", async () => {
  shop.replies(status(307, { location: other.url() }));
  const id = await add(shop.url());
  const { attempts } = await tried(id, (await ann.webhooks.test({ id })).id);
  expect(attempts).toMatchObject([{ status: 307, error: expect.stringContaining("is not followed") }]);
  expect(other.received).toEqual([]);
  await ann.webhooks.remove({ id });
});

it("a private target is never connected to, as it is written or as its name resolves", async () => {
  const port = new URL(inside.url()).port;
  for (const host of ["127.0.0.1", "10.0.4.12", "[::1]", "2130706433", "localhost", "printer.local"]) {
    const refused = ann.webhooks.create({ url: `https://${host}:${port}/`, events: ["lead.created"] });
    await expect(refused).rejects.toMatchObject({
      code: "invalid",
      issues: [{ path: "url", message: expect.stringContaining("private network") }],
    });
  }
  for (const host of ["intranet.example", "rebinding.example", "nowhere.example"]) {
    const id = await add(`https://${host}:${port}/`);
    // The name answers with a public address at first.
    if (host === "rebinding.example") await tried(id, (await ann.webhooks.test({ id })).id);
    const { attempts, response } = await tried(id, (await ann.webhooks.test({ id })).id);
    expect(attempts[0]).toMatchObject({ error: expect.stringContaining("no server on the internet") });
    expect(response).toBeNull();
    await ann.webhooks.remove({ id });
  }
  expect([inside.connections(), inside.received]).toEqual([0, []]);
});

it.each([
  ["http://api.example/hooks", "https://"],
  ["api.example/hooks", "https://"],
  ["https://me:secret@api.example/", "user name or password"],
  ["https://api.example:25/", "Port 25"],
])("the address %s is refused in words that say what to do", async (url, words) => {
  await expect(add(url)).rejects.toMatchObject({
    code: "invalid",
    issues: [{ path: "url", message: expect.stringContaining(words) }],
  });
});

it("an endpoint that answers 410 is switched off with a mail, and its events wait for the owner's word", async () => {
  shop.replies(status(410));
  const id = await add(shop.url("/secret-path"));
  const gone = await ann.webhooks.test({ id });
  const off = await until(async () => {
    const [webhook] = (await ann.webhooks.list({})).items;
    return webhook?.is_active ? undefined : webhook;
  });
  expect(off).toMatchObject({ id, off: { reason: "gone" }, waiting: 1 });
  const host = new URL(shop.url()).host;
  const mail = await until(async () => (await mailsTo(ann.email, product.url))[0]);
  expect(mail.subject).toBe(`The webhook to ${host} was switched off`);
  expect(mail.text).toContain(`webhook=${id}`);
  expect(`${mail.text}${mail.html}`).not.toContain("secret-path");
  expect((await ann.account.activity({})).items[0]).toMatchObject({
    action: "deactivated",
    subject: { kind: "webhook", id, name: host },
    detail: "it answered 410 Gone",
  });
  await expect(ann.webhooks.test({ id })).rejects.toMatchObject({ code: "conflict" });
  shop.replies(status(200));
  await ann.webhooks.activate({ id, is_active: true });
  expect(await tried(id, gone.id, 2)).toMatchObject({ state: "delivered" });
  await ann.webhooks.remove({ id });
});

it("after a rotation both secrets sign until the overlap is ended", async () => {
  const { id, secret: first } = await ann.webhooks.create({ url: shop.url(), events: ["lead.created"] });
  const signatures = async () => {
    const { length } = shop.received;
    await ann.webhooks.test({ id });
    const one = (await arrived(shop, length + 1)).at(-1)!;
    return { one, sent: String(one.headers["webhook-signature"]).split(" ") };
  };
  const { secret: second } = await ann.webhooks.rotate({ id, overlap_hours: 24 });
  const both = await signatures();
  expect(both.sent).toEqual([signed(both.one, second), signed(both.one, first)]);
  const [rotated] = (await ann.webhooks.list({})).items;
  expect(second.replace("=", "").endsWith(rotated?.secret_end ?? "?")).toBe(true);
  const hours = (Date.parse(rotated?.former_secret_until ?? "") - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23);
  await ann.webhooks.endOverlap({ id });
  const alone = await signatures();
  expect(alone.sent).toEqual([signed(alone.one, second)]);
  const { secret: third } = await ann.webhooks.rotate({ id, overlap_hours: 0 });
  const last = await signatures();
  expect(last.sent).toEqual([signed(last.one, third)]);
  await ann.webhooks.remove({ id });
});

it("no event is lost when the server is killed", async () => {
  const id = await add(shop.url());
  const chatbot = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(ann, chatbot.id, "returns.txt", "Refunds are paid within 14 days of the return.");
  await ann.webhooks.update({ id, url: shop.url(), events: ["message.created"], includes_tests: true });
  await ann.chat.ask({ ragSystemId: chatbot.id, query: "How long do refunds take?" });
  await product.kill();
  const { folder, url } = product;
  product = await startProduct({ folder, port: Number(new URL(url).port), env: withReceivers() });
  await until(async () => new Set(shop.received.map(({ body }) => body)).size === 2 || undefined);
});
