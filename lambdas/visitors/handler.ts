import { shownStarters } from "#lambdas/core/chatbots/shown-starters.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { readLogo } from "#lambdas/widgets/logo/store.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";
import type { Caller } from "#platform/access/origin/caller.ts";
import { requireAllowed } from "#platform/access/visitor/require-allowed.ts";
import {
  refreshableSession,
  signVisitorToken,
  type Visitor,
} from "#platform/access/visitor/visitor-token.ts";
import { serveWithFiles } from "#platform/http/file.ts";
import { limitLookups, limitSessions } from "#platform/rate-limit/visitor-limits.ts";
import { newId } from "#platform/table/new-id.ts";
import { AppError } from "#shared/errors.ts";
import { type VisitorIdentity, visitors } from "#shared/visitors/routes.ts";
import { lookOf } from "#shared/widgets/look.ts";
import { embedPage } from "./embed-page.ts";
import { publicOwnerId } from "./public-owner-id.ts";
import { type IdentifyingWidget, readIdentity } from "./read-identity.ts";

export const handler = serveWithFiles(visitors, {
  chatbot: async ({ slug }, { caller }) => {
    await limitLookups(caller);
    const { chatbot } = await chatbotStore.published(slug);
    return {
      ...chatbot,
      user_id: await publicOwnerId(chatbot.user_id),
      keeps_conversations: chatbot.keeps_page ?? false,
      starters: shownStarters(chatbot),
    };
  },
  widget: async ({ id }, { caller }) => {
    await limitLookups(caller);
    const widget = await widgetStore.active(id);
    requireAllowed(widget.allowed_domains, caller);
    const chatbot = await chatbotStore.ofAccount(widget.user_id, widget.rag_system_id);
    const { opening_question } = chatbot;
    const { starterQuestions: own } = widget.behavior;
    const starterQuestions = own.length > 0 ? own : shownStarters(chatbot);
    return {
      ...widget,
      look: lookOf(widget.theme),
      behavior: { ...widget.behavior, starterQuestions },
      ...(opening_question && { opening_question }),
    };
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
  session: async ({ widgetId, ragSlug, token, identity: signed }, { caller }) => {
    await limitLookups(caller);
    const visited = await chatbotOf({ widgetId, ragSlug }, caller);
    await limitSessions(visited, caller);
    const named = signed === undefined ? undefined : await readIdentity(signed, visited.widget);
    const former = token ? await refreshableSession(token, visited.scope) : undefined;
    const { sessionId, identity } = sessionFor(former, named);
    const { widget: _, ...visit } = visited;
    const fresh = await signVisitorToken({ ...visit, sessionId, ...(identity && { identity }) });
    return { session_id: sessionId, ...fresh, ...(identity && { identity }) };
  },
});

const yearSeconds = 31_536_000;

/** A session goes on, unless it is another visitor's. */
const sessionFor = (
  former: Pick<Visitor, "sessionId" | "identity"> | undefined,
  named: VisitorIdentity | undefined,
): Pick<Visitor, "sessionId" | "identity"> => {
  const isAnothers = named && former?.identity && former.identity.id !== named.id;
  if (!former || isAnothers) return { sessionId: newId("session"), identity: named };
  return { sessionId: former.sessionId, identity: named ?? former.identity };
};

const chatbotOf = async (
  { widgetId, ragSlug }: { widgetId?: string | undefined; ragSlug?: string | undefined },
  caller: Caller,
): Promise<Omit<Visitor, "sessionId"> & { widget?: IdentifyingWidget }> => {
  if (widgetId) {
    const widget = await widgetStore.active(widgetId);
    const { id, user_id, rag_system_id, allowed_domains } = widget;
    requireAllowed(allowed_domains, caller);
    return { scope: `widget:${id}`, ownerId: user_id, chatbotId: rag_system_id, widget };
  }
  if (ragSlug) {
    const { chatbot } = await chatbotStore.published(ragSlug);
    return { scope: `public:${ragSlug}`, ownerId: chatbot.user_id, chatbotId: chatbot.id };
  }
  throw new AppError("invalid", "Send a widgetId or a ragSlug.");
};
