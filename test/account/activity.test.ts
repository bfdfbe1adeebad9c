import { expect, it } from "vitest";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { uploadText } from "../upload.ts";
import { as, signIn } from "../users.ts";

it("the account's activity tells who signed in, created, published and deleted what, newest first", async () => {
  const ann = await as("ann");
  const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  const publication = { public_title: "Help", public_description: "" };
  await ann.chatbots.publish({ id, ...publication, is_public: true });
  await ann.chatbots.publish({ id, ...publication, is_public: false });
  await ann.chatbots.publish({ id, ...publication, public_title: "Help us", is_public: false });
  const { id: widgetId } = await ann.widgets.create({ name: "Shop", rag_system_id: id, ...widgetDefaults });
  await ann.widgets.update({ id: widgetId, name: "Store" });
  await ann.widgets.update({ id: widgetId, is_active: false });
  await ann.widgets.update({ id: widgetId, is_active: true });
  await ann.widgets.remove({ id: widgetId });
  const document = await uploadText(ann, id, "rules.txt", "A reminder costs 1.50 euros.");
  await ann.documents.replaceFile({
    chatbotId: id,
    id: document.id,
    filename: "rules.md",
    content_type: "text/markdown",
    file_size: 10,
  });
  await ann.documents.remove({ chatbotId: id, id: document.id });
  const { items } = await ann.account.activity({});
  expect(items.map(({ action, subject }) => [action, subject?.kind, subject?.name])).toEqual([
    ["deleted", "document", "rules.txt"],
    ["replaced", "document", "rules.txt"],
    ["uploaded", "document", "rules.txt"],
    ["deleted", "widget", "Store"],
    ["activated", "widget", "Store"],
    ["deactivated", "widget", "Store"],
    ["changed", "widget", "Shop"],
    ["created", "widget", "Shop"],
    ["changed", "chatbot", "Desk"],
    ["unpublished", "chatbot", "Desk"],
    ["published", "chatbot", "Desk"],
    ["created", "chatbot", "Desk"],
    ["signed_in", undefined, undefined],
  ]);
  expect(new Set(items.map(({ actor }) => actor.email))).toEqual(new Set([ann.email]));
  expect(items.map(({ at }) => at)).toEqual(
    items
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
});

it("[SEC-005] another account's activity is not shown", async () => {
  const bob = await as("bob");
  await bob.chatbots.create({ name: "Bob's desk", use_case: "support" });
  const carl = await as("carl");
  expect((await carl.account.activity({})).items.map(({ action }) => action)).toEqual(["signed_in"]);
});

it("the activity is read page by page", async () => {
  const dora = await as("dora");
  await signIn(dora.email);
  await dora.chatbots.create({ name: "Desk", use_case: "support" });
  const first = await dora.account.activity({ limit: 2 });
  const second = await dora.account.activity({ limit: 2, cursor: String(first.cursor) });
  const actions = [...first.items, ...second.items].map(({ action }) => action);
  expect(actions).toEqual(["created", "signed_in", "signed_in"]);
});

it("a refused sign-in is no activity", async () => {
  const eve = await as("eve");
  await expect(signIn(eve.email, undefined, "Wr0ngPassword")).rejects.toThrow("NotAuthorizedException");
  expect((await eve.account.activity({})).items).toHaveLength(1);
});
