import { analysed } from "#platform/search/analysis/analysed.ts";
import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import type { QuestionMatch } from "./match-segments.ts";

const leastTitles = 7;
const titledShare = 0.8;

/** Whether a text is titles after each other, as menus are: "Home About Us Our Services Contact Careers Imprint Press". */
export const isRunOfTitles = (text: string): boolean => {
  const words = text.replace(/^[^:]{1,30}: /, "").match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const titled = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return (
    words.length >= leastTitles &&
    titled.length >= titledShare * words.length &&
    !/[.!?;,:|]\s/.test(text.slice(40))
  );
};

/** How many words of a segment the question does not have, stop words not counted. */
export const newsIn = ({ asked, segments, languages }: QuestionMatch, at: number): number => {
  const { text, passage } = segments[at]!.segment;
  const language = languages[passage];
  const { tokens, forms } = analysed(text, language);
  const isHit = tokens.map((token) => asked.match(token) !== undefined);
  const held = forms.filter((_, position) => isHit[position]);
  return forms.filter(
    (form, position) =>
      !isHit[position] &&
      !isStopWord(form, language) &&
      // the parts of a compound come after it
      !held.some((one) => one.includes(form)),
  ).length;
};
