import { afterAll, beforeAll, expect, it } from "vitest";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { keptIn } from "../faults/kept-in.ts";
import { mailsTo } from "../mails.ts";
import { type Product, startProduct } from "../product.ts";
import { callWith } from "../public-api/client.ts";
import { until } from "../until.ts";
import { uploadText } from "../upload.ts";
import { type Actor, as, bearing, nobody, password, signIn } from "../users.ts";
import { png } from "../widgets/images.ts";

let product: Product;
let ann: Actor;
let bob: Actor;
beforeAll(async () => {
  product = await startProduct();
  [ann, bob] = await Promise.all([as("ann", product.url), as("bob", product.url)]);
});
afterAll(() => product.stop());

const withEverything = async (owner: Actor) => {
  const chatbot = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  await owner.budget.saveAccount({ month_answers: 1000 });
  await owner.budget.save({ id: chatbot.id, day_answers: 1000 });
  const document = await uploadText(owner, chatbot.id, "rules.txt", "A reminder costs 1.50 euros.");
  const publication = { public_title: "Help", public_description: "", is_public: true };
  const { public_slug: slug = "" } = await owner.chatbots.publish({ id: chatbot.id, ...publication });
  const widget = await owner.widgets.create({ name: "Site", rag_system_id: chatbot.id, ...widgetDefaults });
  await owner.widgets.uploadLogo({ widgetId: widget.id, image: png.toString("base64") });
  await owner.channels.joinWaitlist({ channel: "slack" });
  // Nothing leaves this machine: the name leads nowhere.
  const webhook = await owner.webhooks.create({
    url: "https://hooks.nowhere.example/",
    events: ["lead.created"],
  });
  await owner.webhooks.test({ id: webhook.id });
  const visitor = nobody(product.url);
  const { token, session_id } = await visitor.visitors.session({ widgetId: widget.id });
  const question = { message: "What does a reminder cost?", stream: false };
  const api = bearing(token, product.url);
  await api.chat.askWidget({ widgetId: widget.id, sessionId: session_id, ...question });
  const left = {
    userInfo: { email: `visitor-of-${owner.email}` },
    url: "https://cycles.example/",
    consent: "Yes.",
  };
  await api.leads.capture({ widgetId: widget.id, sessionId: session_id, ...left });
  const sessionData = {};
  await visitor.leads.record({ widgetId: widget.id, eventType: "widget_opened", sessionData });
  const conversation = await owner.conversations.start({ p_rag_system_id: chatbot.id });
  await owner.chat.ask({ ragSystemId: chatbot.id, conversationId: conversation.id, query: question.message });
  const settings = { rag_system_id: chatbot.id, permission_scope: "read-write" } as const;
  const key = await owner.apiKeys.create({ name: "Program", ...settings });
  const changes = { system_prompt: "Answer in one sentence." };
  const once = { method: "PATCH", headers: { "idempotency-key": "once" } };
  await callWith(key.api_key, product.url)("/functions/v1/chatbot-settings", changes, once);
  return { chatbot, document, slug: `${slug}`, widget, conversation, webhook, key };
};

it("[ACCT-019] an account is deleted only with DELETE in capitals and the right password", async () => {
  const remove = (confirmation: string, secret: string) =>
    ann.fetch("/api/account/deletion", {
      method: "POST",
      body: JSON.stringify({ confirmation, password: secret }),
    });
  for (const typed of ["delete", "DELETE ", "", "DELET"]) {
    const response = await remove(typed, password);
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining("Type DELETE in capitals."),
    ]);
  }
  const wrong = await remove("DELETE", "Wr0ngPassword");
  expect([wrong.status, (await wrong.json()).message]).toEqual([403, "This is not your current password."]);
  await ann.chatbots.list({});
});

it("passwords of a session are not guessed: after five in a minute none is looked at", async () => {
  const guess = () => bob.account.remove({ confirmation: "DELETE", password: "Wr0ngPassword" });
  const codes: unknown[] = [];
  // the minute may change on the way
  for (let tries = 0; tries < 11; tries++) codes.push(await guess().catch(({ code }) => code));
  expect(new Set(codes)).toEqual(new Set(["forbidden", "rate_limited"]));
});

it("[ACCT-020] [ACCT-022] a deleted account is gone from table, bucket, search and user pool though the product is killed on the way, and a mail confirms it", async () => {
  const others = await withEverything(bob);
  const own = await withEverything(ann);
  await ann.account.remove({ confirmation: "DELETE", password });
  await product.kill();
  product = await startProduct({ folder: product.folder, port: Number(new URL(product.url).port) });
  const mail = await until(async () =>
    (await mailsTo(ann.email, product.url)).find(
      ({ subject }) => subject === "Your Docent account is deleted",
    ),
  );
  expect(mail.text).toContain(`The account ${ann.email} is deleted`);
  expect(mail.html).toContain("Public links and widgets no longer answer.");
  await expect(ann.chatbots.list({})).rejects.toMatchObject({ code: "unauthenticated" });
  await expect(signIn(ann.email, product.url)).rejects.toThrow("Incorrect username or password");
  const absent = { code: "not_found" };
  await expect(nobody(product.url).visitors.chatbot({ slug: own.slug })).rejects.toMatchObject(absent);
  expect((await nobody(product.url).visitors.chatbot({ slug: others.slug })).public_title).toBe("Help");

  await product.stop();
  const { items, keys, passages } = await keptIn(product.folder);
  const accountOf = ({ chatbot }: typeof own) => chatbot.user_id;
  const traces = [
    accountOf(own),
    own.chatbot.id,
    own.document.id,
    own.widget.id,
    own.conversation.id,
    own.slug,
    own.webhook.id,
    own.key.id,
  ];
  const left = items.filter((item) => {
    const text = JSON.stringify(item);
    return [...traces, ann.email].some((trace) => text.includes(trace));
  });
  // Counters of rate limits expire within a day, and the registration goes after a second look.
  expect(left.filter(({ pk }) => !/^(LIMIT#|DELETION$)/.test(`${pk}`))).toEqual([]);
  expect(JSON.stringify(left)).not.toContain(ann.email);
  expect(keys.filter((key) => key.includes(accountOf(own)))).toEqual([]);
  expect(keys.filter((key) => key.includes(accountOf(others)))).not.toEqual([]);
  expect([...passages.keys()]).toEqual([others.document.id]);
});
