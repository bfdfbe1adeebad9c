import type { OwnDocument } from "./ledger.ts";

/** A file of one passage, about a shelf of its own. */
export const newFile = (n: number) => ({
  name: `rules-${n}.txt`,
  type: "text/plain",
  bytes: `Rule ${n}: shelf ${n} holds exactly ${n} books of its own kind.`,
});

/** In letters: a number would name a shelf. */
const inLetters = (n: number): string =>
  String(n).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));

/** Another question each time. About the shelf of a document, or of none while there is no document: another shelf's number answers nothing. */
export const questionOn = (document: OwnDocument | undefined, number: () => number): string => {
  const [shelf = number()] = /\d+/.exec(document?.text ?? "") ?? [];
  return `How many books does shelf ${shelf} hold? Reader ${inLetters(number())} asks.`;
};
