import { expect, it } from "vitest";
import { wordsOf } from "#lambdas/chat/language/words.ts";

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

const segmented = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

const signs = "aZ09_'.,;: -\"\n/@#[]";

/** Every text of so many of the signs. */
const textsOf = (length: number): string[] =>
  length === 0 ? [""] : textsOf(length - 1).flatMap((text) => [...signs].map((sign) => text + sign));

it("finds in any text without letters beyond ASCII the words that Unicode's rules find", () => {
  const told = textsOf(4).join(" | ");
  expect(wordsOf(told)).toEqual(segmented(told));
});

it("finds the words of other scripts by the same rules", () => {
  const told = "Die Straße ist 3,5 km lang. 图书馆几点开门？ L'été, aujourd'hui.";
  expect(wordsOf(told)).toEqual(segmented(told));
});
