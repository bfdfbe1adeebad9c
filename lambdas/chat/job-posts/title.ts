import { trimSigns } from "#lambdas/core/trim-signs.ts";
import type { Marks } from "./marks.ts";

const articles = /^(?:an?|the|einen?|eine|ein|une?|unos?|unas?|una|un|uma?|uno|een|der|die|das|bir)\s+/iu;
/** The beginnings of a sentence in which somebody speaks of themselves: it is no title. */
const speakers =
  /^(?:we|our|i|my|wir|unsere?|ich|meine?|nous|notre|nos|je|nosotr[oa]s|nuestr[oa]s?|nós|noss[oa]s?|noi|il nostro|la nostra|wij|ons|onze|my|nasz[ae]?|biz|bizim)(?!\p{L})|^(?:نحن|我们|我們|私たち|当社|弊社)/iu;
const mostLetters = 80;

/** The title that a description begins with: "We are looking for a bicycle mechanic in Ashby". Empty without one. */
export const titleIn = (sentence: string, marks: Marks): string => {
  const rest = afterIntro(sentence, marks).replace(articles, "").trim();
  const end = rest.search(marks.ends);
  const title = trimSigns(end > 0 ? rest.slice(0, end) : rest, ".!?。！？:：");
  if (title.length > mostLetters || speakers.test(title)) return "";
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
};

/** The rest of a sentence behind "we need"; the whole one without such words. In "courier wanted" they end the title. */
export const afterIntro = (sentence: string, { intro, ends }: Marks): string => {
  const found = [...sentence.matchAll(intro)].find(
    ({ index, 0: words }) => index === 0 || words.replace(ends, "") !== "",
  );
  return found ? sentence.slice(found.index + found[0].length).trim() : sentence;
};
