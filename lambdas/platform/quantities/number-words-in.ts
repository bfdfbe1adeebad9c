import { powersOf, valueOfWord } from "#platform/numbers/number-words.ts";
import { germanValue } from "#platform/numbers/numbers.ts";
import { numeralRunsIn } from "#platform/numbers/numerals.ts";

/** A number that a text has in words. */
export interface WordNumber {
  start: number;
  end: number;
  value: number;
}

/** The numbers in words of a text in lower case, such as "twenty-five", "four hundred", 十五 and "a dozen". */
export const numberWordsIn = (text: string): WordNumber[] => {
  const words = [...text.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const found: WordNumber[] = [];
  for (let at = 0; at < words.length; at++) {
    const { word, start } = words[at]!;
    const first = valueOfWord(word) ?? germanValue(word) ?? counts[word];
    if (first === undefined) continue;
    let value = first;
    const unit = valueOfWord(words[at + 1]?.word ?? "");
    if (value >= 20 && value % 10 === 0 && unit !== undefined && unit > 0 && unit < 10) {
      value += unit;
      at++;
    }
    for (let power = powersOf(words[at + 1]?.word ?? "")[0]; power !== undefined; ) {
      value *= 10 ** power;
      at++;
      power = powersOf(words[at + 1]?.word ?? "")[0];
    }
    found.push({ start, end: words[at]!.end, value });
  }
  const isWhole = ({ start, end }: WordNumber) =>
    !isSpaced.test(text.slice(start, start + 1)) ||
    (!isLetter.test(text.slice(end, end + 1)) && !isLetter.test(text.slice(Math.max(0, start - 1), start)));
  return [...found, ...numeralRunsIn(text).filter(isWhole)];
};

const isLetter = /[\p{L}\p{M}]/u;
const isSpaced = /\p{sc=Latin}/u;

/** Words for a number of things, and articles, which count in front of a unit. */
const counts: Record<string, number> = {
  a: 1,
  an: 1,
  ein: 1,
  eine: 1,
  einer: 1,
  une: 1,
  una: 1,
  uma: 1,
  een: 1,
  both: 2,
  couple: 2,
  dozen: 12,
  dutzend: 12,
  douzaine: 12,
  docena: 12,
  dozzina: 12,
  dúzia: 12,
  twice: 2,
  thrice: 3,
  zweimal: 2,
  dreimal: 3,
};
