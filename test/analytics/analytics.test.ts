import { expect, it } from "vitest";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { until } from "../until.ts";
import { uploadText } from "../upload.ts";
import { as, bearing, nobody } from "../users.ts";

const deskOf = async (name: string) => {
  const owner = await as(name);
  const { id: chatbotId } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(owner, chatbotId, "rules.txt", "A reminder costs 1.50 euros. The library opens at nine.");
  return { owner, chatbotId };
};

it("[ANALYT-012] [ANALYT-009] the figures are those of the conversations, the public link and the response times of each chatbot", async () => {
  const { owner, chatbotId } = await deskOf("ann");
  const idle = await owner.chatbots.create({ name: "Idle", use_case: "support" });
  const { public_slug: slug } = await owner.chatbots.publish({
    id: chatbotId,
    public_title: "Desk",
    public_description: "",
    is_public: true,
  });
  const widget = await owner.widgets.create({ name: "Site", rag_system_id: chatbotId, ...widgetDefaults });
  const question = "What does a reminder cost?";
  const visitor = await nobody().visitors.session({ widgetId: widget.id });
  const asked = { widgetId: widget.id, sessionId: visitor.session_id, stream: false };
  const chat = bearing(visitor.token).chat;
  await chat.askWidget({ ...asked, message: question });
  await chat.askWidget({ ...asked, message: "Who was the first on the moon?" });
  const page = await nobody().visitors.session({ ragSlug: slug ?? "" });
  for (let n = 0; n < 3; n++)
    await bearing(page.token).chat.askPublic({ ragSlug: slug ?? "", message: question, stream: false });
  await owner.chat.ask({ ragSystemId: chatbotId, query: question });

  const { figures, chatbots, sources, timeZone } = await owner.analytics.overview({});
  const stats = await owner.history.stats({ period: "all" });
  expect(figures).toMatchObject({
    conversations: stats.conversations,
    messages: stats.messages,
    publicViews: 3,
    visitors: 1,
    answered: 5,
    refused: 1,
    unresolved: 1,
    questions: 6,
  });
  expect(figures.conversations).toBe(2);
  // The history has no tokens of a public page that keeps no conversations.
  const ofPage = sources.find(({ source }) => source === "page")?.tokens ?? 0;
  expect([ofPage > 0, figures.tokens - ofPage]).toEqual([true, stats.tokens]);
  expect(timeZone).toBe("UTC");
  expect(chatbots.map(({ id, name, publicViews }) => [id, name, publicViews])).toEqual([
    [chatbotId, "Desk", 3],
    [idle.id, "Idle", 0],
  ]);
  expect(chatbots[0]?.lastActive).toBe(new Date().toISOString().slice(0, 10));
  expect(chatbots[0]?.timedAnswers).toBe(6);
  expect(sources.map(({ source, questions }) => [source, questions])).toEqual([
    ["widget", 2],
    ["page", 3],
    ["test", 1],
  ]);
  const { unanswered, top, conversations, read } = await owner.analytics.questions({});
  expect(unanswered).toMatchObject([{ wording: "Who was the first on the moon?", people: 1, answered: 0 }]);
  expect([top, conversations, read]).toEqual([[], 1, 1]);
});

it("[ANALYT-007] [ANALYT-008] the lead summary counts the leads of the period by status, and converted ones in a hundred", async () => {
  const { owner, chatbotId } = await deskOf("bob");
  expect(await owner.analytics.leadSummary({})).toMatchObject({ total: 0, conversionRate: null });
  const widget = await owner.widgets.create({ name: "Site", rag_system_id: chatbotId, ...widgetDefaults });
  for (const name of ["Ada", "Bo", "Cy"]) {
    const { token, session_id: sessionId } = await nobody().visitors.session({ widgetId: widget.id });
    const userInfo = { name, email: `${name}@example.com` };
    const left = {
      widgetId: widget.id,
      ragSystemId: chatbotId,
      sessionId,
      userInfo,
      url: "https://a.example/",
    };
    await bearing(token).leads.capture(left);
  }
  const { items } = await owner.leads.list({});
  const [first, second] = items.map(({ id }) => id);
  await owner.leads.setStatus({ ids: [first ?? ""], status: "converted" });
  await owner.leads.setStatus({ ids: [second ?? ""], status: "qualified" });
  expect(await owner.analytics.leadSummary({ days: "7" })).toEqual({
    total: 3,
    new: 1,
    contacted: 0,
    qualified: 1,
    converted: 1,
    lost: 0,
    conversionRate: 33.3,
  });
});

it("[ANALYT-023] the 20 most recent queries come newest first with their chatbot's name, and nobody else's", async () => {
  const { owner, chatbotId } = await deskOf("cai");
  const other = await owner.chatbots.create({ name: "Other", use_case: "support" });
  const { id: conversationId } = await owner.conversations.start({ p_rag_system_id: chatbotId });
  for (let n = 0; n < 21; n++)
    await owner.chat.ask({
      ragSystemId: chatbotId,
      conversationId,
      query: `Reminder ${n}, what does it cost?`,
    });
  await owner.chat.ask({ ragSystemId: other.id, query: "Hello!" });
  const { items } = await owner.analytics.queries({ days: "7" });
  expect(items.map(({ query }) => query)).toEqual([
    "Hello!",
    ...Array.from({ length: 19 }, (_, n) => `Reminder ${20 - n}, what does it cost?`),
  ]);
  expect(items[0]).toMatchObject({ chatbotName: "Other", outcome: "small_talk" });
  expect(items[1]).toMatchObject({ chatbotName: "Desk", conversationId, responseMs: expect.any(Number) });
  const ofOther = await owner.analytics.queries({ chatbotId: other.id });
  expect(ofOther.items).toHaveLength(1);
  expect((await owner.analytics.queries({ source: "visitors" })).items).toEqual([]);
  expect((await (await as("dora")).analytics.queries({})).items).toEqual([]);
  await expect((await as("dora")).analytics.queries({ chatbotId })).rejects.toMatchObject({
    code: "not_found",
  });
});

it("an answer whose model fails without a word is counted as failed", async () => {
  const { owner, chatbotId } = await deskOf("eve");
  const settings = await owner.chatbots.llmConfiguration({ id: chatbotId });
  expect(settings.provider).toBe("builtin");
  const empty = await owner.chatbots.create({ name: "Empty", use_case: "support" });
  await expect(owner.chat.ask({ ragSystemId: empty.id, query: "What does it cost?" })).rejects.toMatchObject({
    code: "no_context",
  });
  const { figures } = await until(async () => {
    const overview = await owner.analytics.overview({ chatbotId: empty.id });
    return overview.figures.refused > 0 ? overview : undefined;
  });
  expect(figures).toMatchObject({ refused: 1, questions: 0, conversations: 0 });
});
