import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";
import { matchSentence } from "#platform/search/analysis/match/match.ts";
import type { Passage } from "#platform/search/port.ts";
import type { UnplacedSegment } from "../segments/segment.ts";
import { sayEntry } from "../segments/tables.ts";
import { asksFor } from "./asked-for.ts";
import { type Part, partsOf } from "./furniture.ts";
import { asksForFact } from "./infobox/labels.ts";
import { sectionOf } from "./section-titles.ts";

/** Whether a part may be quoted for a question: content always, a list of references if it asks for a source. */
export const mayQuote = ({ kind }: Part, question: string): boolean =>
  kind === undefined || asksFor(kind, question);

/** The one row of an infobox whose label the question asks for; none of several others. */
export const askedRow = ({ box = [] }: Part, question: string): UnplacedSegment[] => {
  const asked = analyseForMatch(question);
  const rated = box.flatMap(({ label, value }) => {
    if (!label || !value) return [];
    const same = matchSentence(asked, label).hits.length;
    return same > 0 || asksForFact(label, question) ? [{ label, value, same }] : [];
  });
  const [best] = rated.toSorted((one, other) => other.same - one.same);
  if (!best) return [];
  const { label, value } = best;
  return [{ text: sayEntry(label, value), source: `${label}: ${value}`, form: "entry" }];
};

/** The text of a passage that a question may be answered from; empty if the passage is furniture only. */
export const quotableText = (passage: Passage, question: string): string => {
  const parts = partsOf(passage);
  if (parts.every(({ kind }) => kind === undefined)) return passage.text;
  return parts
    .flatMap((part): string[] => {
      if (part.kind === "infobox") return askedRow(part, question).map(({ source }) => source);
      return mayQuote(part, question) ? [part.lines.join("\n")] : [];
    })
    .filter((text) => !passage.titlePath.includes(text) && sectionOf(text) === undefined)
    .join("\n\n");
};
