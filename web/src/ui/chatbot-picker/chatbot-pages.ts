import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { api } from "../../lib/api/api.ts";

/** The owner's chatbots, newest first, a hundred at a time; the key is the picker's own. */
export const chatbotPages = infiniteQueryOptions({
  queryKey: ["chatbots", "list", "picker"],
  queryFn: ({ pageParam }) => api.chatbots.list({ limit: 100, cursor: pageParam }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ cursor }) => cursor,
});

export const activeByName = (chatbots: Chatbot[]): Chatbot[] =>
  chatbots.filter(({ status }) => status === "active").sort((a, b) => a.name.localeCompare(b.name));
