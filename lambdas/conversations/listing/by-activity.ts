import { aggregateStore } from "#lambdas/core/counters/store.ts";
import { decodeCursor, encodeCursor } from "#platform/table/cursor.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import {
  activity,
  activityKeys,
  activityPartition,
  conversationEntity,
  type StoredConversation,
} from "../entities.ts";
import { intervenedUpTo } from "../handoff/intervened.ts";

export interface ActivityQuery {
  order: "newest" | "oldest";
  limit: number;
  cursor?: string | undefined;
  /** ISO time; conversations without activity since then are left out. */
  since?: string | undefined;
  chatbotId?: string | undefined;
  /** Only those in which a person wrote. */
  isIntervened?: boolean | undefined;
  /** Whether a conversation is listed; absent if all are. */
  isMeant?: ((conversation: StoredConversation) => boolean) | undefined;
}

interface Page {
  items: StoredConversation[];
  cursor?: string;
}

/** So few conversations of a chatbot or with interventions are read whole; more of them are found often enough among the account's. */
const maxReadWhole = 500;
const readAtOnce = 500;
/** A page ends behind so many conversations of the account even if it is not full. */
const maxRead = 4000;

/** A page of the account's conversations by their last activity. */
export const listByActivity = async (accountId: string, query: ActivityQuery): Promise<Page> => {
  const few = await fewOf(accountId, query);
  return few ? pageOf(few, accountId, query) : scan(accountId, query);
};

/** All conversations that may be meant; undefined if they are many. */
const fewOf = async (
  accountId: string,
  { chatbotId, isIntervened }: ActivityQuery,
): Promise<StoredConversation[] | undefined> => {
  if (isIntervened) return intervenedUpTo(maxReadWhole, accountId);
  if (!chatbotId) return undefined;
  const [counts] = await (await aggregateStore.ofChatbots()).ofAll(accountId, [chatbotId]);
  if (!counts || counts.conversations > maxReadWhole) return undefined;
  const all = { pk: key("chatbot", chatbotId), prefix: keyPrefix("conversation") };
  return Array.fromAsync(conversationEntity.all(all));
};

const isWanted = (
  { chatbotId, isIntervened, since, isMeant = () => true }: ActivityQuery,
  one: StoredConversation,
): boolean =>
  (!chatbotId || one.rag_system_id === chatbotId) &&
  (!isIntervened || one.has_intervention === true) &&
  (!since || one.last_activity_at >= since) &&
  isMeant(one);

const scan = async (accountId: string, query: ActivityQuery): Promise<Page> => {
  const { order, limit, since, cursor: first } = query;
  const items: StoredConversation[] = [];
  let cursor = first;
  for (let read = 0; read < maxRead; read += readAtOnce) {
    const page = await conversationEntity.list({
      pk: activityPartition(accountId),
      prefix: "",
      index: "gsi1",
      from: since,
      newestFirst: order === "newest",
      // Usually all of the first ones are meant: nearly all that were active in a period also started in it.
      limit: read === 0 ? limit : readAtOnce,
      cursor,
    });
    items.push(...page.items.filter((one) => isWanted(query, one)));
    if (items.length > limit) return cut(items, limit);
    cursor = page.cursor;
    if (!cursor || items.length === limit) break;
  }
  return { items, ...(cursor && { cursor }) };
};

const pageOf = (few: StoredConversation[], accountId: string, query: ActivityQuery): Page => {
  const { order, limit, cursor } = query;
  const after = decodeCursor(cursor, "gsi1pk", activityPartition(accountId))?.gsi1sk;
  const direction = order === "newest" ? -1 : 1;
  const meant = few
    .filter((one) => one.user_id === accountId && isWanted(query, one))
    .map((conversation) => ({ conversation, place: activity(conversation) }))
    .filter(({ place }) => after === undefined || (place < after ? -1 : 1) === direction)
    .filter(({ place }) => place !== after)
    .sort((one, other) => (one.place < other.place ? -direction : direction))
    .map(({ conversation }) => conversation);
  return meant.length > limit ? cut(meant, limit) : { items: meant };
};

const cut = (found: StoredConversation[], limit: number): Page => {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const cursor = last && encodeCursor(activityKeys(last));
  return { items, ...(cursor && { cursor }) };
};
