import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { visitorConversationId } from "#lambdas/core/visitor-conversation.ts";
import type { Visitor } from "#platform/access/visitor/visitor-token.ts";
import { serve } from "#platform/http/serve.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import { conversations } from "#shared/conversations/routes.ts";
import { AppError } from "#shared/errors.ts";
import { readBy } from "./readers.ts";
import { conversationStore, newConversation, type StoredConversation } from "./store.ts";

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
  messages: async ({ id, ...page }, member) => {
    const conversation = await readBy(member, id);
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
  debug: async ({ id, messageId }, member) => conversationStore.debug(await readBy(member, id), messageId),
  feedback: async ({ id, messageId, ...opinion }, { accountId }) => {
    const conversation = await conversationStore.ofAccount(accountId, id);
    return { feedback: await conversationStore.giveFeedback(conversation, messageId, opinion) };
  },
  visitorNews: async ({ afterSeq, seenSeq, ...visited }, { visitor, caller }) => {
    await limitLookups(caller);
    requireScope(visitor, visited);
    return (await asking()).readNews(await visitorsConversation(visitor), { afterSeq, seenSeq });
  },
  callPerson: async ({ wantsPerson, afterSeq, ...visited }, { visitor, caller }) => {
    await limitLookups(caller);
    requireScope(visitor, visited);
    return (await asking()).callPerson(await visitorsConversation(visitor), { wantsPerson, afterSeq });
  },
  leaveAddress: async ({ email, language, afterSeq, ...visited }, { visitor, caller }) => {
    await limitLookups(caller);
    requireScope(visitor, visited);
    return (await asking()).takeAddress(await visitorsConversation(visitor), { email, language, afterSeq });
  },
  resume: async ({ token }, { caller }) => {
    await limitLookups(caller);
    return (await import("./handoff/resume/resume.ts")).resume(token);
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

/** Loaded on first use: most visitors never ask for a person. */
const asking = () => import("./handoff/asking/visitor.ts");

const requireScope = (
  { scope }: Visitor,
  { widgetId, ragSlug }: { widgetId?: string | undefined; ragSlug?: string | undefined },
): void => {
  if (scope !== (widgetId ? `widget:${widgetId}` : `public:${ragSlug}`))
    throw new AppError("unauthenticated", "This chat session belongs to another page. Reload the page.");
};

/** Undefined before the first question, and for one that is not kept. */
const visitorsConversation = ({ ownerId, sessionId }: Visitor): Promise<StoredConversation | undefined> =>
  conversationStore.ofAccount(ownerId, visitorConversationId(sessionId)).catch((error) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });

const isNotFound = (error: unknown): boolean => error instanceof AppError && error.code === "not_found";
