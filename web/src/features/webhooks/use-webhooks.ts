import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { query } from "../../lib/api/api.ts";
import { chatbotPages } from "../../ui/chatbot-picker/chatbot-pages.ts";
import { useAllPages } from "../../ui/list/use-all-pages.ts";

const everyMs = 5000;

/** The account's endpoints with their figures, newest first, read again while the page is open. */
export const useWebhooks = () =>
  useQuery({
    ...query("webhooks", "list", {}),
    meta: { failure: "Failed to load webhooks" },
    refetchInterval: everyMs,
  });

/** The names of the account's chatbots by their ids, as far as they are read. */
export const useChatbotNames = (isNeeded: boolean): Map<string, string> => {
  const pages = useInfiniteQuery({ ...chatbotPages, enabled: isNeeded });
  useAllPages(pages, isNeeded);
  const chatbots = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  return new Map(chatbots.map(({ id, name }) => [id, name]));
};
