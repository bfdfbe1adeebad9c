import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { query } from "../../lib/api/api.ts";
import { activeByName, chatbotPages } from "./chatbot-pages.ts";

interface Choices {
  /** Active chatbots by name, with every page read while the picker is open. */
  chatbots: Chatbot[];
  chosen: Chatbot | undefined;
  isLoading: boolean;
  isFailed: boolean;
}

export const useChoices = (value: string | undefined, isOpen: boolean): Choices => {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, isError } =
    useInfiniteQuery(chatbotPages);
  useEffect(() => {
    if (isOpen && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isOpen, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const chatbots = activeByName(data?.pages.flatMap(({ items }) => items) ?? []);
  const listed = chatbots.find(({ id }) => id === value);
  const named = useQuery({
    ...query("chatbots", "get", { id: value ?? "" }),
    enabled: Boolean(value && data && !listed),
  });
  return {
    chatbots,
    chosen: listed ?? named.data,
    isLoading: !data || hasNextPage,
    isFailed: isError || isFetchNextPageError,
  };
};
