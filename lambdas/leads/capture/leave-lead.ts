import { conversationStore } from "#lambdas/conversations/store.ts";
import { isDemo } from "#lambdas/core/demo.ts";
import { visitorConversationId } from "#lambdas/core/visitor-conversation.ts";
import { AppError } from "#shared/errors.ts";
import type { LeadDetails } from "#shared/leads/routes.ts";
import type { Widget } from "#shared/widgets/shapes.ts";
import { captureLead } from "./capture-lead.ts";

interface Left {
  sessionId: string;
  userInfo: LeadDetails;
  url: string;
  /** The text that was accepted with the form. */
  consent?: string | undefined;
}

/**
 * Stores what a visitor left in a widget's chat as a lead, and notes it in the conversation, if that has begun. Throws
 * AppError `invalid` if no detail is given, and `conflict` for the product's own chatbot.
 */
export const leaveLead = async (
  {
    id: widgetId,
    user_id: accountId,
    rag_system_id: chatbotId,
  }: Pick<Widget, "id" | "user_id" | "rag_system_id">,
  { sessionId, userInfo: details, url, consent: text }: Left,
): Promise<void> => {
  if (isDemo(accountId))
    throw new AppError("conflict", "This demo takes no details. Ask your question without them.");
  if (!Object.values(details).some(Boolean)) throw new AppError("invalid", "Enter at least one detail.");
  const conversationId = visitorConversationId(sessionId);
  const sourceUrl = pageOf(url);
  const about = { account_id: accountId, rag_system_id: chatbotId, conversation_id: conversationId };
  const consent =
    text &&
    (await conversationStore.consents()).store({ ...about, text, purposes: [], page: sourceUrl ?? url });
  const lead = { accountId, chatbotId, widgetId, conversationId, details, sourceUrl };
  const { id } = await captureLead({ ...lead, ...(consent && { consent: await consent }) });
  const conversation = await conversationStore.find({ rag_system_id: chatbotId, id: conversationId });
  if (conversation) await conversationStore.noteLead(conversation, id);
};

/** The page's address without its fragment and without a name or password in it; null if it is no address of the web. */
const pageOf = (url: string): string | null => {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return null;
  const page = new URL(url);
  page.hash = page.username = page.password = "";
  return page.href;
};
