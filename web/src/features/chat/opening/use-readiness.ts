import { useQuery } from "@tanstack/react-query";
import type { Document } from "#shared/documents/document.ts";
import { query } from "#web/lib/api/api.ts";

/** Whether a chatbot has anything to answer from: no document, none that is read yet, none that could be read. */
export type Readiness = "empty" | "reading" | "unreadable" | "ready";

const pollMs = 1000;

/** Undefined until it is known. Documents that are being read are looked up every second. */
export const useReadiness = (chatbotId: string): Readiness | undefined => {
  const { data } = useQuery({
    ...query("documents", "list", { chatbotId, limit: 100 }),
    refetchInterval: ({ state }) =>
      state.data && readinessOf(state.data.items) === "reading" ? pollMs : false,
  });
  if (!data) return undefined;
  // Beyond a hundred documents one that answers may come on a later page.
  return data.cursor ? "ready" : readinessOf(data.items);
};

export const readinessOf = (documents: Document[]): Readiness => {
  if (documents.length === 0) return "empty";
  if (documents.some(({ chunk_count }) => chunk_count > 0)) return "ready";
  const isReading = documents.some(
    ({ processing_status }) => processing_status === "pending" || processing_status === "processing",
  );
  return isReading ? "reading" : "unreadable";
};
