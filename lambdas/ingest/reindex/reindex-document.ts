import * as z from "zod";
import { port } from "#platform/ports.ts";
import type { DocumentKey } from "#platform/search/port.ts";
import { embeddedText } from "../index/index-document.ts";
import { vectorsOf } from "../index/vectors.ts";

/** A document that is indexed for a former embedding model or by a former text analysis. */
export const Outdated = z.object({ chatbotId: z.string(), documentId: z.string() });

/**
 * Indexes an outdated document for the current embedding model from its stored passages; the file is not read again.
 * `until` is when to stop retrying the model, in milliseconds since 1970. Throws if the message should be redelivered.
 */
export const reindexDocument = async (document: DocumentKey, { until }: { until: number }): Promise<void> => {
  const search = await port("search");
  await search.reindex(document, (passages) =>
    vectorsOf([passages[0]?.chatbotId ?? document.chatbotId], passages.map(embeddedText), { until }),
  );
};
