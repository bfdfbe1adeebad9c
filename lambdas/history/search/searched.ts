import { conversationStore } from "#lambdas/conversations/store.ts";
import { matches } from "#platform/search/messages/occurrences.ts";
import type { MessageFilter } from "#platform/search/messages/port.ts";
import { type Clause, readQuery } from "#platform/search/messages/query.ts";
import type { HistoryFilter } from "#shared/history/routes.ts";

/** The part of a selection that the index of messages answers. */
export interface Searched {
  filter: MessageFilter;
  /** Whether all conversations of the account are in the index. */
  isPrepared: boolean;
}

interface Search extends Partial<HistoryFilter> {
  /** ISO time; conversations that started before it are left out. */
  since: string | undefined;
  /** The names of the account's chatbots by id. */
  names: Map<string, string>;
}

/** The question to the index. Starts to prepare conversations from before the index. */
export const searchedOf = async (
  accountId: string,
  { text = "", chatbotId, session, outcome, channel, feedback, since, names }: Search,
): Promise<Searched> => ({
  filter: {
    accountId,
    clauses: readQuery(text).map((clause) => ({ ...clause, chatbotIds: namedBy(clause, names) })),
    chatbotId,
    isPublic: session === "public" ? true : session === "private" ? false : undefined,
    isRefused: outcome === "unanswered" ? true : outcome === "answered" ? false : undefined,
    channel: channel === "any" ? undefined : channel,
    opinion: feedback === "any" ? undefined : feedback,
    since,
  },
  isPrepared: await (await conversationStore.history()).ensureIndexed(accountId),
});

const namedBy = (clause: Clause, names: Map<string, string>): string[] =>
  [...names].flatMap(([id, name]) => (matches(name, clause) ? [id] : []));
