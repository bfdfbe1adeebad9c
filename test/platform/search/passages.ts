import { embedHashed } from "#platform/models/hashed-embeddings.ts";
import type { DocumentKey, IndexedPassage, Match } from "#platform/search/port.ts";

export const document = (documentId: string, chatbotId = "bot_shop"): DocumentKey => ({
  chatbotId,
  documentId,
});

/** Passages of one document, one for each text. */
export const passagesOf = (key: DocumentKey, texts: string[], titlePath: string[] = []): IndexedPassage[] =>
  texts.map((text, ordinal) => ({
    ...key,
    id: `${key.documentId}:${ordinal}`,
    ordinal,
    text,
    filename: `${key.documentId}.txt`,
    titlePath,
    start: ordinal * 1000,
    end: ordinal * 1000 + text.length,
    vector: embedHashed([...titlePath, text].join("\n")),
  }));

export const textsOf = (matches: Match[]): string[] => matches.map(({ passage }) => passage.text);

export const refunds = "Refunds are paid within 14 days of the return.";
export const shipping = "Shipping to Norway takes five working days.";
export const gifts = "Gift cards never expire, and refunds are paid onto them.";
