import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";
import { matchSentence } from "#platform/search/analysis/match/match.ts";
import type { Passage } from "#platform/search/port.ts";
import { bullet } from "../segments/lists.ts";
import { withFullStop } from "../segments/prose.ts";
import type { UnplacedSegment } from "../segments/segment.ts";
import { entrySegments, sayEntry } from "../segments/tables.ts";
import { asksFor } from "./asked-for.ts";
import { type Part, partsOf } from "./furniture.ts";
import { asksForFact } from "./infobox/labels.ts";
import { termsOf } from "./pages-of-terms.ts";
import { sectionOf } from "./section-titles.ts";
import { technicalLabel } from "./technical.ts";

/** Whether a part may be quoted for a question: content always, a list of references if it asks for a source. */
const mayQuote = ({ kind }: Part, question: string): boolean => kind === undefined || asksFor(kind, question);

/** The lines of a part that may be quoted; of entries of a data file for programs those whose key the question names. */
const linesFor = (part: Part, question: string): string[] => {
  if (part.kind !== "technical") return mayQuote(part, question) ? part.lines : [];
  const asked = analyseForMatch(question);
  return part.lines.filter((line) => hitsIn(asked, technicalLabel(line)) > 0);
};

/** The one row of the infobox of a passage whose label the question asks for; of lines with colons their values tell too. */
export const askedRow = (parts: readonly Part[], question: string): UnplacedSegment[] => {
  const box = parts.flatMap((part) => part.box ?? []);
  const asked = analyseForMatch(question);
  const isOfColons = box.every(({ style }) => style === "colon");
  const rated = box.flatMap(({ label, value }) => {
    if (!label || !value) return [];
    const { hits, length } = matchSentence(asked, label);
    const same = new Set(hits.map(({ at }) => at)).size;
    const isNamed = (length > 0 && same === length) || (isOfColons && same + hitsIn(asked, value) > 0);
    return isNamed || asksForFact(label, question) ? [{ label, value, same }] : [];
  });
  const [best] = rated.toSorted((one, other) => other.same - one.same);
  if (!best) return [];
  const { label, value } = best;
  return [{ text: sayEntry(label, value), source: `${label}: ${value}`, form: "entry" }];
};

const hitsIn = (asked: ReturnType<typeof analyseForMatch>, text: string): number =>
  matchSentence(asked, text).hits.length;

/** Each entry of a list of references, links, pages or a data file that the question asks for, whole. */
export const entriesFor = (part: Part, question: string): UnplacedSegment[] => {
  const lines = linesFor(part, question);
  if (part.kind === "technical") return entrySegments(lines);
  return (part.kind === "index" ? lines.flatMap(termsOf) : lines)
    .filter((line) => sectionOf(line) === undefined)
    .map((line) => {
      const text = withFullStop(line.replace(bullet, "").trim());
      return { text, source: text, form: "sentence" };
    });
};

/** The text of a passage that a question may be answered from; empty if the passage is furniture only. */
export const quotableText = (passage: Passage, question: string): string => {
  const parts = partsOf(passage);
  if (parts.every(({ kind }) => kind === undefined)) return passage.text;
  const row = askedRow(parts, question).map(({ source }) => source);
  const texts = parts
    .flatMap((part): string[] => {
      if (part.kind === "infobox") return [];
      const lines = linesFor(part, question);
      return lines.length > 0 ? [lines.join("\n")] : [];
    })
    .filter((text) => !passage.titlePath.includes(text) && sectionOf(text) === undefined);
  return [...row, ...texts].join("\n\n");
};
