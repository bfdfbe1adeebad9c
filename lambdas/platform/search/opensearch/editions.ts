import type { DocumentKey } from "../port.ts";

/*
 * An edition is one state of a document: its passages have the edition's name, and the chatbot's manifest lists the
 * current names. Names sort in the order in which editions were begun. The character after the number is "," for
 * passages without vectors, "." or missing for passages with them.
 */

/** A new name; its random suffix distinguishes it from that of the same number in another index. */
export const newEdition = (document: DocumentKey, number: number): string =>
  `${prefixOf(document)}n${String(number).padStart(12, "0")}.${Math.random().toString(36).slice(2, 8)}`;

/** The prefix of the names of a document's editions; ids have no `@`. */
export const prefixOf = ({ documentId }: DocumentKey): string => `${documentId}@`;

export const documentIdOf = (edition: string): string => edition.slice(0, edition.lastIndexOf("@"));

/** The name of the edition without vectors, which sorts before the one with them. */
export const wordsOnly = (edition: string): string =>
  edition.lastIndexOf(".") > edition.lastIndexOf("@")
    ? edition.replace(/[.](?=[^.@]*$)/, ",")
    : `${edition},`;

/** The name of the edition with vectors. */
export const withVectors = (edition: string): string => edition.replace(/,(?=[^,@]*$)/, ".");

/** The edition of a document among those of its chatbot. */
export const editionIn = (editions: string[], document: DocumentKey): string | undefined =>
  editions.find((edition) => edition.startsWith(prefixOf(document)));
