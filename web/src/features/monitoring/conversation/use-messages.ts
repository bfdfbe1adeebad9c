import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Message } from "#shared/conversations/shapes.ts";
import { api } from "#web/lib/api/api.ts";

/** Messages of a conversation that are read, oldest first without gaps. */
export interface Messages {
  items: Message[];
  /** Reads the page before the first of them; absent once all are read. */
  cursor: string | undefined;
}

const limit = 100;
const keyOf = (id: string) => ["monitoring", "messages", id];

/** All messages of a conversation: the latest page first, then those before. Reading again adds what is new. */
export const useMessages = (id: string, { isLive }: { isLive: boolean | undefined }) => {
  const client = useQueryClient();
  const messages = useQuery({
    queryKey: keyOf(id),
    queryFn: async (): Promise<Messages> => {
      const known = client.getQueryData<Messages>(keyOf(id));
      const last = known?.items.at(-1);
      if (last) {
        const next = await readAfter(id, last.seq);
        return added(client.getQueryData<Messages>(keyOf(id)), next);
      }
      const { items, cursor } = await api.conversations.messages({ id, limit });
      return { items, cursor };
    },
    refetchInterval: isLive === false ? 5000 : false,
    staleTime: 0,
    structuralSharing: false,
    meta: { failure: "Failed to load conversation messages" },
  });
  const cursor = messages.data?.cursor;
  useEffect(() => {
    if (!cursor) return;
    let isLeft = false;
    void api.conversations.messages({ id, limit, cursor }).then(
      (page) => {
        if (!isLeft) change(client, id, (known) => (known.cursor === cursor ? before(page, known) : known));
      },
      // the next reading tries again
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [client, id, cursor]);
  return messages;
};

/** Adds a message that the server has just stored, unless others came before it. */
export const addMessage = (client: QueryClient, message: Message): void =>
  change(client, message.conversation_id, (known) =>
    known.items.at(-1)?.seq === message.seq - 1 ? added(known, [message]) : known,
  );

const change = (client: QueryClient, id: string, update: (known: Messages) => Messages): void => {
  client.setQueryData<Messages>(keyOf(id), (known) => known && update(known));
};

const before = (page: Messages | { items: Message[]; cursor?: string | undefined }, known: Messages) => ({
  items: [...page.items, ...known.items],
  cursor: page.cursor,
});

/** The messages with those that follow; what is there already is left out. */
export const added = (known: Messages | undefined, next: Message[]): Messages => {
  const { items, cursor } = known ?? { items: [], cursor: undefined };
  const last = items.at(-1)?.seq ?? 0;
  const fresh = next.filter(({ seq }) => seq > last);
  return known && fresh.length === 0 ? known : { items: [...items, ...fresh], cursor };
};

/** A page covers as many events as its limit, of which some may be no messages. */
const readAfter = async (id: string, seq: number): Promise<Message[]> => {
  const { items, conversation } = await api.conversations.messages({ id, limit, afterSeq: seq });
  const end = seq + limit;
  return end < conversation.last_seq ? [...items, ...(await readAfter(id, end))] : items;
};
