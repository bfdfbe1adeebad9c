import { segments } from "./sentences.ts";

const digit = /\p{Nd}/u;

/**
 * The words of a text as they are compared: the beginnings of those with more than three letters, whole words in scripts
 * without upper case, numbers as digits without separators.
 */
export const tokensOf = (text: string): Set<string> =>
  new Set(
    segments(
      text
        .replace(/\p{No}/gu, " $& ")
        .normalize("NFKD")
        .toLowerCase()
        .replace(/\p{M}/gu, ""),
      "word",
    ).flatMap(({ segment }) => {
      if (digit.test(segment)) return inFigures(segment);
      if (/^\p{Lo}/u.test(segment)) return segment;
      return /^\p{L}{4}/u.test(segment) ? segment.slice(0, 5) : [];
    }),
  );

/** The digits of each script have code points in a row of ten. */
const inFigures = (word: string): string =>
  word.replace(/[^\p{L}\p{Nd}]|(\p{Nd})/gu, (_, figure = "") => {
    let value = -1;
    for (let code = figure.charCodeAt(0); digit.test(String.fromCharCode(code)); code--) value++;
    return figure && value % 10;
  });
