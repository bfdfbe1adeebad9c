import { splitDates } from "#platform/dates/date-terms.ts";
import { segmentsOf } from "#platform/models/builtin/segments/split-passages.ts";
import { askedBy, type Stance, stancesOf } from "#platform/questions/contradiction/stance.ts";
import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";
import { matchSentence } from "#platform/search/analysis/match/match.ts";
import type { Passage } from "#platform/search/port.ts";

/** Passages as they are matched with a question that names a date, a number or a name. */
export interface Focus {
  /** The question; without its dates if no passage is about them. */
  question: string;
  /** Texts to match instead of the passages' own, by passage id; the parts that contradict the question are left out. */
  texts: Map<string, string>;
  /** The passages answer the question for other dates, numbers or names only. */
  isOfOthers: boolean;
}

/** Undefined for a question that no passage can contradict. */
export const focusOn = (question: string, passages: Passage[]): Focus | undefined => {
  const asked = askedBy(question);
  if (!asked) return undefined;
  const { rest, terms } = splitDates(question);
  const dates = terms.flatMap(({ exact }) => exact).join(" ");
  const texts = new Map<string, string>();
  const read: Read[] = [];
  for (const passage of passages) {
    const segments = segmentsOf([passage]);
    const stances = stancesOf(asked, segments, passage.titlePath);
    read.push(
      ...segments.map(({ source, form }, at) => ({ source, isRow: form === "row", stance: stances[at]! })),
    );
    if (stances.every((stance) => stance === "open")) continue;
    const kept = segments.flatMap(({ source }, at) =>
      stances[at] === "contradicts" ? [] : stances[at] === "holds" ? `${source} ${dates}` : source,
    );
    texts.set(passage.id, kept.join("\n"));
  }
  const isHeld = read.some(({ stance }) => stance === "holds");
  return {
    question: isHeld || terms.length === 0 ? question : rest,
    texts,
    isOfOthers: !isHeld && isAnsweredByOthers(rest, read),
  };
};

interface Read {
  source: string;
  isRow: boolean;
  stance: Stance;
}

/** Whether what contradicts the question has as many of its other words as what does not; sentences need more. */
const isAnsweredByOthers = (question: string, read: Read[]): boolean => {
  const asked = analyseForMatch(question);
  const most = (isMeant: (one: Read) => boolean): number =>
    Math.max(0, ...read.filter(isMeant).map(({ source }) => heldTerms(asked, source)));
  const open = most(({ stance }) => stance === "open");
  const rows = most(({ stance, isRow }) => stance === "contradicts" && isRow);
  const sentences = most(({ stance, isRow }) => stance === "contradicts" && !isRow);
  return (rows > 0 && rows >= open) || sentences > open;
};

const heldTerms = (asked: ReturnType<typeof analyseForMatch>, text: string): number => {
  const strengths = new Map<number, number>();
  for (const { term, strength } of matchSentence(asked, text).hits)
    strengths.set(term, Math.max(strengths.get(term) ?? 0, strength));
  return [...strengths.values()].reduce((sum, strength) => sum + strength, 0);
};
