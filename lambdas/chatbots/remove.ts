import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";
import { countItems } from "#platform/table/count.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { removeContents } from "./remove-contents.ts";

/** A call ends before the function's time is over. */
const budgetMs = 15_000;

/**
 * Deletes a chatbot with its link and all that belongs to it. The chatbot itself goes last: a call that breaks off, or
 * that returns false because its time is over, is to be repeated and goes on.
 */
export const removeChatbot = async (chatbot: Chatbot, userId: string): Promise<boolean> => {
  if (chatbot.is_public)
    await chatbotStore.publish(chatbot, { is_public: false, published_at: null }, userId);
  if (!(await removeContents(chatbot, { userId, until: Date.now() + budgetMs }))) return false;
  await chatbotStore.remove(chatbot, userId);
  return true;
};

/** The numbers of things that are deleted with a chatbot. */
export const contentsOf = async ({ id, user_id }: Chatbot) => {
  const pk = key("chatbot", id);
  const [documents, conversations, widgets] = await Promise.all([
    countItems({ pk, prefix: keyPrefix("document") }),
    countItems({ pk, prefix: keyPrefix("conversation") }),
    Array.fromAsync(widgetStore.all(user_id)),
  ]);
  return { documents, conversations, widgets: widgets.filter((one) => one.rag_system_id === id).length };
};
