import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";

/** The owner's chatbots, newest first, a page at a time. */
export const useChatbots = () =>
  useInfiniteQuery({
    queryKey: ["chatbots", "list", "pages"],
    queryFn: ({ pageParam }) => api.chatbots.list({ cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
    select: ({ pages }) => pages.flatMap((page) => page.items),
  });
