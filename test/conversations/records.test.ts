import { beforeAll, expect, it } from "vitest";
import { queriesIn } from "#lambdas/conversations/queries.ts";
import { openapi } from "#shared/api-docs/openapi.ts";
import { contract } from "#shared/contract/index.ts";
import type { Conversation, Message } from "#shared/conversations/shapes.ts";
import type { Item } from "../faults/audit/item.ts";
import { keptIn } from "../faults/kept-in.ts";
import { startProduct } from "../product.ts";
import { uploadText } from "../upload.ts";
import { as, bearing, nobody } from "../users.ts";

const question = "What does a reminder cost?";
const answer = "A reminder costs 1.50 euros. [1]";
let kept: Item[];
let asked: {
  user: string;
  bot: string;
  slug: string;
  conversations: { conversation: Conversation; messages: Message[] }[];
};

beforeAll(async () => {
  const product = await startProduct();
  asked = await ask(product.url);
  await product.stop();
  kept = (await keptIn(product.folder)).items;
});

/** Questions of the owner in a session and outside one, one of a widget's visitor, and two at the public page. */
const ask = async (url: string): Promise<typeof asked> => {
  const ann = await as("ann", url);
  const { id: bot, user_id: user } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(ann, bot, "rules.txt", "A reminder costs 1.50 euros.");
  const { id: conversationId } = await ann.conversations.start({ p_rag_system_id: bot });
  await ann.chat.ask({ ragSystemId: bot, query: question, conversationId });
  const outside = await ann.chat.ask({ ragSystemId: bot, query: question });
  const { id: widgetId } = await ann.widgets.create({ name: "Site", rag_system_id: bot });
  const visit = await nobody(url).visitors.session({ widgetId });
  const sessionId = visit.session_id;
  await bearing(visit.token, url).chat.askWidget({ widgetId, message: question, sessionId });
  const publication = { public_title: "Help", public_description: "", is_public: true };
  const slug = String((await ann.chatbots.publish({ id: bot, ...publication })).public_slug);
  const { token } = await nobody(url).visitors.session({ ragSlug: slug });
  for (const message of [question, "Is the zeppelin free on Sundays?"])
    await bearing(token, url).chat.askPublic({ ragSlug: slug, message });
  const read = async (id: string) => {
    const { conversation, items: messages } = await ann.conversations.messages({ id });
    return { conversation, messages };
  };
  const ids = [conversationId, String(outside.conversationId), sessionId.replace("ses_", "conv_")];
  return { user, bot, slug, conversations: await Promise.all(ids.map(read)) };
};

const keptAs = (prefix: string): Item[] => kept.filter(({ sk }) => String(sk).startsWith(prefix));

it("[DATA-009] a message is the user's, the assistant's, an intervention or the system's, and of no other type", () => {
  const types = ["user", "assistant", "intervention", "system"];
  const messages = asked.conversations[0]?.messages ?? [];
  expect(messages.map(({ message_type }) => message_type)).toEqual(["user", "assistant"]);
  const [message] = messages;
  const shape = contract.conversations.messages.output.shape.items.element;
  expect(types.filter((one) => !shape.safeParse({ ...message, message_type: one }).success)).toEqual([]);
  expect(shape.safeParse({ ...message, message_type: "bot" }).success).toBe(false);
  expect(JSON.stringify(openapi(contract))).toContain(
    `"message_type":{"type":"string","enum":${JSON.stringify(types)}}`,
  );
});

it("[DATA-011] [DATA-012] a question answered in a session, outside one or in a widget is a record of the owner; one at the public page is not", () => {
  const record = {
    id: expect.stringMatching(/^\w+$/),
    user_id: asked.user,
    rag_system_id: asked.bot,
    query: question,
    response: answer,
    response_time_ms: expect.any(Number),
    token_count: expect.any(Number),
    context_chunks: [
      expect.objectContaining({ content: expect.stringContaining("A reminder costs 1.50 euros.") }),
    ],
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  };
  const records = asked.conversations.map(({ conversation, messages }) => queriesIn(conversation, messages));
  expect(records).toMatchObject([[record], [record], [record]]);
  const stored = keptAs("MSG#").map(({ content }) => content);
  expect(stored.filter((content) => content === question)).toHaveLength(3);
});

it("[PUBCHAT-020] nothing that is said on a public page is kept", () => {
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((item) => JSON.stringify(item).includes("zeppelin"))).toEqual([]);
});

it("[DATA-013] a public link counts the questions that its chatbot was asked", () => {
  expect(keptAs("SLUG")).toEqual([
    expect.objectContaining({ slug: asked.slug, rag_system_id: asked.bot, query_count: 2 }),
  ]);
});
