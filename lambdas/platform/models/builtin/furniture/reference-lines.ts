import { isListed } from "../segments/lists.ts";
import { isEnded } from "../segments/sentences.ts";
import type { Furniture } from "./kinds.ts";
import { headsWorks, isOffer, isScholarly, isSurelyEntry, tellingWords, weighEntry } from "./references.ts";
import { type Section, sectionOf } from "./section-titles.ts";

/** Least weight of an entry below a heading that announces references. */
const headed = 0.75;
/** From these shares of a passage on, what stands between its entries belongs to them; and what stands around them. */
const between = 0.4;
const around = 0.6;

const longestHeading = 90;

/** The lines of a passage that belong to a list of references, by their positions. */
export const referenceLines = (
  lines: string[],
  sections: (Section | undefined)[],
  kinds: (Furniture | undefined)[],
  heading = "",
): number[] => {
  const open = lines.flatMap((line, at) =>
    kinds[at] || sectionOf(line) || line.includes(" | ") ? [] : [at],
  );
  const areOwn =
    headsWorks(heading) || lines.some((line) => line.length < longestHeading && headsWorks(line));
  const found = open.filter((at) => {
    const line = lines[at]!;
    if (isSurelyEntry(line) || (isScholarly(line) && !areOwn)) return true;
    const isBelow = sections[at] === "references" || sections[at] === "links";
    return isBelow && !isOffer(line) && weighEntry(line) >= headed;
  });
  if (found.length === 0) return [];
  const share = found.length / open.length;
  const [first, last] = [found[0]!, found.at(-1)!];
  return open.filter((at) => {
    if (found.includes(at)) return true;
    const line = lines[at]!;
    if (isOffer(line)) return false;
    if (at > first && at < last) return share >= between && tellingWords(line) < 2;
    const isFragment = isListed(line) || !isEnded(line);
    return share >= (isFragment ? between : around) && tellingWords(line) === 0;
  });
};
