import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import { textStore } from "#lambdas/documents/text/store.ts";
import type { DocumentPassage } from "#shared/documents/text.ts";
import { AppError } from "#shared/errors.ts";
import { readAround, type Suggestion, suggestionFor } from "../topics/suggestion.ts";
import { questionsWithin } from "./questions-within.ts";

const documentsListed = 20;
const documentsRead = 6;
const mostOfDocument = 12;

/** A question to begin a chat with, and the section that has to answer it. */
export interface Candidate extends Suggestion {
  documentId: string;
  /** The text of the section. */
  section: string;
}

/**
 * Questions to a chatbot's newest documents, each document in turn: those that people wrote, then those made of headings.
 * Read from the beginning of each document.
 */
export const candidatesOf = async (chatbotId: string): Promise<Candidate[]> => {
  const { items } = await documentStore.list(chatbotId, { limit: documentsListed });
  const read = items.filter(({ chunk_count }) => chunk_count > 0).slice(0, documentsRead);
  const byDocument = await Promise.all(read.map(candidatesIn));
  const inTurn = (isFit: (one: Candidate) => boolean) =>
    takeTurns(byDocument.map((own) => own.filter(isFit)));
  const all = [...inTurn(({ topic }) => !topic), ...inTurn(({ topic }) => topic !== undefined)];
  return [...Map.groupBy(all, ({ question }) => question.toLowerCase()).values()].flatMap(([first]) =>
    first ? [first] : [],
  );
};

const takeTurns = (lists: Candidate[][]): Candidate[] => {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, at) => lists.flatMap((own) => own.slice(at, at + 1))).flat();
};

/** None if the text was replaced or deleted in the meantime. */
const candidatesIn = async (document: StoredDocument): Promise<Candidate[]> => {
  const { reading, id: documentId } = document;
  if (!reading) return [];
  try {
    const { passages } = await textStore.part(document, reading, await textStore.index(document, reading), 0);
    const around = readAround(passages.map(({ text }) => text).join("\n"));
    const found = sectionsOf(passages).flatMap(({ heading, text }) => {
      const within: Suggestion[] = questionsWithin(text).map((question) => ({ question }));
      const own = heading === undefined || within.length > 0 ? undefined : suggestionFor(heading, around);
      return [...within, ...(own ? [own] : [])].map((one) => ({ ...one, documentId, section: text }));
    });
    return found.slice(0, mostOfDocument);
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") return [];
    throw error;
  }
};

interface Section {
  heading: string | undefined;
  text: string;
}

/** Sections below other headings come before those of whole documents. */
const sectionsOf = (passages: DocumentPassage[]): Section[] => {
  const byPath = [...Map.groupBy(passages, ({ titlePath }) => titlePath.join("\n")).values()];
  const isInner = ([first]: DocumentPassage[]) => (first?.titlePath.length ?? 0) > 1;
  return [...byPath.filter(isInner), ...byPath.filter((one) => !isInner(one))].map((own) => ({
    heading: own[0]?.titlePath.at(-1),
    text: own.map(({ text }) => text).join("\n"),
  }));
};
