import { queryOptions } from "@tanstack/react-query";
import type { Document } from "#shared/documents/document.ts";
import { api } from "#web/lib/api/api.ts";
import { textKey } from "./text-parts.ts";

/** A page, slide or sheet, and the first passage that begins on it. */
export interface Place {
  name: string;
  ordinal: number;
}

/** Limit in parts: longer documents would need too many requests. */
const maxPassages = 500;

/** The places of a document in reading order. */
export const placesOf = (document: Document) =>
  queryOptions({
    queryKey: [...textKey(document), "places"],
    queryFn: () => readPlaces(document),
    enabled: document.chunk_count <= maxPassages,
    staleTime: Number.POSITIVE_INFINITY,
  });

const readPlaces = async ({ rag_system_id: chatbotId, id }: Document): Promise<Place[]> => {
  const places = new Map<string, Place>();
  let cursor: string | undefined;
  do {
    const page = await api.documents.passages({ chatbotId, id, limit: 100, cursor });
    for (const { place: name, ordinal } of page.items)
      if (name && !places.has(name)) places.set(name, { name, ordinal });
    cursor = page.cursor;
  } while (cursor);
  return [...places.values()];
};
