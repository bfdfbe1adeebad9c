import type { ContextItem } from "#shared/contract/chat.ts";

export const nameOf = ({ metadata, source }: ContextItem): string => metadata.filename || source;

/** "87.3%". */
export const similarityOf = ({ similarity }: ContextItem): string => `${(similarity * 100).toFixed(1)}%`;

/** "Page 4 · 87.3%"; only the similarity if the file has no pages, slides or sheets. */
export const placeAndSimilarity = (item: ContextItem): string =>
  [item.metadata.place, similarityOf(item)].filter(Boolean).join(" · ");
