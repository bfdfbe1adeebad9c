import type { Conversation, Message } from "#shared/conversations/shapes.ts";
import { activityPartition, conversationEntity } from "./entities.ts";
import { type Ending, endingOf, eventEntity, eventsIn, isMessage } from "./event.ts";
import { isInterview } from "./interview.ts";

/** An answered question, as its account's record. */
export interface Query {
  id: string;
  user_id: string;
  rag_system_id: string;
  conversation_id: string;
  query: string;
  response: string;
  outcome: Ending;
  response_time_ms: number | null;
  token_count: number | null;
  context_chunks: Message["context_chunks"];
  created_at: string;
}

/** The answered questions among a conversation's messages, oldest first; a record has the id of its answer. */
export const queriesIn = (
  { id, user_id, rag_system_id }: Pick<Conversation, "id" | "user_id" | "rag_system_id">,
  messages: Message[],
): Query[] =>
  messages.flatMap((asked, at) => {
    const answer = messages[at + 1];
    if (asked.message_type !== "user" || answer?.message_type !== "assistant") return [];
    return {
      id: answer.id,
      user_id,
      rag_system_id,
      conversation_id: id,
      query: asked.content,
      response: answer.content,
      outcome: endingOf(answer.metadata),
      response_time_ms: answer.response_time_ms,
      token_count: answer.token_count,
      context_chunks: answer.context_chunks,
      created_at: asked.created_at,
    };
  });

/** More of one conversation are not among the latest. */
const latestEvents = 100;

/** The queries among a conversation's last events, oldest first; the answers of a job interview ask nothing. */
export const latestQueries = async (conversation: Conversation): Promise<Query[]> => {
  if (isInterview(conversation)) return [];
  const query = { ...eventsIn(conversation.id), newestFirst: true, limit: latestEvents };
  const { items } = await eventEntity.list(query);
  return queriesIn(conversation, items.reverse().filter(isMessage));
};

interface Wanted {
  /** ISO time; queries before it are left out. */
  since: string;
  limit: number;
  isMeant(conversation: Conversation): boolean;
}

/** A request reads no more conversations; those after them are long past. */
const maxConversations = 2_000;

/** The account's latest queries, newest first. */
export const recentQueries = async (
  accountId: string,
  { since, limit, isMeant }: Wanted,
): Promise<Query[]> => {
  let found: Query[] = [];
  let read = 0;
  const byActivity = {
    pk: activityPartition(accountId),
    prefix: "",
    index: "gsi1",
    newestFirst: true,
  } as const;
  for await (const conversation of conversationEntity.all(byActivity)) {
    const { last_activity_at } = conversation;
    const last = found[limit - 1]?.created_at ?? since;
    if (last_activity_at < last || ++read > maxConversations) break;
    if (!isMeant(conversation)) continue;
    const queries = (await latestQueries(conversation)).filter(({ created_at }) => created_at >= since);
    found = [...found, ...queries]
      .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
      .slice(0, limit);
  }
  return found;
};
