import { expect, it } from "vitest";
import { upload, uploadText } from "../upload.ts";
import { as } from "../users.ts";

it("[DASH-005] [DASH-006] [DASH-009] the figures count chatbots, documents, queries and conversations, each by itself", async () => {
  const fay = await as("fay");
  const { id } = await fay.chatbots.create({ name: "Desk", use_case: "support" });
  await fay.chatbots.create({ name: "Other desk", use_case: "support" });
  for (const name of ["rules.txt", "more-rules.txt", "old-rules.txt"])
    await uploadText(fay, id, name, "A reminder costs 1.50 euros.");
  await upload(fay, id, { name: "broken.pdf", type: "application/pdf", bytes: "%PDF-1.7 and no more" });
  const query = "What does a reminder cost?";
  const start = async () => (await fay.conversations.start({ p_rag_system_id: id })).id;
  const [first, second] = [await start(), await start()];
  for (const conversationId of [first, first, first, second])
    await fay.chat.ask({ ragSystemId: id, query, conversationId });
  for (let unanswered = 0; unanswered < 4; unanswered++) await start();
  expect(await fay.analytics.dashboard({})).toMatchObject({
    activeChatbots: { total: 2 },
    messagesHandled: { total: 8 },
    documents: 4,
    completedDocuments: 3,
    conversations: 6,
    queries: 4,
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
