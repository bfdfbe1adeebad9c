import type * as z from "zod";
import { conversationStore, type StoredConversation } from "#lambdas/conversations/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { type MonitoredConversation, type monitoring, mostRecent } from "#shared/monitoring/routes.ts";
import { shownAs } from "./monitored.ts";

type Query = z.output<(typeof monitoring)["list"]["input"]>;

interface Page {
  items: MonitoredConversation[];
  cursor?: string;
}

/** A page of an account's conversations by their last activity. */
export const list = async (
  accountId: string,
  { range, view, search, limit, cursor }: Query,
  now = Date.now(),
): Promise<Page> => {
  const since = range === "all" ? undefined : new Date(now - hours[range] * 3_600_000).toISOString();
  const chatbots = await Array.fromAsync(chatbotStore.all(accountId));
  const names = new Map(chatbots.map(({ id, name }) => [id, name]));
  const wanted = search.toLowerCase();
  const isMeant = (one: StoredConversation): boolean =>
    // applicants are seen in the candidates' list
    one.channel !== "interview" &&
    (view !== "public" || one.is_public_session) &&
    (!wanted || searched(one, names.get(one.rag_system_id)).some((text) => text.includes(wanted)));
  const isRecent = view === "recent";
  const { items, ...rest } = await (await conversationStore.history()).listByActivity(accountId, {
    order: "newest",
    limit: isRecent ? mostRecent : limit,
    cursor,
    since,
    isIntervened: view === "interventions",
    isMeant,
  });
  const shown = items.map((one) => shownAs(one, names.get(one.rag_system_id)));
  // a page short of conversations is not the end: those before may fit
  return isRecent && items.length === mostRecent ? { items: shown } : { ...rest, items: shown };
};

const hours = { hour: 1, day: 24, week: 7 * 24 };

const searched = (
  { title, session_id, visitor_info: { name, email } }: StoredConversation,
  chatbot: string | undefined,
): string[] =>
  [chatbot, title, session_id, name, email].flatMap((text) => (text ? [text.toLowerCase()] : []));
