import { randomUUID } from "node:crypto";
import { expect, inject, it } from "vitest";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { as, bearing, nobody } from "../users.ts";

const visited = async (name: string) => {
  const owner = await as(name);
  const { id } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  const widget = await owner.widgets.create({ name: "Site", rag_system_id: id, ...widgetDefaults });
  return { owner, chatbotId: id, widgetId: widget.id };
};
type Visited = Awaited<ReturnType<typeof visited>>;

const arrive = async ({ widgetId, chatbotId }: Visited) => {
  const { token, session_id: sessionId } = await nobody().visitors.session({ widgetId });
  const api = bearing(token);
  const leave = (userInfo: Record<string, string>, more: { url?: string; consent?: string } = {}) =>
    api.leads.capture({ widgetId, ragSystemId: chatbotId, sessionId, userInfo, url: page, ...more });
  return { api, sessionId, leave };
};

const page = "https://cycles.example/repairs?from=mail";

it("[WIDGET-033] [DATA-016] [DATA-017] a visitor's form makes a lead of the widget's owner, with contact details, chatbot, widget, page and consent", async () => {
  const scene = await visited("ann");
  const { leave } = await arrive(scene);
  const email = `bo-${randomUUID()}@example.com`;
  const details = { name: "  Bo\n Lind ", email: ` ${email} `, phone: "+49 (0)30 123-456", company: "" };
  const consent = "Old Town Cycles may write to me.";
  await leave(details, { url: `${page}#top`, consent });
  const { items } = await scene.owner.leads.list({});
  expect(items).toEqual([
    {
      id: expect.stringMatching(/^lead_/),
      user_id: expect.stringMatching(/./),
      visitor_info: { name: "Bo Lind", email, phone: "+49 (0)30 123-456", company: null },
      rag_system_id: scene.chatbotId,
      rag_system_name: "Desk",
      widget_id: scene.widgetId,
      widget_name: "Site",
      conversation_id: expect.stringMatching(/^conv_/),
      source_url: page,
      status: "new",
      notes: "",
      notes_saved_at: null,
      sightings: 1,
      created_at: expect.stringMatching(/^\d{4}-/),
      updated_at: expect.stringMatching(/^\d{4}-/),
      last_contacted_at: null,
      consent: {
        text: consent,
        version: expect.stringMatching(/^[0-9a-f]{16}$/),
        page,
        accepted_at: expect.any(String),
      },
    },
  ]);
  expect((await (await as("bob")).leads.list({})).items).toEqual([]);
});

it("an address that is known gets what its lead does not have, and nothing of it is overwritten", async () => {
  const scene = await visited("cai");
  const [first, second] = [await arrive(scene), await arrive(scene)];
  await first.leave({ name: "Bo", email: "bo@example.com" });
  await Promise.all([
    second.leave({ name: "Mallory", email: "BO@example.com", phone: "030 123456" }),
    (await arrive(scene)).leave({ email: "bo@example.com", company: "Cycles" }),
  ]);
  const { items } = await scene.owner.leads.list({});
  const [lead] = items;
  expect(items).toHaveLength(1);
  expect(lead).toMatchObject({
    visitor_info: { name: "Bo", email: "bo@example.com", phone: "030 123456", company: "Cycles" },
    sightings: 3,
  });
  const { seen } = await scene.owner.leads.get({ id: lead?.id ?? "" });
  expect(seen.map(({ visitor_info: { name } }) => name).toSorted()).toEqual(["Bo", "Mallory", null]);
  await (await arrive(scene)).leave({ name: "Without address" });
  await (await arrive(scene)).leave({ name: "Without address" });
  expect((await scene.owner.leads.list({})).items).toHaveLength(3);
});

it("an address that is left after a form without one is added to that form's lead, and each lead keeps what was left for it", async () => {
  const scene = await visited("ivy");
  const { leave } = await arrive(scene);
  await leave({ name: "Bo" });
  await leave({ email: "bo@example.com" });
  await leave({ name: "Cleo", email: "cleo@example.com" });
  const { items } = await scene.owner.leads.list({ direction: "asc" });
  expect(items.map(({ visitor_info: { name, email } }) => [name, email])).toEqual([
    ["Bo", "bo@example.com"],
    ["Cleo", "cleo@example.com"],
  ]);
  const details = await Promise.all(items.map(({ id }) => scene.owner.leads.get({ id })));
  expect(
    details.map(({ sightings, seen }) => [sightings, seen.map(({ visitor_info }) => visitor_info.email)]),
  ).toEqual([
    [1, ["bo@example.com"]],
    [1, ["cleo@example.com"]],
  ]);
});

it.each([
  ["no address", { email: "bo at example" }],
  ["no number", { phone: "call me" }],
  ["no detail", { name: "  " }],
  ["too long a name", { name: "x".repeat(201) }],
])("refuses a form with %s", async (_, details) => {
  const { leave } = await arrive(await visited("dan"));
  await expect(leave(details)).rejects.toMatchObject({ code: "invalid" });
});

it("a session leaves leads in its own widget only, while that is active, and a page that is no web address is not kept", async () => {
  const [ann, bob] = [await visited("eve"), await visited("fay")];
  const { api, sessionId, leave } = await arrive(ann);
  const elsewhere = { widgetId: bob.widgetId, sessionId, userInfo: { name: "Bo" }, url: page };
  await expect(api.leads.capture(elsewhere)).rejects.toMatchObject({ code: "unauthenticated" });
  await leave({ name: "Bo" }, { url: "javascript:alert(1)" });
  expect((await ann.owner.leads.list({})).items[0]?.source_url).toBeNull();
  await ann.owner.widgets.update({ id: ann.widgetId, is_active: false });
  await expect(leave({ name: "Bo" })).rejects.toMatchObject({ code: "not_found" });
});

it("the log of the conversation notes the lead, whether the form came before the first question or after", async () => {
  const scene = await visited("gil");
  for (const isBefore of [true, false]) {
    const { api, sessionId, leave } = await arrive(scene);
    const userInfo = { name: "Bo" };
    if (isBefore) await leave(userInfo);
    await api.chat.askWidget({ widgetId: scene.widgetId, sessionId, message: "Hello!", userInfo });
    if (!isBefore) await leave(userInfo);
    const [lead] = (await scene.owner.leads.list({})).items;
    const log = await scene.owner.conversations.messages({ id: lead?.conversation_id ?? "" });
    expect(log.items.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(log.conversation).toMatchObject({ last_seq: 3, visitor_info: userInfo });
  }
});

it("[WIDGET-036] takes the events of an active widget, several at once", async () => {
  const { widgetId } = await visited("hal");
  const send = async (body: object) =>
    (
      await fetch(`${inject("url")}/functions/v1/widget-analytics`, {
        method: "POST",
        body: JSON.stringify(body),
      })
    ).json();
  const sessionData = {
    sessionId: "",
    url: page,
    userAgent: "x",
    timestamp: "now",
    userInfo: { name: "Bo" },
    extras: {},
  };
  const more = [{ eventType: "message_sent", sessionData }];
  expect(await send({ widgetId, eventType: "widget_opened", sessionData, more })).toEqual({ counted: 2 });
  expect(await send({ widgetId, eventType: "widget_opened", sessionData })).toEqual({ counted: 1 });
  const unknown = { widgetId: "wgt_00000000000000000000000000", eventType: "widget_opened", sessionData };
  expect(await send(unknown)).toMatchObject({ code: "not_found" });
});
