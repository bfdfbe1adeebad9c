import { create } from "#lambdas/chatbots/create.ts";
import { readGaps } from "#lambdas/gaps/grouping/read-gaps.ts";
import { gapStore } from "#lambdas/gaps/store.ts";
import { uniqueId } from "#test/unique-id.ts";
import { chatbotForm } from "../webhooks/senders.ts";

let asked = 0;

/** An account with a chatbot that could not answer the questions, each by a person of its own, a minute apart. */
export const accountWith = async (...questions: string[]) => {
  const accountId = uniqueId("usr");
  const { id: chatbotId } = await create(accountId, chatbotForm, accountId);
  const ask = (question: string) => {
    const asked_at = new Date(Date.now() - 86_400_000 + ++asked * 60_000).toISOString();
    return gapStore.keep({
      account_id: accountId,
      conversation_id: `conv_${asked}`,
      id: `msg_${asked}`,
      chatbot_id: chatbotId,
      question,
      kind: "refused",
      person: `person ${asked}`,
      seq: 1,
      asked_at,
    });
  };
  for (const question of questions) await ask(question);
  const groups = async () => {
    const { gaps } = await readGaps(accountId);
    return gaps
      .map(({ questions }) => questions.map(({ question }) => question))
      .filter(({ length }) => length > 0);
  };
  return { accountId, chatbotId, ask, groups };
};
