import { expect, it } from "vitest";
import { codesIn } from "#platform/numbers/codes.ts";
import { indexTerms } from "#platform/search/analysis/index-terms.ts";
import { analyseQuestion } from "#platform/search/analysis.ts";

const values = (text: string) => codesIn(text).map(({ value }) => value);

it.each([
  [["X-200", "X200", "X 200"], "x200"],
  [["DN 50", "DN50", "DN-50"], "dn50"],
  [["M8 × 40", "M8x40"], "m8x40"],
  [["AB-1234", "AB1234", "AB 1234"], "ab1234"],
  [["10,250", "10.250", "10 250", "10'250", "10\u202f250"], "10250"],
])("%j are one code", (spellings, value) => {
  expect(spellings.map(values)).toEqual(spellings.map(() => [value]));
});

it.each(["EUR 50", "Jan 2026", "1.50 euros", "10:30", "No. 5", "size 42"])("%s is no code", (text) => {
  expect(values(text)).toEqual([]);
});

it.each([
  ["10 250", "10,250"],
  ["10250", "10.250"],
  ["X 200", "model X-200"],
  ["5 kg", "5kg"],
  ["5kg", "5,0 kg"],
])("a question with %s finds a text with %s", (question, text) => {
  const terms = indexTerms(text, undefined);
  const asked = analyseQuestion(question);
  expect(asked.filter((term) => /\d/.test(term) && !terms.includes(term))).toEqual([]);
});
