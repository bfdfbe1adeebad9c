import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api/api.ts";

/** The latest messages of a conversation and those of the pages before, oldest first. */
export const useMessages = (id: string) => {
  const pages = useInfiniteQuery({
    queryKey: ["conversations", "messages", "history", id],
    queryFn: ({ pageParam }) => api.conversations.messages({ id, limit: 100, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
    meta: { failure: "Failed to load messages" },
  });
  return {
    ...pages,
    consents: pages.data?.pages[0]?.consents ?? [],
    conversation: pages.data?.pages[0]?.conversation,
    items: pages.data?.pages.toReversed().flatMap((page) => page.items),
  };
};
