import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";
import { canSendMail, sendMail } from "#platform/mail/mail.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import { languageFrom } from "#shared/interface-languages.ts";
import { conversationEntity, type StoredConversation } from "../../entities.ts";
import { isMessage, type MessageEvent } from "../../event.ts";
import { eventsAfter } from "../../events.ts";
import { resumeToken } from "../resume/token.ts";
import { replyMail } from "./reply-mail.ts";

/** Events that one mail looks through; what lies behind them follows in the next one. */
const most = 100;

/**
 * Mails a visitor who left an address what people wrote and the visitor has not seen, with a link that goes on with the
 * conversation. A process that is killed between sending and noting it leads to a second mail.
 */
export const mailReply = async (conversation: StoredConversation): Promise<void> => {
  const { reply_to, seen_seq = 0, mailed_seq = 0 } = conversation;
  if (!reply_to || !canSendMail()) return;
  const events = await eventsAfter(conversation, Math.max(seen_seq, mailed_seq), most);
  const unseen = events.filter(isIntervention);
  const last = unseen.at(-1);
  if (!last) return;
  const [owner, site, token] = await Promise.all([
    ownerOf(conversation),
    siteUrl(),
    resumeToken(conversation),
  ]);
  const link = `${site}/resume#${token}`;
  const { email: to } = reply_to;
  const language = languageFrom(reply_to.language);
  await sendMail({ to, ...replyMail(unseen, { owner, question: conversation.title, link, language }) });
  await conversationEntity.update(conversation, { set: { mailed_seq: last.seq } });
};

const isIntervention = (event: Parameters<typeof isMessage>[0]): event is MessageEvent =>
  isMessage(event) && event.message_type === "intervention";

/** The name by which the visitor knows who is behind the chat. */
const ownerOf = async ({ user_id, rag_system_id, widget_id }: StoredConversation): Promise<string> => {
  const { public_title, name } = await chatbotStore.ofAccount(user_id, rag_system_id);
  if (!widget_id) return public_title ?? name;
  const { branding } = await widgetStore.ofAccount(user_id, widget_id);
  return branding.companyName || branding.title || name;
};
