import { decodeCursor, encodeCursor } from "#platform/table/cursor.ts";
import type { DocumentPassage, TextPart } from "#shared/documents/text.ts";
import { AppError } from "#shared/errors.ts";
import type { StoredDocument, TextPlace } from "../entities.ts";
import { documentStore } from "../store.ts";
import { TextGone, textStore } from "./store.ts";

/** The asked part of the text that was read, or the one where the asked passage begins. */
export const textPart = (
  document: StoredDocument,
  { part = 0, passage }: { part?: number | undefined; passage?: number | undefined },
): Promise<TextPart> =>
  ofPresent(document, async (at) => {
    const index = await textStore.index(document, at);
    const number = passage === undefined ? part : partOf(passage, index);
    const found = await textStore.part(document, at, index, number);
    return { part: number, parts: index.parts.length, total: index.total, ...found };
  });

/** A page of the passages in reading order. */
export const passagePage = (
  document: StoredDocument,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: DocumentPassage[]; cursor?: string }> =>
  ofPresent(document, async (at) => {
    const index = await textStore.index(document, at);
    const first = Number(decodeCursor(cursor, "edition", at.edition)?.first ?? 0);
    const end = Math.min(first + limit, index.passages);
    const items: DocumentPassage[] = [];
    for (let number = partOf(first, index); first + items.length < end; number++) {
      const { start, passages } = await textStore.part(document, at, index, number);
      const opening = passages.filter((passage) => passage.start >= start);
      items.push(...opening.filter(({ ordinal }) => ordinal >= first && ordinal < end));
    }
    const next = end < index.passages && encodeCursor({ edition: at.edition, first: String(end) });
    return { items, ...(next && { cursor: next }) };
  });

type Index = Awaited<ReturnType<typeof textStore.index>>;

const partOf = (passage: number, { passages, parts }: Index): number => {
  if (passage >= passages)
    throw new AppError(
      "not_found",
      "This passage is no longer in the document: the document has been re-processed.",
    );
  return parts.findLastIndex(({ passagesBefore }) => passagesBefore <= passage);
};

/** Asks for the document's text, once more where it was replaced in this very moment. */
const ofPresent = async <Result>(
  document: StoredDocument,
  ask: (at: TextPlace) => Promise<Result>,
): Promise<Result> => {
  try {
    return await ask(document.reading ?? unread(document));
  } catch (error) {
    if (!(error instanceof TextGone)) throw error;
    const present = await documentStore.get(document);
    return ask(present.reading ?? unread(present));
  }
};

const unread = ({ processing_status, failure_reason }: StoredDocument): never => {
  if (processing_status === "failed")
    throw new AppError(
      "conflict",
      `There is no text of this document. ${failure_reason ?? "It could not be read."}`,
    );
  if (processing_status === "completed")
    throw new AppError("conflict", "The text of this document was not kept. Process it again to see it.");
  throw new AppError(
    "conflict",
    "This document has not been read yet. Its text is here as soon as it is completed.",
  );
};
