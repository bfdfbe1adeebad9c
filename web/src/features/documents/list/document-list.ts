import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Document } from "#shared/documents/document.ts";
import { api } from "#web/lib/api/api.ts";

export const pollMs = 1000;

export const isInProgress = ({ processing_status: status }: Document): boolean =>
  status === "pending" || status === "processing";

/** A chatbot's documents, newest first, a hundred at a time; read every second while one is in progress. */
export const documentList = (chatbotId: string) =>
  infiniteQueryOptions({
    queryKey: ["documents", "list", { chatbotId }, "pages"],
    queryFn: ({ pageParam }) => api.documents.list({ chatbotId, limit: 100, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isInProgress)) ? pollMs : false,
  });
