import { queryOptions } from "@tanstack/react-query";
import type { Document } from "#shared/documents/document.ts";
import type { TextPart } from "#shared/documents/text.ts";
import { api, queryClient } from "#web/lib/api/api.ts";

/**
 * Query key of the extracted text of one version of a document. It is separate from the documents area, which is
 * invalidated by every change of any document.
 */
export const textKey = ({ rag_system_id, id, sha256, chunk_count }: Document) => [
  "document-text",
  rag_system_id,
  id,
  `${sha256} ${chunk_count}`,
];

const staleTime = Number.POSITIVE_INFINITY;

/** One part of a document's text, counted from 0. */
export const textPart = (document: Document, part: number) =>
  queryOptions({
    queryKey: [...textKey(document), part],
    queryFn: () => api.documents.text({ ...idsOf(document), part }),
    staleTime,
  });

/** The part to show first: the one with the requested passage, else part 0. */
export const openingPart = (document: Document, ordinal: number | undefined) =>
  queryOptions({
    queryKey: [...textKey(document), "opening", ordinal ?? null],
    queryFn: async () => {
      const known = ordinal === undefined ? undefined : loadedPartWith(document, ordinal);
      if (known) return known;
      const part = await api.documents.text({
        ...idsOf(document),
        ...(ordinal === undefined ? { part: 0 } : { passage: ordinal }),
      });
      queryClient.setQueryData(textPart(document, part.part).queryKey, part);
      return part;
    },
    staleTime,
  });

/** Removes the cached text of a document that is being re-processed. */
export const forgetText = ({ rag_system_id, id }: Document): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ["document-text", rag_system_id, id] });

const idsOf = ({ rag_system_id: chatbotId, id }: Document) => ({ chatbotId, id });

/** Reads only the part in which the passage begins. */
const loadedPartWith = (document: Document, ordinal: number): TextPart | undefined =>
  queryClient
    .getQueriesData<TextPart>({ queryKey: textKey(document) })
    .map(([, part]) => part)
    .find((part) =>
      part?.passages.some((passage) => passage.ordinal === ordinal && passage.start >= part.start),
    );
