import { chatbotStore } from "#lambdas/chatbots/store.ts";
import { readLogo } from "#lambdas/widgets/logo/store.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";
import type { Caller } from "#platform/access/caller.ts";
import { requireAllowed } from "#platform/access/require-allowed.ts";
import { refreshableSession, signVisitorToken, type Visitor } from "#platform/access/visitor-token.ts";
import { serveWithFiles } from "#platform/http/file.ts";
import { limitLookups, limitSessions } from "#platform/rate-limit/visitor-limits.ts";
import { newId } from "#platform/table/new-id.ts";
import { visitors } from "#shared/contract/visitors.ts";
import { AppError } from "#shared/errors.ts";
import { embedPage } from "./embed-page.ts";
import { publicOwnerId } from "./public-owner-id.ts";

export const handler = serveWithFiles(visitors, {
  chatbot: async ({ slug }, { caller }) => {
    await limitLookups(caller);
    const { chatbot } = await chatbotStore.published(slug);
    return { ...chatbot, user_id: await publicOwnerId(chatbot.user_id) };
  },
  widget: async ({ id }, { caller }) => {
    await limitLookups(caller);
    const widget = await widgetStore.active(id);
    requireAllowed(widget.allowed_domains, caller);
    const { opening_question } = await chatbotStore.ofAccount(widget.user_id, widget.rag_system_id);
    return { ...widget, ...(opening_question && { opening_question }) };
  },
  logo: async ({ logo }, { caller }) => {
    await limitLookups(caller);
    // a script in it could not run, even if it were shown as a page
    const policy = "default-src 'none'; sandbox; frame-ancestors 'none'";
    return { ...(await readLogo(logo)), policy, cacheSeconds: yearSeconds };
  },
  embed: async ({ id }, { caller }) => {
    await limitLookups(caller);
    return embedPage(id, caller);
  },
  session: async ({ widgetId, ragSlug, token }, { caller }) => {
    await limitLookups(caller);
    const visited = await chatbotOf({ widgetId, ragSlug }, caller);
    await limitSessions(visited, caller);
    const sessionId = (token && (await refreshableSession(token, visited.scope))) || newId("session");
    return { session_id: sessionId, ...(await signVisitorToken({ ...visited, sessionId })) };
  },
});

const yearSeconds = 31_536_000;

const chatbotOf = async (
  { widgetId, ragSlug }: { widgetId?: string | undefined; ragSlug?: string | undefined },
  caller: Caller,
): Promise<Omit<Visitor, "sessionId">> => {
  if (widgetId) {
    const { id, user_id, rag_system_id, allowed_domains } = await widgetStore.active(widgetId);
    requireAllowed(allowed_domains, caller);
    return { scope: `widget:${id}`, ownerId: user_id, chatbotId: rag_system_id };
  }
  if (ragSlug) {
    const { chatbot } = await chatbotStore.published(ragSlug);
    return { scope: `public:${ragSlug}`, ownerId: chatbot.user_id, chatbotId: chatbot.id };
  }
  throw new AppError("invalid", "Send a widgetId or a ragSlug.");
};
