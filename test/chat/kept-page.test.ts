import { expect, it } from "vitest";
import { as, bearing, nobody } from "../users.ts";

const published = async (name: string) => {
  const owner = await as(name);
  const { id } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  const publication = { public_title: `Help of ${name}`, public_description: "", is_public: true };
  const { public_slug: ragSlug = "" } = await owner.chatbots.publish({ id, ...publication });
  const { token } = await nobody().visitors.session({ ragSlug: `${ragSlug}` });
  const ask = (message: string) => bearing(token).chat.askPublic({ ragSlug: `${ragSlug}`, message });
  const rate = (messageId = "") =>
    bearing(token).conversations.visitorFeedback({ ragSlug: `${ragSlug}`, messageId, rating: "up" });
  return { owner, id, ask, rate };
};

it("[PUBCHAT-020] messages of the public page are not saved unless the owner has chosen it", async () => {
  const { owner, ask } = await published("ann");
  expect(await ask("Hello!")).not.toHaveProperty("messageId");
  expect((await owner.history.list({})).items).toEqual([]);
  expect(await owner.analytics.dashboard({})).toMatchObject({ visitorQueries: 1, conversations: 0 });
});

it("[PUBCHAT-029] a chatbot that keeps them has one conversation for a visitor's session, and each question counts once", async () => {
  const { owner, id, ask } = await published("bob");
  await owner.retention.save({ id, keep_days: null, keeps_page: true });
  await ask("Hello!");
  await ask("Thanks!");
  const { items } = await owner.history.list({ session: "public" });
  expect(items).toMatchObject([
    { is_public_session: true, is_page_session: true, title: "Hello!", message_count: 4 },
  ]);
  const { items: messages } = await owner.conversations.messages({ id: items[0]?.id ?? "" });
  expect(messages.map(({ content }) => content).filter((_, at) => at % 2 === 0)).toEqual([
    "Hello!",
    "Thanks!",
  ]);
  expect(await owner.analytics.dashboard({})).toMatchObject({
    conversations: 1,
    queries: 2,
    visitorConversations: 1,
    visitorQueries: 2,
  });
  expect((await owner.conversations.list({ chatbotId: id })).items).toEqual([]);
  await owner.retention.save({ id, keep_days: null, keeps_page: false });
  await ask("Bye!");
  expect((await owner.history.list({})).items[0]?.message_count).toBe(4);
});

it("an answer of a page that keeps them is rated by the visitor who read it", async () => {
  const [dan, eve] = [await published("dan"), await published("eve")];
  await dan.owner.retention.save({ id: dan.id, keep_days: null, keeps_page: true });
  const { messageId } = await dan.ask("Hello!");
  expect((await dan.rate(messageId)).feedback).toMatchObject({ rating: "up" });
  await expect(eve.rate(messageId)).rejects.toMatchObject({ code: "not_found" });
});
