import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../lib/api/api.ts";

/**
 * The owner's widgets, newest first, a hundred at a time. With `chatbotId` only that chatbot's, for which every page is
 * read: the server lists the widgets of all chatbots together.
 */
export const useWidgets = (chatbotId?: string) => {
  const list = useInfiniteQuery({
    queryKey: ["widgets", "list", "pages"],
    queryFn: ({ pageParam }) => api.widgets.list({ limit: 100, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    meta: { failure: "Failed to load data" },
  });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const readsAll = chatbotId !== undefined && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (readsAll && !isFetchingNextPage) void fetchNextPage();
  }, [readsAll, isFetchingNextPage, fetchNextPage]);
  const widgets = list.data?.pages
    .flatMap(({ items }) => items)
    .filter((widget) => !chatbotId || widget.rag_system_id === chatbotId);
  return {
    widgets,
    error: list.error,
    refetch: list.refetch,
    isPending: list.isPending || (readsAll && widgets?.length === 0),
    isLoadingMore: isFetchingNextPage,
    onShowMore: hasNextPage && !readsAll ? () => void fetchNextPage() : undefined,
  };
};
