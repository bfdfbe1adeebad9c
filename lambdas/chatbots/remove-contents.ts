import type { Removing } from "#lambdas/area.ts";
import { areas } from "#lambdas/areas.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { key } from "#platform/table/keys.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";

/**
 * Deletes all that belongs to a chatbot, by area: an area that uses others goes before them. Returns false if it was not
 * done when its time was over: the call is to be repeated and goes on.
 */
export const removeContents = async (chatbot: Chatbot, removing: Removing): Promise<boolean> => {
  for (const { removal } of areas.toReversed()) {
    const isDone = await (await removal?.())?.ofChatbot?.(chatbot, removing);
    if (isDone === false) return false;
  }
  await erasePartition(key("chatbot", chatbot.id));
  return true;
};
