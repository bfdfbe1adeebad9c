import { partedFigures } from "#platform/search/analysis/parted-figures.ts";

/**
 * A text for comparison: NFKC, full case folding (ß and ẞ as ss; İ, I and ı as i; ς as σ), invisible signs left out and
 * blanks joined. Lower, upper and lower case in turn is the full folding that JavaScript has no function for.
 */
export const fold = (text: string): string =>
  partedFigures(text)
    .normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(/i\u0307/g, "i")
    .replace(/ς/g, "σ")
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .trim();

const wordSign = /[\p{L}\p{M}\p{N}_]/u;
/** Scripts that put no blanks between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a folded text holds a folded keyword as whole words. */
export const hasWords = (text: string, keyword: string): boolean => {
  if (!keyword) return false;
  const before = needsEdge(first(keyword));
  const after = needsEdge(last(keyword));
  for (let at = text.indexOf(keyword); at >= 0; at = text.indexOf(keyword, at + 1)) {
    const isWhole =
      !(before && wordSign.test(last(text.slice(Math.max(0, at - 2), at)))) &&
      !(after && wordSign.test(first(text.slice(at + keyword.length, at + keyword.length + 2))));
    if (isWhole) return true;
  }
  return false;
};

const needsEdge = (sign: string): boolean => wordSign.test(sign) && !unspaced.test(sign);

const first = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0x20);

const last = (text: string): string => Array.from(text.slice(-2)).at(-1) ?? " ";
