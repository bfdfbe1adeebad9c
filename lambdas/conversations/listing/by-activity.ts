import { aggregateStore } from "#lambdas/analytics/store.ts";
import { decodeCursor, encodeCursor } from "#platform/table/cursor.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import {
  activity,
  activityKeys,
  activityPartition,
  conversationEntity,
  type StoredConversation,
} from "../entities.ts";

export interface ActivityQuery {
  order: "newest" | "oldest";
  limit: number;
  cursor?: string | undefined;
  /** ISO time; conversations without activity since then are left out. */
  since?: string | undefined;
  chatbotId?: string | undefined;
  /** Whether a conversation is listed; absent if all are. */
  isMeant?: ((conversation: StoredConversation) => boolean) | undefined;
}

interface Page {
  items: StoredConversation[];
  cursor?: string;
}

/** A chatbot with so few conversations is read whole; one with more is found often enough among the account's. */
const mostReadWhole = 500;
const readAtOnce = 500;
/** A page ends behind so many conversations of the account even if it is not full. */
const mostRead = 4000;

/** A page of the account's conversations by their last activity. */
export const listByActivity = async (accountId: string, query: ActivityQuery): Promise<Page> => {
  const { chatbotId } = query;
  if (!chatbotId) return scan(accountId, query);
  const [counts] = await (await aggregateStore.ofChatbots()).ofAll(accountId, [chatbotId]);
  return counts && counts.conversations <= mostReadWhole
    ? ofChatbot(accountId, chatbotId, query)
    : scan(accountId, query);
};

const scan = async (
  accountId: string,
  { order, limit, since, chatbotId, isMeant = () => true, cursor: first }: ActivityQuery,
): Promise<Page> => {
  const items: StoredConversation[] = [];
  let cursor = first;
  for (let read = 0; read < mostRead; read += readAtOnce) {
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
    const meant = page.items.filter((one) => (!chatbotId || one.rag_system_id === chatbotId) && isMeant(one));
    items.push(...meant);
    if (items.length > limit) return cut(items, limit);
    cursor = page.cursor;
    if (!cursor || items.length === limit) break;
  }
  return { items, ...(cursor && { cursor }) };
};

const ofChatbot = async (
  accountId: string,
  chatbotId: string,
  { order, limit, since, cursor, isMeant = () => true }: ActivityQuery,
): Promise<Page> => {
  const after = decodeCursor(cursor, "gsi1pk", activityPartition(accountId))?.gsi1sk;
  const direction = order === "newest" ? -1 : 1;
  const all = { pk: key("chatbot", chatbotId), prefix: keyPrefix("conversation") };
  const meant = (await Array.fromAsync(conversationEntity.all(all)))
    .filter((one) => one.user_id === accountId && isMeant(one) && (!since || one.last_activity_at >= since))
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
