import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { ownersAddress } from "#platform/access/owner/owners-address.ts";
import { logger } from "#platform/logging/logger.ts";
import { sendMail } from "#platform/mail/mail.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import { answererOf, conversationEntity, type StoredConversation } from "../../entities.ts";
import { type Notice, notices } from "./notices.ts";
import { type Asking, ownersMail } from "./owners-mail.ts";

/**
 * Mails an account's owner about visitors who wait for a person, or for an answer by mail. Does nothing if nobody does.
 * A failure is logged, and the schedule tries again.
 */
export const tellOwner = async (accountId: string, now = new Date()): Promise<void> => {
  const waiting = await notices.ofAccount(accountId);
  if (waiting.length === 0 || !(await notices.take(accountId, now))) return;
  try {
    const to = await ownersAddress(accountId);
    const asking = to ? (await Promise.all(waiting.map(askingOf))).flat() : [];
    if (!to || asking.length === 0) return await notices.end(accountId, waiting);
    await sendMail({ to, ...ownersMail(asking, await siteUrl()) });
    await notices.end(accountId, waiting, now);
  } catch (error) {
    logger.error("mail of visitors not sent", error instanceof Error ? error : new Error(String(error)));
  }
};

/** Nothing for a visitor who does not wait any more. */
const askingOf = async ({ account_id, rag_system_id, conversation_id: id }: Notice): Promise<Asking[]> => {
  const conversation = await conversationEntity.find({ rag_system_id, id });
  if (!conversation) return [];
  const wish = wishOf(conversation);
  if (!wish) return [];
  const { name } = await chatbotStore.ofAccount(account_id, rag_system_id);
  return [{ ...wish, id, title: conversation.title, chatbot: name }];
};

const wishOf = (
  conversation: StoredConversation,
): Pick<Asking, "minutes" | "email" | "channel"> | undefined => {
  const answerer = answererOf(conversation);
  if (answerer.kind === "person") return undefined;
  if (answerer.kind === "waiting") {
    const wait = Date.parse(answerer.until) - Date.parse(answerer.since);
    return { minutes: Math.round(wait / 60_000) };
  }
  const { channel, unmet_at } = conversation;
  if (channel && channel !== "interview" && unmet_at) return { channel };
  return conversation.reply_to && { email: conversation.reply_to.email };
};
