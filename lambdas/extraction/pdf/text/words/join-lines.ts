import { isIdeographic } from "../glyphs/characters.ts";
import { isCompound } from "./compound.ts";

/** Korean particles: a line starts with one only if the word was broken. */
const particle =
  /^(?:은|는|을|를|의|에|에서|에게|로|으로|와|과|까지|부터|보다|처럼|입니다|합니다|습니다|니다|다)(?=[\s.,]|$)/u;

/** Appends a line to a paragraph. A word broken at the line's end is rejoined; ideographs get no space. */
export const joinLine = (text: string, line: string, known: (word: string) => boolean): string => {
  if (!text) return line;
  if (!line) return text;
  const [last, first] = [text.at(-1) ?? "", line[0] ?? ""];
  if (isIdeographic(last) && isIdeographic(first)) return text + line;
  if (/\p{L}[-‐]$/u.test(text) && /^\p{L}/u.test(line)) return mended(text, line, known);
  if (/[\p{L}\p{Nd}][-–—/]$/u.test(text) && /^[\p{L}\p{Nd}]/u.test(line)) return text + line;
  if (/\S\/$|[a-z]\/\S*$/.test(text) && /https?:\/\/\S*[/.?=&_-]$/.test(text)) return text + line;
  if (/\p{Script=Hangul}$/u.test(text) && particle.test(line)) return text + line;
  return `${text} ${line}`;
};

/** Removes the hyphen of a broken word and keeps the hyphen of a compound. */
const mended = (text: string, line: string, known: (word: string) => boolean): string => {
  const start = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+(?=[-‐]$)/u.exec(text)?.[0] ?? "";
  const rest = /^[\p{L}\p{M}]+/u.exec(line)?.[0] ?? "";
  const isSecond = /\p{L}[-‐]\p{L}+[-‐]$/u.test(text) && rest.length > 2;
  const keeps =
    !/^\p{Ll}/u.test(rest) || isCompound(start, rest, known) || (isSecond && !known(start + rest));
  return keeps ? text + line : text.slice(0, -1) + line;
};
