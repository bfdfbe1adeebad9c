import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api/api.ts";
import type { View } from "./use-view.ts";

const pageLength = 24;

/** The templates that match, the last changed first, a page at a time. */
export const useTemplates = ({ search, domain }: Pick<View, "search" | "domain">) =>
  useInfiniteQuery({
    queryKey: ["knowledgeTemplates", "list", { search, domain }],
    queryFn: ({ pageParam }) =>
      api.knowledgeTemplates.list({
        search,
        domain,
        limit: pageLength,
        ...(pageParam && { cursor: pageParam }),
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.cursor,
    select: ({ pages }) => ({
      items: pages.flatMap((page) => page.items),
      total: pages[0]?.total ?? 0,
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: "Failed to load knowledge templates" },
  });

export type Templates = ReturnType<typeof useTemplates>;
