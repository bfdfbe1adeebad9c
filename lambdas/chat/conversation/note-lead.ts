import { conversationStore } from "#lambdas/conversations/store.ts";
import { leadStore } from "#lambdas/leads/store.ts";
import type { Caller } from "#platform/access/origin/caller.ts";
import type { Visitor } from "#platform/access/visitor/visitor-token.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";

interface Left {
  widget: { id: string };
  visitor: Visitor;
  caller: Caller;
}

/**
 * Notes in a conversation which lead its visitor is: the one that they left before it began, or the one whom the
 * owner's server has named.
 */
export const noteLead = async ({ id, rag_system_id, user_id }: Conversation, left: Left): Promise<void> => {
  const [leadId, conversation] = await Promise.all([
    leadOf({ id, rag_system_id, user_id }, left),
    conversationStore.find({ rag_system_id, id }),
  ]);
  if (leadId && conversation) await conversationStore.noteLead(conversation, leadId);
};

const leadOf = async (
  { id: conversationId, rag_system_id: chatbotId, user_id: accountId }: LeadPlace,
  { widget, visitor, caller }: Left,
): Promise<string | undefined> => {
  const { name, email } = visitor.identity ?? {};
  if (!name && !email) return leadStore.inConversation(accountId, conversationId);
  const details = { ...(name && { name }), ...(email && { email }) };
  const sourceUrl = originOf(caller);
  const place = { accountId, chatbotId, widgetId: widget.id, conversationId };
  return (await leadStore.capture({ ...place, details, sourceUrl })).id;
};

type LeadPlace = Pick<Conversation, "id" | "rag_system_id" | "user_id">;

/** Null for a page without a readable origin. */
const originOf = ({ page }: Caller): string | null => (page?.origin && URL.parse(page.origin)?.href) || null;
