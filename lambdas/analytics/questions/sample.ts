import { channelOf, conversationStore, type StoredConversation } from "#lambdas/conversations/store.ts";

interface Wanted {
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  chatbotId?: string | undefined;
  isMeant(conversation: StoredConversation): boolean;
  /** Conversations of the period, if that is known. */
  total: number;
}

/** More are not read for one request; they are then taken evenly from the period. */
const most = 500;
const slices = 25;
const atOnce = 5;

/** Conversations of visitors and programs that started in the period: all of them, or as many from each part of it. */
export const sampleOf = async (accountId: string, wanted: Wanted): Promise<StoredConversation[]> => {
  if (wanted.total <= most) return read(accountId, wanted, most);
  const length = (wanted.to - wanted.from) / slices;
  const parts = Array.from({ length: slices }, (_, at) => ({
    ...wanted,
    from: wanted.from + at * length,
    to: wanted.from + (at + 1) * length,
  }));
  const found: StoredConversation[] = [];
  for (let at = 0; at < slices; at += atOnce)
    for (const some of await Promise.all(
      parts.slice(at, at + atOnce).map((part) => read(accountId, part, most / slices)),
    ))
      found.push(...some);
  return found;
};

const read = async (
  accountId: string,
  { from, to, chatbotId, isMeant }: Wanted,
  limit: number,
): Promise<StoredConversation[]> => {
  const { listByStart } = await conversationStore.history();
  const query = {
    since: new Date(from).toISOString(),
    before: new Date(to).toISOString(),
    isMeant: ({
      rag_system_id,
      is_public_session,
    }: {
      rag_system_id: string;
      is_public_session?: boolean | undefined;
    }) => is_public_session !== false && (!chatbotId || rag_system_id === chatbotId),
  };
  const found: StoredConversation[] = [];
  for await (const group of listByStart(accountId, query)) {
    for (const { conversation } of group)
      if (channelOf(conversation) !== "test" && isMeant(conversation)) found.push(conversation);
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
};
