import type * as z from "zod";
import { chatbotStore } from "#lambdas/chatbots/store.ts";
import { conversationStore, type StoredConversation } from "#lambdas/conversations/store.ts";
import { type MonitoredConversation, type monitoring, mostRecent } from "#shared/contract/monitoring.ts";
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
    (view !== "public" || one.is_public_session) &&
    (!since || one.last_activity_at >= since) &&
    (!wanted || searched(one, names.get(one.rag_system_id)).some((text) => text.includes(wanted)));
  const { items, ...rest } =
    view === "interventions"
      ? await intervened(accountId, isMeant)
      : await (await conversationStore.history()).listByActivity(accountId, {
          order: "newest",
          limit: view === "recent" ? mostRecent : limit,
          cursor: view === "recent" ? undefined : cursor,
          since,
          isMeant,
        });
  const shown = items.map((one) => shownAs(one, names.get(one.rag_system_id)));
  return view === "recent" ? { items: shown } : { ...rest, items: shown };
};

const hours = { hour: 1, day: 24, week: 7 * 24 };

const searched = (
  { title, session_id, visitor_info: { name, email } }: StoredConversation,
  chatbot: string | undefined,
): string[] =>
  [chatbot, title, session_id, name, email].flatMap((text) => (text ? [text.toLowerCase()] : []));

/** They are as few as people could write in, so they come in one page. */
const intervened = async (
  accountId: string,
  isMeant: (one: StoredConversation) => boolean,
): Promise<{ items: StoredConversation[] }> => {
  const { allIntervened } = await conversationStore.handoff();
  const items = (await Array.fromAsync(allIntervened(accountId))).filter(isMeant);
  return { items: items.toSorted((one, other) => (one.last_activity_at < other.last_activity_at ? 1 : -1)) };
};
