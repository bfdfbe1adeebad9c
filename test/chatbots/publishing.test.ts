import { expect, it } from "vitest";
import { as, nobody } from "../users.ts";

const publication = { public_title: "Library help", public_description: "Ask about loans", is_public: true };

const newChatbot = async (owner = "ann") => {
  const api = await as(owner);
  return { api, chatbot: await api.chatbots.create({ name: "Desk", use_case: "support" }) };
};

it("[BOT-037] [BOT-041] publishing stores title and description, the moment, and that it is public", async () => {
  const { api, chatbot } = await newChatbot();
  const before = new Date().toISOString();
  const published = await api.chatbots.publish({ id: chatbot.id, ...publication });
  expect(published).toMatchObject({
    is_public: true,
    public_title: "Library help",
    public_description: "Ask about loans",
  });
  expect(published.published_at! >= before).toBe(true);
  expect(await api.chatbots.get({ id: chatbot.id })).toEqual(published);
});

it("[BOT-038] [BOT-040] the public link is made once and kept through unpublishing and another title", async () => {
  const { api, chatbot } = await newChatbot();
  const { public_slug } = await api.chatbots.publish({ id: chatbot.id, ...publication });
  expect(public_slug).toMatch(/^library-help/);
  await api.chatbots.publish({ id: chatbot.id, ...publication, is_public: false });
  const again = await api.chatbots.publish({ id: chatbot.id, ...publication, public_title: "Another title" });
  expect(again.public_slug).toBe(public_slug);
});

it("[BOT-039] unpublishing makes it private and forgets when it was published", async () => {
  const { api, chatbot } = await newChatbot();
  await api.chatbots.publish({ id: chatbot.id, ...publication });
  const hidden = await api.chatbots.publish({ id: chatbot.id, ...publication, is_public: false });
  expect(hidden).toMatchObject({ is_public: false, published_at: null });
});

it("[BOT-045] a suggested link name is none that is published", async () => {
  const { api, chatbot } = await newChatbot();
  const { public_slug } = await api.chatbots.publish({
    id: chatbot.id,
    ...publication,
    public_title: "Crème brûlée & co",
  });
  expect(public_slug).toMatch(/^creme-brulee-co/);
  const { slug } = await api.chatbots.uniqueSlug({ base_name: "Crème brûlée & co" });
  expect(slug).not.toBe(public_slug);
  await expect(nobody().visitors.chatbot({ slug })).rejects.toMatchObject({ code: "not_found" });
});

it("twenty chatbots published under one title at once get twenty links", async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => newChatbot("eve")));
  const slugs = await Promise.all(
    made.map(
      async ({ api, chatbot }) =>
        (await api.chatbots.publish({ id: chatbot.id, ...publication, public_title: "Same" })).public_slug,
    ),
  );
  expect(new Set(slugs).size).toBe(20);
});

it("a title in letters that make no link name still gets a link", async () => {
  const { api, chatbot } = await newChatbot();
  const { public_slug } = await api.chatbots.publish({
    id: chatbot.id,
    ...publication,
    public_title: "图书馆",
  });
  expect(public_slug).toMatch(/^chatbot/);
});

it("[PUBCHAT-010] a published chatbot is found by its link with what its page needs and nothing else", async () => {
  const { api, chatbot } = await newChatbot();
  const { public_slug } = await api.chatbots.publish({ id: chatbot.id, ...publication });
  expect(await nobody().visitors.chatbot({ slug: public_slug! })).toEqual({
    id: chatbot.id,
    name: "Desk",
    description: null,
    public_title: "Library help",
    public_description: "Ask about loans",
    user_id: expect.stringMatching(/^[\w-]{22}$/),
    keeps_conversations: false,
    starters: [],
  });
});

it("an unpublished link is not found, and neither is one that never was", async () => {
  const { api, chatbot } = await newChatbot();
  const { public_slug } = await api.chatbots.publish({ id: chatbot.id, ...publication });
  await api.chatbots.publish({ id: chatbot.id, ...publication, is_public: false });
  for (const slug of [public_slug!, "never-there"])
    await expect(nobody().visitors.chatbot({ slug })).rejects.toMatchObject({
      code: "not_found",
      message: "Chatbot not found.",
    });
});
