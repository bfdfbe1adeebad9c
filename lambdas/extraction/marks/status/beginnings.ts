import { statusWords } from "./words.ts";

const length = 3;

/** First letters of the words in the expressions, whole where they are shorter. */
const beginnings = new Set(
  Object.values(statusWords)
    .flatMap((words) => Object.values(words))
    .flatMap((source: string) => source.replace(/\[[^\][]*\]|ı/g, "i").match(/\p{L}[\p{L}\p{M}]+/gu) ?? [])
    .map((word) => word.slice(0, length)),
);

/** False for most texts that are no status, at a tenth of the cost of the expressions. */
export const mayBeStatus = (text: string): boolean => {
  // Widths and ligatures that NFKC changes, and scripts without spaces or small letters, are left to the expressions.
  if (/[^\s!-\u024F\u1E00-\u206F]/.test(text)) return true;
  const small = text.toLowerCase().replaceAll("i\u0307", "i").replaceAll("ı", "i");
  return (small.match(/\p{L}{2,}/gu) ?? []).some((word) => beginnings.has(word.slice(0, length)));
};
