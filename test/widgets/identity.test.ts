import { beforeAll, expect, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { uploadText } from "../upload.ts";
import { type Actor, as, bearing, nobody } from "../users.ts";
import { inSeconds, signVisitor } from "./sign-visitor.ts";

let owner: Actor;
let chatbotId: string;

const newWidget = () => owner.widgets.create({ name: "Site", rag_system_id: chatbotId });

/** A widget with an identity secret. */
const signing = async () => {
  const widget = await newWidget();
  const { secret } = await owner.widgets.createIdentitySecret({ id: widget.id });
  return { widget, secret, widgetId: widget.id };
};

const start = (widgetId: string, more: { token?: string; identity?: string } = {}) =>
  nobody().visitors.session({ widgetId, ...more });

type Session = Awaited<ReturnType<typeof start>>;

const ask = (widgetId: string, { token, session_id: sessionId }: Session, userInfo = {}) =>
  bearing(token).chat.askWidget({ widgetId, sessionId, userInfo, message: "What does a reminder cost?" });

const conversationOf = async ({ session_id }: Session) =>
  (await owner.history.list({})).items.find((one) => one.session_id === session_id);

beforeAll(async () => {
  owner = await as("ann");
  chatbotId = (await owner.chatbots.create({ name: "Desk", use_case: "support" })).id;
  await uploadText(owner, chatbotId, "rules.txt", "A reminder costs 1.50 euros per book.");
});

it("a secret is shown once, and afterwards by its ending only", async () => {
  const { id } = await newWidget();
  const { secret, widget } = await owner.widgets.createIdentitySecret({ id });
  expect(secret).toMatch(/^secret_[0-9a-f]{64}$/);
  expect(widget.identity_secret).toEqual({ ending: secret.slice(-4), created_at: expect.any(String) });
  const response = await owner.fetch("/api/widgets");
  const text = await response.text();
  expect(text).toContain(secret.slice(-4));
  expect(text).not.toMatch(new RegExp(`${secret.slice(7)}|sealed`));
  expect(JSON.stringify(await nobody().visitors.widget({ id }))).not.toContain("identity_secret");
});

it("a visitor whom the owner's server names is that visitor in conversation and leads, whatever they claim", async () => {
  const { secret, widgetId } = await signing();
  const identity = signVisitor(secret, { sub: "cus_7", name: "Bo Lind", email: "bo@example.com" });
  const session = await start(widgetId, { identity });
  expect(session.identity).toEqual({ id: "cus_7", name: "Bo Lind", email: "bo@example.com" });
  expect(
    (await owner.leads.list({})).items.some(({ visitor_info }) => visitor_info.email === "bo@example.com"),
  ).toBe(false);
  await ask(widgetId, session, { name: "Mallory", email: "mallory@example.com", phone: "030 123456" });
  const conversation = await conversationOf(session);
  expect(conversation).toMatchObject({
    visitor_id: "cus_7",
    visitor_info: { name: "Bo Lind", email: "bo@example.com", phone: "030 123456" },
  });
  const lead = (await owner.leads.list({})).items.find(
    ({ visitor_info }) => visitor_info.email === "bo@example.com",
  );
  expect(lead).toMatchObject({
    visitor_info: { name: "Bo Lind" },
    conversation_id: conversation?.id,
    widget_id: widgetId,
  });
});

it("a visitor who is named in the middle of a chat stays in it, and is noted once", async () => {
  const { secret, widgetId } = await signing();
  const before = await start(widgetId);
  await ask(widgetId, before);
  const identity = signVisitor(secret, { sub: 42, email: "cai@example.com" });
  const named = await start(widgetId, { token: before.token, identity });
  expect(named.session_id).toBe(before.session_id);
  await ask(widgetId, named);
  const refreshed = await start(widgetId, { token: named.token });
  expect(refreshed.identity).toEqual(named.identity);
  await ask(widgetId, refreshed);
  expect(await conversationOf(before)).toMatchObject({
    visitor_id: "42",
    visitor_info: { email: "cai@example.com" },
  });
  const leads = (await owner.leads.list({})).items.filter(
    ({ visitor_info }) => visitor_info.email === "cai@example.com",
  );
  expect(leads).toHaveLength(1);
});

it("another visitor of the same browser gets a session of their own", async () => {
  const { secret, widgetId } = await signing();
  const one = await start(widgetId, { identity: signVisitor(secret, { sub: "one" }) });
  const other = await start(widgetId, { token: one.token, identity: signVisitor(secret, { sub: "other" }) });
  expect(other.session_id).not.toBe(one.session_id);
  expect(other.identity).toEqual({ id: "other" });
  const again = await start(widgetId, {
    token: other.token,
    identity: signVisitor(secret, { sub: "other" }),
  });
  expect(again.session_id).toBe(other.session_id);
});

const forgeries: [what: string, token: (secret: string, widget: Widget) => string][] = [
  ["is signed with another secret", () => signVisitor("secret_other", { sub: "1" })],
  ["is not signed", (secret) => signVisitor(secret, { sub: "1" }).replace(/[^.]+$/, "")],
  [
    "says that it needs no signature",
    (secret) => signVisitor(secret, { sub: "1" }, { header: { alg: "none" } }),
  ],
  [
    "is signed in another way",
    (secret) => signVisitor(secret, { sub: "1" }, { header: { alg: "HS512" }, digest: "sha512" }),
  ],
  [
    "needs an extension that nobody knows",
    (secret) => signVisitor(secret, { sub: "1" }, { header: { alg: "HS256", crit: ["b64"] } }),
  ],
  ["has expired", (secret) => signVisitor(secret, { sub: "1", exp: inSeconds(-90) })],
  ["never expires", (secret) => signVisitor(secret, { sub: "1", exp: undefined })],
  ["lasts for years", (secret) => signVisitor(secret, { sub: "1", exp: inSeconds(90_000) })],
  ["names nobody", (secret) => signVisitor(secret, { email: "bo@example.com" })],
  ["has an address that is none", (secret) => signVisitor(secret, { sub: "1", email: "bo" })],
  ["is for another widget", (secret) => signVisitor(secret, { sub: "1", aud: "wgt_other" })],
  ["has a part too many", (secret) => `${signVisitor(secret, { sub: "1" })}.e30`],
  ["was changed", (secret) => signVisitor(secret, { sub: "1" }).replace(/^./, "f")],
  ["is no token", () => "{}"],
];

it.each(forgeries)("a token that %s names nobody", async (_, token) => {
  const { secret, widget, widgetId } = await signing();
  await expect(start(widgetId, { identity: token(secret, widget) })).rejects.toMatchObject({
    code: "forbidden",
  });
});

it("a secret names visitors of its own widget only, and none on a public page or without a secret", async () => {
  const [one, other] = [await signing(), await signing()];
  const identity = signVisitor(one.secret, { sub: "1" });
  await expect(start(other.widgetId, { identity })).rejects.toMatchObject({ code: "forbidden" });
  await expect(start((await newWidget()).id, { identity })).rejects.toMatchObject({ code: "forbidden" });
  const { public_slug } = await owner.chatbots.publish({
    id: chatbotId,
    public_title: "Desk",
    public_description: "",
    is_public: true,
  });
  const page = nobody().visitors.session({ ragSlug: public_slug ?? "", identity });
  await expect(page).rejects.toMatchObject({ code: "forbidden" });
});

it("a replaced secret is accepted for a day more if the owner wants that, and a removed one never again", async () => {
  const { secret: first, widgetId } = await signing();
  const signed = (secret: string) => start(widgetId, { identity: signVisitor(secret, { sub: "1" }) });
  const second = await owner.widgets.createIdentitySecret({ id: widgetId });
  const until = Date.parse(second.widget.identity_secret?.former_until ?? "");
  expect(until - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  expect(until - Date.now()).toBeLessThan(24.1 * 3_600_000);
  expect((await signed(first)).identity).toEqual({ id: "1" });
  expect((await signed(second.secret)).identity).toEqual({ id: "1" });
  const third = await owner.widgets.createIdentitySecret({ id: widgetId, keepsFormer: false });
  expect(third.widget.identity_secret).not.toHaveProperty("former_until");
  for (const secret of [first, second.secret])
    await expect(signed(secret)).rejects.toMatchObject({ code: "forbidden" });
  expect(await owner.widgets.removeIdentitySecret({ id: widgetId })).not.toHaveProperty("identity_secret");
  await expect(signed(third.secret)).rejects.toMatchObject({ code: "forbidden" });
});

it("of two owners who replace a secret at the same moment, one gets it", async () => {
  const { widgetId } = await signing();
  const both = await Promise.allSettled([
    owner.widgets.createIdentitySecret({ id: widgetId }),
    owner.widgets.createIdentitySecret({ id: widgetId }),
  ]);
  const made = both.flatMap((one) => (one.status === "fulfilled" ? [one.value.secret] : []));
  for (const one of both)
    if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "conflict" });
  expect(made.length).toBeGreaterThan(0);
  const { items } = await owner.widgets.list({});
  const { ending } = items.find(({ id }) => id === widgetId)?.identity_secret ?? {};
  expect(made.map((secret) => secret.slice(-4))).toContain(ending);
});
