import { conversationStore } from "#lambdas/conversations/store.ts";
import { masked } from "#platform/questions/mask.ts";
import { wordingOf } from "#platform/questions/wording.ts";

/** A look at near questions costs one read for each conversation. */
const maxConversations = 40;
const latestEvents = 20;
const maxLetters = 255;

/** The questions of a chatbot's latest conversations, each wording once and without personal details. */
export const askedLately = async (accountId: string, chatbotId: string): Promise<string[]> => {
  const { listByActivity } = await conversationStore.history();
  const { items } = await listByActivity(accountId, {
    order: "newest",
    limit: maxConversations,
    chatbotId,
    isMeant: ({ channel }) => channel !== "interview",
  });
  const messages = await Promise.all(items.map(({ id }) => conversationStore.latest(id, latestEvents)));
  const asked = messages.flat().filter(({ message_type }) => message_type === "user");
  const byWording = new Map(asked.map(({ content }) => [wordingOf(content), masked(content)] as const));
  return [...byWording.values()].filter(({ length }) => length > 0 && length <= maxLetters);
};
