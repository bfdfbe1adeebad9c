import { expect, it } from "vitest";
import type { Item } from "../faults/audit/item.ts";
import { audit } from "../faults/audit.ts";
import { keptIn } from "../faults/kept-in.ts";
import { startProduct } from "../product.ts";
import { uploadText } from "../upload.ts";
import { as, bearing, nobody } from "../users.ts";

const question = "What does a reminder cost?";

/** A published chatbot with a document, a widget and one question of its owner, a page's and a site's visitor each. */
const used = async (url: string, name: string) => {
  const ann = await as("ann", url);
  const { id } = await ann.chatbots.create({ name, use_case: "support" });
  const document = await uploadText(ann, id, "rules.txt", "A reminder costs 1.50 euros.");
  const publication = { public_title: name, public_description: "", is_public: true };
  const slug = String((await ann.chatbots.publish({ id, ...publication })).public_slug);
  const widget = await ann.widgets.create({ name: "Site", rag_system_id: id });
  const { id: conversationId } = await ann.conversations.start({ p_rag_system_id: id });
  await ann.chat.ask({ ragSystemId: id, query: question, conversationId });
  const page = await nobody(url).visitors.session({ ragSlug: slug });
  await bearing(page.token, url).chat.askPublic({ ragSlug: slug, message: question });
  const site = await nobody(url).visitors.session({ widgetId: widget.id });
  const sessionId = site.session_id;
  await bearing(site.token, url).chat.askWidget({ widgetId: widget.id, message: question, sessionId });
  return { ann, id, document, slug, widget, conversationId };
};

it("a deleted chatbot is gone with its files, passages, widgets, conversations and link, and no other is", async () => {
  const product = await startProduct();
  const kept = await used(product.url, "Kept");
  const gone = await used(product.url, "Gone");
  const { ann, id } = gone;
  expect(await ann.chatbots.contents({ id })).toEqual({ documents: 1, widgets: 1, conversations: 2 });
  const cards = async () =>
    (await ann.chatbots.list({})).items.map((one) => [one.name, one.document_count, one.conversation_count]);
  const ofKept = ["Kept", 1, 2];
  expect(await cards()).toEqual([["Gone", 1, 2], ofKept]);
  expect(await ann.chatbots.remove({ id })).toEqual({ isDone: true });
  expect(await cards()).toEqual([ofKept]);
  const absent = { code: "not_found" };
  await expect(ann.chatbots.get({ id })).rejects.toMatchObject(absent);
  await expect(ann.chatbots.remove({ id })).rejects.toMatchObject(absent);
  await expect(nobody(product.url).visitors.session({ ragSlug: gone.slug })).rejects.toMatchObject(absent);
  expect(await ann.analytics.dashboard({})).toMatchObject({
    activeChatbots: { total: 1 },
    publishedChatbots: 1,
    documents: 1,
    completedDocuments: 1,
    widgets: 1,
    conversations: 2,
    queries: 2,
    visitorConversations: 1,
    visitorQueries: 2,
  });
  await product.stop();
  const stored = await keptIn(product.folder);
  const ids = [id, gone.document.id, gone.widget.id, gone.conversationId];
  // The account's activity log and its ledger with its days keep what was, and the counters of limits expire in a day.
  const isMeant = ({ pk, sk }: Item) =>
    !/^LIMIT#|^ACTIVITY#|^LEDGER#/.test(`${pk}`) && !/^(ACTIVITY|DAY)#/.test(`${sk}`);
  const traces = [...stored.items.filter(isMeant), ...stored.keys];
  const withTraces = traces.filter((one) => ids.some((each) => JSON.stringify(one).includes(each)));
  expect(withTraces.map((one) => (typeof one === "string" ? one : `${one.pk} ${one.sk}`))).toEqual([]);
  expect([...stored.passages.keys()]).toEqual([kept.document.id]);
  expect(audit(stored)).toEqual([]);
});

it("a chatbot is renamed, and only by its owner", async () => {
  const [ann, bob] = [await as("ann"), await as("bob")];
  const { id } = await ann.chatbots.create({ name: "Desk", description: "Rules", use_case: "support" });
  const renamed = await ann.chatbots.rename({ id, name: "Help desk" });
  expect(renamed).toMatchObject({ id, name: "Help desk", description: null });
  expect(await ann.chatbots.get({ id })).toEqual(renamed);
  await expect(bob.chatbots.rename({ id, name: "Bob's" })).rejects.toMatchObject({ code: "not_found" });
  await expect(bob.chatbots.remove({ id })).rejects.toMatchObject({ code: "not_found" });
});
