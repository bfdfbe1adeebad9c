import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Answer } from "#shared/chat/shapes.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, gone, refused, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { at } from "./sample.ts";
import { storedAnswers } from "./stored-answers.ts";

const source = (filename: string, similarity: number) => ({
  content: "First the rep.",
  similarity,
  source: filename,
  metadata: { filename, titlePath: ["Suppliers"] },
});
const answer: Answer = {
  answer: "Call the rep first. [1]",
  context: [source("Petra Novak", 0.8461), source("Other file", 0.5)],
  responseTime: 1180,
  tokenCount: 142,
  outcome: "answered",
};
const conversationOf = (id: string): Conversation => ({
  id,
  session_id: id,
  rag_system_id: "bot_Handbook",
  user_id: "user-1",
  title: null,
  is_public_session: false,
  visitor_info: {},
  started_at: at,
  ended_at: null,
  last_activity_at: at,
  message_count: 0,
  question_count: 0,
  last_seq: 0,
  answerer: { kind: "bot" },
  total_tokens_used: 0,
});

const dialog = page.getByRole("dialog", { name: "Test Knowledge" });
const field = page.getByRole("textbox", { name: "Ask Handbook" });
const ended = () => server.asked("conversations", "end").map(({ conversation_id }) => conversation_id);

const opened = async () => {
  await open("/app/knowledge/interview/kint_Petra", storedAnswers().replies);
  let started = 0;
  server.reply({
    conversations: { start: () => conversationOf(`conv_${++started}`), end: conversationOf("conv_1") },
    chat: { ask: answer },
  });
  await button("Test Knowledge").click();
  await seen(field);
};
const ask = async (question: string) => {
  await field.fill(question);
  await userEvent.keyboard("{Enter}");
};

it("[KINT-033][KINT-062][KINT-066] the chatbot answers with its first source alone, similarity to one decimal", async () => {
  await opened();
  await ask("Whom do I call?");
  await seen("Call the rep first.");
  await seen("84.6%");
  await seen(dialog.getByText("Petra Novak").last());
  expect(dialog.getByText("Other file").elements()).toEqual([]);
  expect(server.asked("chat", "ask").at(-1)).toMatchObject({
    ragSystemId: "bot_Handbook",
    query: "Whom do I call?",
    conversationId: "conv_1",
  });
  await expectAccessible();
});

it("[KINT-063] Clear Chat ends the session and begins a new one", async () => {
  await opened();
  await ask("Whom do I call?");
  await seen("Call the rep first.");
  await button("Clear Chat").click();
  await toasted("Chat cleared");
  await gone(page.getByText("Call the rep first."));
  await expect.poll(ended).toEqual(["conv_1"]);
  await ask("And then?");
  await seen("Call the rep first.");
  expect(server.asked("chat", "ask").at(-1)?.conversationId).toBe("conv_2");
});

it("[KINT-064][KINT-065] a failed question has a bubble and a toast, and can be asked again", async () => {
  await opened();
  server.reply({ chat: { ask: refused("unavailable") } });
  await ask("Whom do I call?");
  await seen("Sorry, I encountered an error processing your question.");
  await toasted("Failed to query RAG system");
  server.reply({ chat: { ask: answer } });
  await button("Retry").click();
  await seen("Call the rep first.");
});

it("leaving ends the session", async () => {
  await opened();
  await button("Close").last().click();
  await expect.poll(ended).toEqual(["conv_1"]);
});
