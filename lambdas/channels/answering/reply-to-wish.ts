import { conversationStore, newConversation, type StoredConversation } from "#lambdas/conversations/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { visitorConversationId } from "#lambdas/core/visitor-conversation.ts";
import { limitQuestions } from "#platform/rate-limit/visitor-limits.ts";
import type { Channel } from "#shared/channels/channel.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { wishOf } from "../text/person-wish.ts";

interface Written {
  question: string;
  channel: Channel;
  sender: { id: string; name?: string | undefined };
  sessionId: string;
}

interface Bot {
  accountId: string;
  chatbotId: string;
}

/**
 * The reply to somebody who wishes for a person, or for the assistant again; undefined for every other message, and
 * where nobody but the chatbot answers.
 */
export const replyToWish = async (
  written: Written,
  { accountId, chatbotId }: Bot,
): Promise<string | undefined> => {
  const { question, channel, sender, sessionId } = written;
  const wish = wishOf(question);
  const chatbot = wish && (await chatbotStore.ofAccount(accountId, chatbotId));
  if (!chatbot?.people) return undefined;
  await limitQuestions({ chatbotId, sessionId }, { address: `${channel}:${sender.id}` });
  const { ask, goOn } = await conversationStore.handoff();
  const conversation = await conversationOf(written, chatbot);
  if (wish === "assistant") {
    await goOn(conversation);
    return "The assistant answers again. Ask your question.";
  }
  const { conversation: asked, waitMinutes, opensAt, timeZone } = await ask(conversation);
  if (asked.answerer.kind === "person") return "A person is answering already. Just write.";
  if (!opensAt)
    return `We told the team. If nobody comes within ${waitMinutes} min, the assistant answers again. Write /assistant to go on with it now.`;
  const at = new Date(opensAt).toLocaleString("en-US", {
    timeZone,
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
  });
  return `Nobody is here before ${at} (${timeZone}). The assistant goes on answering, and a person can answer here later.`;
};

/** The conversation of the thread, which begins with the wish if nothing was asked before. */
const conversationOf = async (
  { channel, sender, sessionId }: Written,
  chatbot: Chatbot,
): Promise<StoredConversation> => {
  const id = visitorConversationId(sessionId);
  const known = { rag_system_id: chatbot.id, id };
  const found = await conversationStore.find(known);
  if (found) return found;
  const info = sender.name ? { name: sender.name } : {};
  const begun = newConversation(chatbot, { sessionId, channel, id, info });
  await conversationStore.create(begun);
  return begun;
};
