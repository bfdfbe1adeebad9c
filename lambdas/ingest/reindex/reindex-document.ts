import * as z from "zod";
import { port } from "#platform/ports.ts";
import type { DocumentKey } from "#platform/search/port.ts";
import { textOf } from "../index/index-document.ts";
import { vectorsOf } from "../index/vectors.ts";

/** A document that is indexed for another embedding model, or by another analysis of text, than the present ones. */
export const Outdated = z.object({ chatbotId: z.string(), documentId: z.string() });

/**
 * Indexes an outdated document for the present embedding model, from its stored passages: its file is not read again.
 * `until` says when to stop trying again, in milliseconds since 1970. Throws what should be tried again later.
 */
export const reindexDocument = async (document: DocumentKey, { until }: { until: number }): Promise<void> => {
  const search = await port("search");
  await search.reindex(document, (passages) =>
    vectorsOf(passages[0]?.chatbotId ?? document.chatbotId, passages.map(textOf), { until }),
  );
};
