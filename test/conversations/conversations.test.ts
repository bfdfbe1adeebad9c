import { expect, it } from "vitest";
import { uploadText } from "../upload.ts";
import { as } from "../users.ts";

const started = async (owner = "ann") => {
  const api = await as(owner);
  const { id, user_id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(api, id, "rules.txt", "Books may be kept for four weeks. A reminder costs 1.50 euros.");
  const conversation = await api.conversations.start({
    p_rag_system_id: id,
    p_user_id: user_id,
    p_is_public: false,
  });
  return { api, id, conversation };
};

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

it("[CHAT-020] [DATA-007] a session starts as an empty conversation of the chatbot", async () => {
  const { api, conversation, id } = await started();
  expect(conversation).toEqual({
    id: expect.stringMatching(/^conv_\w+$/),
    session_id: expect.stringMatching(/^ses_\w+$/),
    rag_system_id: id,
    user_id: expect.any(String),
    title: null,
    is_public_session: false,
    visitor_info: {},
    started_at: time,
    ended_at: null,
    last_activity_at: conversation.started_at,
    message_count: 0,
    question_count: 0,
    last_seq: 0,
    answerer: { kind: "bot" },
    total_tokens_used: 0,
  });
  expect((await api.conversations.messages({ id: conversation.id })).conversation).toEqual(conversation);
});

it("[CHAT-026] [CHAT-027] [DATA-008] question and answer are stored with sources, time and tokens", async () => {
  const { api, id, conversation } = await started();
  const answer = await api.chat.ask({
    ragSystemId: id,
    query: "What does a reminder cost?",
    conversationId: conversation.id,
  });
  expect(answer.conversationId).toBe(conversation.id);
  const { items } = await api.conversations.messages({ id: conversation.id });
  const stored = {
    id: expect.stringMatching(/^msg_\w+$/),
    conversation_id: conversation.id,
    created_at: time,
  };
  expect(items).toEqual([
    {
      ...stored,
      seq: 1,
      message_type: "user",
      content: "What does a reminder cost?",
      metadata: {},
      token_count: null,
      response_time_ms: null,
      context_chunks: [],
    },
    {
      ...stored,
      seq: 2,
      message_type: "assistant",
      content: answer.answer,
      metadata: expect.objectContaining({ requestId: expect.any(String) }),
      token_count: answer.tokenCount,
      response_time_ms: answer.responseTime,
      context_chunks: answer.context,
    },
  ]);
  expect(answer.context).not.toEqual([]);
});

it("[DATA-010] a conversation counts its messages and tokens and knows its last activity", async () => {
  const { api, id, conversation } = await started();
  const answers = [];
  for (const query of ["What does a reminder cost?", "How long may books be kept?"])
    answers.push(await api.chat.ask({ ragSystemId: id, query, conversationId: conversation.id }));
  const { conversation: now } = await api.conversations.messages({ id: conversation.id });
  expect(now.message_count).toBe(4);
  expect(now.total_tokens_used).toBe(answers.reduce((sum, { tokenCount }) => sum + tokenCount, 0));
  expect(now.last_activity_at > conversation.last_activity_at).toBe(true);
});

it("an ended test that is asked again goes on, with what was said before", async () => {
  const { api, id, conversation } = await started();
  const ask = (query: string) => api.chat.ask({ ragSystemId: id, query, conversationId: conversation.id });
  await ask("What does a reminder cost?");
  await api.conversations.end({ conversation_id: conversation.id });
  await ask("How long may books be kept?");
  const { conversation: now, items } = await api.conversations.messages({ id: conversation.id });
  expect(now).toMatchObject({ ended_at: null, message_count: 4 });
  expect(items).toHaveLength(4);
});

it("a chatbot's tests are listed with their first questions, newest first, page after page", async () => {
  const { api, id } = await started();
  const start = () => api.conversations.start({ p_rag_system_id: id });
  for (const query of ["What does a reminder cost?", "How long may\n books be kept?"])
    await api.chat.ask({ ragSystemId: id, query, conversationId: (await start()).id });
  await start();
  const first = await api.conversations.list({ chatbotId: id, limit: 1 });
  const second = await api.conversations.list({ chatbotId: id, cursor: String(first.cursor) });
  expect([...first.items, ...second.items]).toMatchObject([
    { rag_system_id: id, title: "How long may books be kept?", message_count: 2 },
    { rag_system_id: id, title: "What does a reminder cost?", message_count: 2 },
  ]);
  expect((await api.conversations.list({ chatbotId: id })).items).toHaveLength(2);
});

it("a long conversation is read by pages, from its latest messages back to its first", async () => {
  const { api, id, conversation } = await started();
  const asked = ["First?", "Second?", "Third?"];
  for (const query of asked) await api.chat.ask({ ragSystemId: id, query, conversationId: conversation.id });
  const read = (page: { limit: number; cursor?: string }) =>
    api.conversations.messages({ id: conversation.id, ...page });
  const latest = await read({ limit: 4 });
  const questions = ({ items }: typeof latest) =>
    items.flatMap(({ message_type, content }) => (message_type === "user" ? [content] : []));
  expect(questions(latest)).toEqual(["Second?", "Third?"]);
  const before = await read({ limit: 4, cursor: latest.cursor ?? "" });
  expect(questions(before)).toEqual(["First?"]);
  expect(before).not.toHaveProperty("cursor");
  expect(before.conversation.message_count).toBe(6);
  const other = await api.conversations.start({ p_rag_system_id: id });
  const elsewhere = api.conversations.messages({ id: other.id, cursor: latest.cursor });
  await expect(elsewhere).rejects.toMatchObject({ code: "invalid" });
  await expect(read({ limit: 101 })).rejects.toMatchObject({ code: "invalid" });
});

it("[CHAT-023] a session is ended", async () => {
  const { api, conversation } = await started();
  const ended = await api.conversations.end({ conversation_id: conversation.id });
  expect(ended.ended_at).not.toBeNull();
});

it("another owner neither reads nor ends it, nor writes into it", async () => {
  const { conversation } = await started();
  const { api: bob, id } = await started("bob");
  await expect(bob.conversations.messages({ id: conversation.id })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(bob.conversations.end({ conversation_id: conversation.id })).rejects.toMatchObject({
    code: "not_found",
  });
  await bob.chat.ask({
    ragSystemId: id,
    query: "What does a reminder cost?",
    conversationId: conversation.id,
  });
  const ann = await as("ann");
  expect((await ann.conversations.messages({ id: conversation.id })).items).toEqual([]);
});

it("a session cannot be started for somebody else", async () => {
  const { id } = await started();
  const bob = await as("bob");
  await expect(bob.conversations.start({ p_rag_system_id: id })).rejects.toMatchObject({ code: "not_found" });
});

it("the debug trace of an answer is stored if it was asked for, for the owner alone", async () => {
  const { api, id, conversation } = await started();
  const asked = { ragSystemId: id, query: "What does a reminder cost?", conversationId: conversation.id };
  const { debug } = await api.chat.ask({ ...asked, debug: true });
  await api.chat.ask(asked);
  const { items } = await api.conversations.messages({ id: conversation.id });
  expect(items.map(({ has_debug }) => has_debug)).toEqual([undefined, true, undefined, undefined]);
  const [, first, , second] = items.map(({ id }) => ({ id: conversation.id, messageId: id }));
  expect(debug?.retrieved).toHaveLength(1);
  expect(await api.conversations.debug(first!)).toEqual(debug);
  await expect(api.conversations.debug(second!)).rejects.toMatchObject({ code: "not_found" });
  const bob = await as("bob");
  await expect(bob.conversations.debug(first!)).rejects.toMatchObject({ code: "not_found" });
});
