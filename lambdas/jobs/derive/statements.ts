import { trimSigns } from "#lambdas/core/trim-signs.ts";

const bullet = /^\s*(?:[-–—•*·▪◦‣]|\d{1,2}[.)])\s+/u;
const mostLetters = 300;
const leastLetters = 3;

/** The statements of a text: its lines, or the sentences of a line that has several. */
export const statementsOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.replace(bullet, "").trim())
    .flatMap((line) => (isHeading(line) ? [] : sentencesOf(line)))
    .map((statement) => trimSigns(statement, ".。;,"))
    .filter(({ length }) => length >= leastLetters)
    .map(shortened);

/** "Requirements:" says nothing by itself. */
const isHeading = (line: string): boolean => /[:：]$/u.test(line) && line.length < 60;

const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });

const sentencesOf = (line: string): string[] =>
  [...segmenter.segment(line)].map(({ segment }) => segment.trim()).filter(Boolean);

const shortened = (text: string): string => {
  if (text.length <= mostLetters) return text;
  const piece = text.slice(0, mostLetters - 1);
  const space = piece.lastIndexOf(" ");
  return `${space > 0 ? piece.slice(0, space) : piece}…`;
};
