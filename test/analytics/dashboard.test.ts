import { expect, it } from "vitest";
import { uploadText } from "../upload.ts";
import { as } from "../users.ts";

it("[DASH-005] [DASH-006] [DASH-009] the figures count chatbots, documents, queries and messages", async () => {
  const fay = await as("fay");
  const { id } = await fay.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(fay, id, "rules.txt", "A reminder costs 1.50 euros.");
  const conversation = await fay.conversations.start({ p_rag_system_id: id });
  await fay.chat.ask({
    ragSystemId: id,
    query: "What does a reminder cost?",
    conversationId: conversation.id,
  });
  expect(await fay.analytics.dashboard({})).toMatchObject({
    activeChatbots: { total: 1 },
    messagesHandled: { total: 2 },
    documents: 1,
    completedDocuments: 1,
    conversations: 1,
    queries: 1,
  });
});

it("[DASH-007] [DASH-008] without last month's figures there is no percentage", async () => {
  const gus = await as("gus");
  await gus.chatbots.create({ name: "Desk", use_case: "support" });
  const { activeChatbots, messagesHandled } = await gus.analytics.dashboard({});
  expect(activeChatbots).toEqual({ total: 1, thisMonth: 1, lastMonth: 0, changePercent: null });
  expect(messagesHandled.changePercent).toBeNull();
});

it("[DASH-010] [SEC-005] another owner's conversations do not count", async () => {
  const hal = await as("hal");
  expect(await hal.analytics.dashboard({})).toMatchObject({
    conversations: 0,
    messagesHandled: { total: 0 },
    activeChatbots: { total: 0 },
  });
});
