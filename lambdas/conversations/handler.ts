import { chatbotStore } from "#lambdas/chatbots/store.ts";
import type { Visitor } from "#platform/access/visitor-token.ts";
import { serve } from "#platform/http/serve.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import type { Conversation } from "#shared/contract/conversation-shapes.ts";
import { conversations } from "#shared/contract/conversations.ts";
import { waitMinutes } from "#shared/contract/visitor-handoff.ts";
import { AppError } from "#shared/errors.ts";
import { conversationStore, newConversation, visitorConversationId } from "./store.ts";

export const handler = serve(conversations, {
  list: async ({ chatbotId, ...page }, { accountId }) =>
    conversationStore.tests((await chatbotStore.ofAccount(accountId, chatbotId)).id, page),
  start: async ({ p_rag_system_id, p_user_id, p_is_public }, { accountId, userId }) => {
    if (p_user_id && p_user_id !== accountId && p_user_id !== userId)
      throw new AppError("not_found", "Chatbot not found.");
    const chatbot = await chatbotStore.ofAccount(accountId, p_rag_system_id);
    const conversation = { ...newConversation(chatbot), is_public_session: p_is_public };
    await conversationStore.create(conversation);
    return conversation;
  },
  end: async ({ conversation_id }, { accountId }) =>
    conversationStore.end(await conversationStore.ofAccount(accountId, conversation_id)),
  messages: async ({ id, ...page }, { accountId }) => {
    const conversation = await conversationStore.ofAccount(accountId, id);
    const [messages, consents] = await Promise.all([
      conversationStore.messages(conversation, page),
      page.cursor || page.afterSeq !== undefined ? [] : (await conversationStore.consents()).in(conversation),
    ]);
    return { conversation, ...messages, ...(consents.length > 0 && { consents }) };
  },
  consents: async (page, { accountId }) => (await conversationStore.consents()).list(accountId, page),
  visitorConsent: async (accepted, { visitor, caller }) => {
    await limitLookups(caller);
    const id = visitorConversationId(visitor.sessionId);
    return (await conversationStore.consents()).record(accepted, visitor, id);
  },
  debug: async ({ id, messageId }, { accountId }) =>
    conversationStore.debug(await conversationStore.ofAccount(accountId, id), messageId),
  feedback: async ({ id, messageId, ...opinion }, { accountId }) => {
    const conversation = await conversationStore.ofAccount(accountId, id);
    return { feedback: await conversationStore.giveFeedback(conversation, messageId, opinion) };
  },
  visitorNews: async ({ afterSeq, ...visited }, { visitor, caller }) => {
    await limitLookups(caller);
    requireScope(visitor, visited);
    const { newsOf } = await import("./handoff/news.ts");
    return newsOf(await visitorsConversation(visitor), afterSeq);
  },
  callPerson: async ({ wantsPerson, afterSeq, ...visited }, { visitor, caller }) => {
    await limitLookups(caller);
    requireScope(visitor, visited);
    const conversation = await visitorsConversation(visitor);
    if (!conversation)
      throw new AppError("not_found", "Ask your question first; then a person can see what it is about.");
    const [{ newsOf }, { request }] = await Promise.all([
      import("./handoff/news.ts"),
      import("./handoff/request.ts"),
    ]);
    const until = new Date(Date.now() + waitMinutes * 60_000).toISOString();
    return newsOf(await request(conversation, { wantsPerson, until }), afterSeq);
  },
  visitorFeedback: async ({ widgetId, ragSlug, messageId, ...opinion }, { visitor, caller }) => {
    await limitLookups(caller);
    requireScope(visitor, { widgetId, ragSlug });
    const id = visitorConversationId(visitor.sessionId);
    const conversation = await conversationStore.ofAccount(visitor.ownerId, id).catch((error) => {
      // A visitor names an answer alone, and a session has no conversation before its first question.
      throw isNotFound(error) ? new AppError("not_found", "Answer not found.") : error;
    });
    return { feedback: await conversationStore.giveFeedback(conversation, messageId, opinion) };
  },
});

const requireScope = (
  { scope }: Visitor,
  { widgetId, ragSlug }: { widgetId?: string | undefined; ragSlug?: string | undefined },
): void => {
  if (scope !== (widgetId ? `widget:${widgetId}` : `public:${ragSlug}`))
    throw new AppError("unauthenticated", "This chat session belongs to another page. Reload the page.");
};

/** Undefined before the first question, and for one that is not kept. */
const visitorsConversation = ({ ownerId, sessionId }: Visitor): Promise<Conversation | undefined> =>
  conversationStore.ofAccount(ownerId, visitorConversationId(sessionId)).catch((error) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });

const isNotFound = (error: unknown): boolean => error instanceof AppError && error.code === "not_found";
