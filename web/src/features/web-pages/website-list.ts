import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";

const pollMs = 1000;

/** A chatbot's websites, newest first; read every second while one is being read. A chatbot has at most twenty. */
export const websiteList = (chatbotId: string) =>
  queryOptions({
    queryKey: ["webPages", "list", { chatbotId }],
    queryFn: () => api.webPages.list({ chatbotId, limit: 100 }),
    refetchInterval: ({ state }) => (state.data?.items.some(({ is_reading }) => is_reading) ? pollMs : false),
  });
