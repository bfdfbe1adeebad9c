import { type Language, latinLanguages, otherLanguages } from "./languages.ts";
import { decodeOem, isOem } from "./oem.ts";

const maxCharacters = 4000;

/** A character beyond ASCII with its neighbours. */
type Mark = { before: string; character: string; after: string };

/** The single-byte encoding in which a text makes the most sense in any one language. */
export function singleByteEncoding(bytes: Uint8Array): string {
  const languages = meanRun(bytes) > 2.2 ? [...otherLanguages, ...latinLanguages] : latinLanguages;
  const words = wordsOf(bytes);
  const marks = new Map<string, Mark[]>();
  let best = { encoding: "windows-1252", score: Number.NEGATIVE_INFINITY };
  for (const language of languages) {
    const known = new Map(Array.from(language.letters, (letter, rank) => [letter, rank] as const));
    const bonus = wordBonus(language, words);
    for (const [rank, encoding] of language.encodings.entries()) {
      const found = marks.get(encoding) ?? marksOf(bytes, encoding);
      marks.set(encoding, found);
      const isLatin = language.words !== undefined;
      const score = meanScore(found, known, isLatin) + bonus - rank * 0.015 - (isOem(encoding) ? 0.08 : 0);
      if (score > best.score) best = { encoding, score };
    }
  }
  return best.encoding;
}

function marksOf(bytes: Uint8Array, encoding: string): Mark[] {
  const text = isOem(encoding) ? decodeOem(bytes, encoding) : new TextDecoder(encoding).decode(bytes);
  const marks: Mark[] = [];
  for (let index = 0; index < text.length && marks.length < maxCharacters; index += 1)
    if (text.charCodeAt(index) >= 0x80)
      marks.push({
        before: text[index - 1] ?? "",
        character: text[index] ?? "",
        after: text[index + 1] ?? "",
      });
  return marks;
}

const meanScore = (marks: Mark[], known: Map<string, number>, isLatin: boolean) =>
  marks.reduce((sum, mark) => sum + scoreOf(mark, known, isLatin), 0) / Math.max(1, marks.length);

function scoreOf({ before, character, after }: Mark, known: Map<string, number>, isLatin: boolean): number {
  const rank = known.get(character) ?? known.get(character.toLowerCase());
  if (/[\p{L}\p{M}]/u.test(character)) {
    if (character === "ς" && /\p{L}/u.test(after)) return -1.5;
    const isMisplaced = /\p{Lu}/u.test(character) && /\p{Ll}/u.test(before);
    if (rank === undefined) return isMisplaced ? -1.5 : -0.8;
    const weight = 1 - (rank / known.size) * (isLatin ? 0.3 : 0.8);
    return weight - (isMisplaced ? 1.2 : 0) - (!isLatin && /[a-z]/i.test(before + after) ? 0.5 : 0);
  }
  if (/[\p{Cc}\uFFFD]/u.test(character)) return -3;
  if (rank !== undefined) return 0.7;
  const isInside = /\p{L}/u.test(before) && /\p{L}/u.test(after);
  if (character === "’") return isInside ? 0.9 : 0.5;
  if (/[“”„‚‘«»–—…•€£§©®°·№™\u00A0]/.test(character)) return isInside ? -0.8 : 0.5;
  if (/[─-▟]/.test(character)) return /[\s─-▟]/.test(before) || /[\s─-▟]/.test(after) ? 0.3 : -0.8;
  return /\p{L}/u.test(before + after) ? -1.2 : -0.4;
}

function wordsOf(bytes: Uint8Array): Map<string, number> {
  const text = Buffer.from(bytes.subarray(0, 16_384)).toString("latin1").toLowerCase();
  const words = text.match(/(?<![\x80-\xff\w])[a-z]{1,6}(?![\x80-\xff\w])/g) ?? [];
  return new Map(
    Object.entries(Object.groupBy(words, (word) => word)).map(([word, all]) => [word, all?.length ?? 0]),
  );
}

/** Up to 0.4 for a text full of the language's own short words. */
function wordBonus({ words = "" }: Language, found: Map<string, number>): number {
  const total = [...found.values()].reduce((sum, count) => sum + count, 0);
  const own = words.split(" ").reduce((sum, word) => sum + (found.get(word) ?? 0), 0);
  return total === 0 ? 0 : Math.min(0.4, own / total);
}

/** How many bytes above ASCII follow one another: single accents in Latin scripts, whole words in others. */
function meanRun(bytes: Uint8Array): number {
  let high = 0;
  let runs = 0;
  let previous = 0;
  for (const byte of bytes) {
    if (byte >= 0x80) high += 1;
    if (byte >= 0x80 && previous < 0x80) runs += 1;
    previous = byte;
  }
  return high / Math.max(1, runs);
}
