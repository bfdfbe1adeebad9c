import type { DocumentKey } from "../port.ts";

/*
 * An edition is one state of a document: its passages carry the edition's name, and the chatbot's manifest lists which
 * names are current. Names sort in the order in which editions were begun. The sign behind the number says what the
 * edition has: "," passages without vectors, "." or none passages with them.
 */

/** A new name, also unlike those that the same number gets in another index. */
export const newEdition = (document: DocumentKey, number: number): string =>
  `${prefixOf(document)}n${String(number).padStart(12, "0")}.${Math.random().toString(36).slice(2, 8)}`;

/** What the names of a document's editions begin with; ids hold no `@`. */
export const prefixOf = ({ documentId }: DocumentKey): string => `${documentId}@`;

export const documentIdOf = (edition: string): string => edition.slice(0, edition.lastIndexOf("@"));

/** The same edition without vectors: it sorts before the one that has them. */
export const wordsOnly = (edition: string): string =>
  /@.*[.]/.test(edition) ? edition.replace(/[.](?=[^.@]*$)/, ",") : `${edition},`;

/** The same edition with vectors. */
export const withVectors = (edition: string): string => edition.replace(/,(?=[^,@]*$)/, ".");

/** A document's edition among the current ones of its chatbot. */
export const editionIn = (editions: string[], document: DocumentKey): string | undefined =>
  editions.find((edition) => edition.startsWith(prefixOf(document)));
