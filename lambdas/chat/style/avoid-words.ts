const replacement = "…";
/** Characters that a gap between the words of a phrase may have. */
const widestGap = 3;

/**
 * Replaces words and phrases of streamed text, in any case and in composed or decomposed letters. Text is held back while
 * the beginning of one may stand at its end.
 */
export const avoidWords = (words: string[]) => {
  const spellings = words.flatMap((word) => [word.normalize("NFC"), word.normalize("NFD")]);
  if (spellings.length === 0) return { pass: (piece: string) => piece, end: () => "" };
  const pattern = new RegExp(spellings.sort(longestFirst).map(patternOf).join("|"), "giu");
  const heldBack = Math.max(...spellings.map(longestMatch)) + 1;
  let before = "";
  let held = "";

  const show = (piece: string, isEnd: boolean): string => {
    // The character before the text tells whether a word begins there.
    const text = before + held + piece;
    const end = isEnd ? text.length : wholeCharacters(text, text.length - heldBack);
    let from = before.length;
    let shown = "";
    for (const { 0: match, index } of text.matchAll(pattern)) {
      if (index < from || index >= end) continue;
      shown += text.slice(from, index) + replacement;
      from = index + match.length;
    }
    const until = Math.max(from, end);
    shown += text.slice(from, until);
    before = until > 0 ? text.slice(wholeCharacters(text, until - 1), until) : "";
    held = text.slice(until);
    return shown;
  };

  return { pass: (piece: string) => show(piece, false), end: () => show("", true) };
};

const longestFirst = (one: string, other: string): number => other.length - one.length;

const longestMatch = (word: string): number => word.length + (word.split(/\s+/).length - 1) * widestGap;

const patternOf = (word: string): string => {
  const text = word
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"))
    .join(`\\s{1,${widestGap}}`);
  return `${edge(word.trim(), "start")}${text}${edge(word.trim(), "end")}`;
};

/** Scripts that write words without spaces have no edges of words to look for. */
const unspaced =
  "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}";
const inWord = /[\p{L}\p{N}\p{M}]/u;
const unspacedLetter = new RegExp(`[${unspaced}]`, "u");

const edge = (word: string, side: "start" | "end"): string => {
  const letters = [...word];
  const letter = (side === "start" ? letters[0] : letters.at(-1)) ?? "";
  if (!inWord.test(letter) || unspacedLetter.test(letter)) return "";
  return side === "start" ? "(?<![\\p{L}\\p{N}\\p{M}])" : "(?![\\p{L}\\p{N}\\p{M}])";
};

/** The position, or the one before it if that would cut a surrogate pair. */
const wholeCharacters = (text: string, position: number): number => {
  const at = Math.max(0, position);
  return /[\udc00-\udfff]/.test(text.charAt(at)) && at > 0 ? at - 1 : at;
};
