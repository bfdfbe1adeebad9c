import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { pollMs } from "../list/document-list.ts";

/** A chatbot's websites, newest first; read every second while one is being read. A chatbot has at most twenty. */
export const websiteList = (chatbotId: string) =>
  queryOptions({
    queryKey: ["webPages", "list", { chatbotId }],
    queryFn: () => api.webPages.list({ chatbotId, limit: 100 }),
    refetchInterval: ({ state }) => (state.data?.items.some(({ is_reading }) => is_reading) ? pollMs : false),
  });
