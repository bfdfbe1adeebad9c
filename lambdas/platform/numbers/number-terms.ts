import { codesIn } from "./codes.ts";
import type { FigureTerm } from "./figure-term.ts";

/** Short forms of units, as alternatives of an expression. */
export const units =
  "kg|g|mg|l|ml|cl|cm|mm|m|km|h|min|s|gb|mb|tb|w|kw|kwh|v|a|mah|hz|mhz|ghz|bar|eur|usd|chf|€|\\$|°c|°";

/** A number that is written as one word with its unit. */
const withUnit = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\p{N}+(?:[.,]\\p{N}+)?)(${units})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** The search terms of a text's codes and numbers that their spelling hides: "dn50" for DN 50, "10250" for 10 250. */
export const numberTokens = (text: string): string[] => [
  ...codesIn(text).map(({ value }) => value),
  ...[...text.matchAll(withUnit)].flatMap(([, number = "", unit = ""]) => [number, unit.toLowerCase()]),
];

/** A question without its codes and numbers with separators, and these as terms. */
export const splitNumbers = (question: string): { rest: string; terms: FigureTerm[] } => {
  const codes = codesIn(question);
  let rest = "";
  let end = 0;
  for (const code of codes) {
    rest += `${question.slice(end, code.start)} `;
    end = code.end;
  }
  rest += question.slice(end);
  return {
    rest: rest.replace(withUnit, "$1 $2"),
    terms: codes.map(({ value, shape }) => ({
      exact: [value],
      broad: shape === "#" ? [] : (value.match(/\p{N}{3,}/gu) ?? []),
      said: value,
    })),
  };
};
