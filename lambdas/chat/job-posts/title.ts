import { trimSigns } from "#lambdas/core/trim-signs.ts";
import type { Marks } from "./marks.ts";

const articles = /^(?:an?|the|einen?|eine|ein|une?|unos?|unas?|una|un|uma?|uno|een|der|die|das|bir)\s+/iu;
const mostLetters = 80;

/** The title that the first sentence begins with: "We are looking for a bicycle mechanic in Ashby". */
export const titleIn = (sentence: string, { intro, ends }: Marks): string => {
  const rest = sentence.replace(intro, "").replace(articles, "").trim();
  const end = rest.search(ends);
  const title = trimSigns(end > 0 ? rest.slice(0, end) : rest, ".!?。！？:：");
  if (title.length > mostLetters) return "";
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
};
