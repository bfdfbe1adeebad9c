import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api/api.ts";
import { useAllPages } from "#web/ui/list/use-all-pages.ts";
import type { View } from "../use-filter.ts";

const minShown = 20;
/** Until conversations from before the search are prepared for it. */
const preparingMs = 2000;

const isPreparing = (data: { pages: { isPreparing?: true | undefined }[] } | undefined): boolean =>
  data?.pages.some((page) => page.isPreparing) ?? false;

/** The filtered conversations, a page at a time. Reads on while fewer than a screen of them are found. */
export const useConversations = ({ filter, order }: Pick<View, "filter" | "order">) => {
  const list = useInfiniteQuery({
    queryKey: ["history", "list", filter, order],
    queryFn: ({ pageParam }) =>
      api.history.list({ ...filter, order, cursor: pageParam, ...(filter.text && { limit: minShown }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isPreparing(state.data) ? preparingMs : false),
    staleTime: 0,
    meta: { failure: "Failed to load conversations" },
  });
  const items = list.data?.pages.flatMap((page) => page.items);
  useAllPages(list, items !== undefined && items.length < minShown && !list.isPlaceholderData);
  return { ...list, items, isPreparing: isPreparing(list.data) };
};

export type Conversations = ReturnType<typeof useConversations>;
