import { expect, it } from "vitest";
import { refusals } from "#lambdas/chat/refusal/texts.ts";
import { latinPhrases } from "#lambdas/chat/small-talk/latin-phrases.ts";
import { otherPhrases } from "#lambdas/chat/small-talk/other-phrases.ts";
import { functionWords, type Language } from "#platform/search/analysis/function-words.ts";
import { hash } from "#platform/search/analysis/hash.ts";
import { stem } from "#platform/search/analysis/stemming.ts";
import { wordsOf } from "#platform/search/analysis/tokenise.ts";

const languages = Object.keys(functionWords) as Language[];

/** First and last letter of what each script's words are made of. */
const scripts: Record<string, [first: string, last: string]> = {
  latin: ["a", "z"],
  latinWithDiacritics: ["à", "ſ"],
  greek: ["ά", "ώ"],
  cyrillic: ["а", "ґ"],
  hebrew: ["א", "ת"],
  arabic: ["ء", "ٓ"],
  devanagari: ["ऀ", "ॣ"],
  thai: ["ก", "๎"],
  kana: ["ぁ", "ヿ"],
  hangul: ["가", "힣"],
  han: ["一", "龥"],
};

const realWords = [functionWords, refusals, latinPhrases, otherPhrases]
  .flatMap((texts) => Object.values(texts).flat())
  .flatMap((text) => wordsOf(text));
const perScript = 10_000;

function* madeWords([first, last]: [string, string], seed: number): Generator<string> {
  const [from, to] = [first.codePointAt(0)!, last.codePointAt(0)!];
  for (let word = 0; word < perScript; word++) {
    const length = 1 + (hash(`${word}`, seed) % 14);
    const letters = Array.from({ length }, (_, at) => from + (hash(`${word} ${at}`, seed) % (to - from + 1)));
    // Every third one ends as a real word does, which takes stemmers into their later steps.
    yield String.fromCodePoint(...letters) + (word % 3 === 0 ? realWords[word % realWords.length] : "");
  }
}

const words = [
  ...realWords,
  ...Object.values(scripts).flatMap((range, seed) => [...madeWords(range, seed + 1)]),
];

it("stemmers are tried with more than a hundred thousand words of every script", () => {
  expect(words.length).toBeGreaterThan(100_000);
});

it.each(languages)("no word of any script is without a stem in %s", (language) => {
  const unstemmed = words.filter((word) => stem(word, language) === "");
  expect(unstemmed).toEqual([]);
});

it.each(["куинси", "еланци", "приятен", "ветър", "гостоприемен"])("%s has a Bulgarian stem", (word) => {
  expect(stem(word, "bg").length).toBeGreaterThan(3);
});

it.each([
  ["вестници", "вестник"],
  ["белези", "белег"],
])("the forms %s and %s of a Bulgarian word meet", (one, other) => {
  expect(stem(one, "bg")).toBe(stem(other, "bg"));
});
