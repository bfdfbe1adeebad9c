import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { MonitoredConversation } from "#shared/monitoring/routes.ts";
import { api } from "#web/lib/api/api.ts";
import type { View } from "../use-view.ts";

interface Page {
  items: MonitoredConversation[];
  cursor?: string;
}

/** A list with more pages than this is not read whole at each change. */
const maxReadAgain = 2;

/**
 * Reads the shown list again after a change. Of a long one only the first page, in which what changed stands now; what
 * that page pushes out stays behind it.
 */
export const readNewest = async (client: QueryClient): Promise<void> => {
  const lists = client.getQueryCache().findAll({ queryKey: ["monitoring", "list"], type: "active" });
  await Promise.all(
    lists.map(async ({ queryKey }) => {
      const known = client.getQueryData<InfiniteData<Page>>(queryKey);
      if (!known || known.pages.length <= maxReadAgain)
        return client.invalidateQueries({ queryKey, exact: true });
      const { items } = await api.monitoring.list(queryKey[2] as View["filter"]);
      client.setQueryData<InfiniteData<Page>>(queryKey, (latest) => latest && withNewest(latest, items));
    }),
  );
};

/** The conversations of a new first page before those that were read, each once. */
export const withNewest = (
  { pages, pageParams }: InfiniteData<Page>,
  newest: MonitoredConversation[],
): InfiniteData<Page> => {
  const ids = new Set(newest.map(({ id }) => id));
  const others = pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => !ids.has(id)) }));
  const [first = { items: [] }, ...rest] = others;
  return { pages: [{ ...first, items: [...newest, ...first.items] }, ...rest], pageParams };
};
