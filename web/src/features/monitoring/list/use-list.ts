import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { MonitoredConversation } from "#shared/monitoring/routes.ts";
import { api } from "#web/lib/api/api.ts";
import { useAllPages } from "#web/ui/list/use-all-pages.ts";
import type { View } from "../use-view.ts";

/** The contract's `mostRecent`, whose module would bring zod. */
const maxRecent = 20;
/** While nothing is pushed. */
const pollMs = 10_000;

/** The filtered conversations, the latest active first; reads on while fewer than a screen of them are found. */
export const useList = (filter: View["filter"], { isLive }: { isLive: boolean | undefined }) => {
  const list = useInfiniteQuery({
    queryKey: ["monitoring", "list", filter],
    queryFn: ({ pageParam }) => api.monitoring.list({ ...filter, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }, pages) =>
      filter.view === "recent" && itemsOf(pages).length >= maxRecent ? undefined : cursor,
    placeholderData: keepPreviousData,
    refetchInterval: isLive === false ? pollMs : false,
    staleTime: 0,
    meta: { failure: "Failed to load conversations" },
  });
  const read = list.data && itemsOf(list.data.pages);
  const items = filter.view === "recent" ? read?.slice(0, maxRecent) : read;
  useAllPages(list, items !== undefined && items.length < maxRecent && !list.isPlaceholderData);
  return { ...list, items };
};

/** A conversation that became active between two pages is on both; the first one is the newer state. */
const itemsOf = (pages: { items: MonitoredConversation[] }[]): MonitoredConversation[] => {
  const items = new Map<string, MonitoredConversation>();
  for (const one of pages.flatMap((page) => page.items)) if (!items.has(one.id)) items.set(one.id, one);
  return [...items.values()];
};

export type List = ReturnType<typeof useList>;
