import { expect, it } from "vitest";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { as, bearing, nobody } from "../users.ts";

const visited = async (name: string) => {
  const owner = await as(name);
  const { id } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  const widget = await owner.widgets.create({ name: "Site", rag_system_id: id, ...widgetDefaults });
  const { token, session_id } = await nobody().visitors.session({ widgetId: widget.id });
  return { owner, chatbotId: id, widgetId: widget.id, visitor: bearing(token), sessionId: session_id };
};

const accepted = {
  text: "Old Town Cycles may write to me. ",
  purposes: ["Newsletter"],
  page: "https://cycles.example/repairs?from=mail",
};

it("what a visitor accepted is recorded once for each wording, with version, time and page, and shown with the conversation", async () => {
  const { owner, chatbotId, widgetId, visitor, sessionId } = await visited("ann");
  const first = await visitor.conversations.visitorConsent({ widgetId, ...accepted });
  expect(first).toMatchObject({
    rag_system_id: chatbotId,
    text: "Old Town Cycles may write to me.",
    purposes: ["Newsletter"],
    page: accepted.page,
    version: expect.stringMatching(/^[0-9a-f]{16}$/),
    accepted_at: expect.stringMatching(/^\d{4}-/),
  });
  expect(await visitor.conversations.visitorConsent({ widgetId, ...accepted })).toEqual(first);
  const second = await visitor.conversations.visitorConsent({ widgetId, ...accepted, purposes: [] });
  expect(second.version).not.toBe(first.version);
  await visitor.chat.askWidget({ widgetId, sessionId, message: "Hello!" });
  const { items } = await owner.history.list({});
  const { consents } = await owner.conversations.messages({ id: items[0]?.id ?? "" });
  expect(consents).toEqual([first, second]);
  expect((await owner.conversations.consents({})).items).toHaveLength(2);
  await owner.history.remove({ id: items[0]?.id ?? "" });
  expect((await owner.conversations.consents({})).items).toEqual([]);
});

it("a session records consents on its own page only, and other accounts read none", async () => {
  const [ann, bob] = [await visited("ann"), await visited("bob")];
  const elsewhere = ann.visitor.conversations.visitorConsent({ widgetId: bob.widgetId, ...accepted });
  await expect(elsewhere).rejects.toMatchObject({ code: "unauthenticated" });
  await ann.visitor.conversations.visitorConsent({ widgetId: ann.widgetId, ...accepted });
  expect((await bob.owner.conversations.consents({})).items).toEqual([]);
  const odd = ann.visitor.conversations.visitorConsent({
    ...accepted,
    widgetId: ann.widgetId,
    page: "javascript:alert(1)",
  });
  await expect(odd).rejects.toMatchObject({ code: "invalid" });
});
