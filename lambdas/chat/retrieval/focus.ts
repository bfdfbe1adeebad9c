import { splitDates } from "#platform/dates/date-terms.ts";
import type { Segment } from "#platform/models/builtin/segments/segment.ts";
import { segmentsOf } from "#platform/models/builtin/segments/split-passages.ts";
import { type Asked, askedBy, type Judged, stancesOf } from "#platform/questions/contradiction/stance.ts";
import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";
import { matchSentence } from "#platform/search/analysis/match/match.ts";
import type { Passage } from "#platform/search/port.ts";
import { isAnsweredByOwnRow } from "./own-row.ts";

/** Passages as they are matched with a question that names a date, a number or a name. */
export interface Focus {
  /** The question; without its dates if no passage is about them. */
  question: string;
  /** Texts to match instead of the passages' own, by passage id; the parts that contradict the question are left out. */
  texts: Map<string, string>;
  /** The passages answer the question for other dates, numbers or names only. */
  isOfOthers: boolean;
  /** A row with the number asked for has the answer, whatever its language. */
  isInOwnRow: boolean;
}

/** Undefined for a question that no passage can contradict. */
export const focusOn = (question: string, passages: Passage[]): Focus | undefined => {
  const asked = askedBy(question);
  if (!asked || !passages.some(({ text }) => canContradict(asked, text))) return undefined;
  const { rest, terms } = splitDates(question);
  const dates = terms.map(({ said }) => said).join(" ");
  const texts = new Map<string, string>();
  const read: Read[] = [];
  const all = stancesOf(
    asked,
    passages.map((passage) => ({ passage, segments: segmentsOf([passage], question) })),
  );
  for (const [at, segments] of all.entries()) {
    read.push(...segments);
    if (segments.every(({ stance, isDated }) => stance !== "contradicts" && !isDated)) continue;
    const kept = segments.filter(({ stance }) => stance !== "contradicts");
    const matched = kept.map(({ source, isDated }) => (isDated ? `${source} ${dates}` : source));
    texts.set(passages[at]!.id, matched.join("\n"));
  }
  const isHeld = read.some(({ stance }) => stance === "holds");
  return {
    question: read.some(({ isDated }) => isDated) ? question : rest,
    texts,
    isOfOthers: !isHeld && isAnsweredByOthers(rest, read),
    isInOwnRow: isAnsweredByOwnRow(
      question,
      read.filter(({ stance, form }) => stance === "holds" && form === "row"),
    ),
  };
};

/** A cheap look: names are contradicted by rows only, quantities too, numbers by figures. */
const canContradict = ({ periods, keys }: Asked, text: string): boolean =>
  periods.length > 0 || (keys.length > 0 && /\p{N}/u.test(text)) || hasCells(text);

const hasCells = (text: string): boolean => /: | \| /.test(text);

type Read = Pick<Segment, "source" | "form" | "cells"> & Judged;

/** Whether what contradicts the question has as many of its other words as what does not; sentences need more. */
const isAnsweredByOthers = (question: string, read: Read[]): boolean => {
  if (read.every(({ stance }) => stance !== "contradicts")) return false;
  const asked = analyseForMatch(question);
  const most = (isMeant: (one: Read) => boolean): number =>
    Math.max(0, ...read.filter(isMeant).map(({ source }) => heldTerms(asked, source)));
  const open = most(({ stance }) => stance === "open");
  const rows = most(({ stance, form }) => stance === "contradicts" && form === "row");
  const sentences = most(({ stance, form }) => stance === "contradicts" && form !== "row");
  return (rows > 0 && rows >= open) || sentences > open;
};

const heldTerms = (asked: ReturnType<typeof analyseForMatch>, text: string): number => {
  const strengths = new Map<number, number>();
  for (const { term, strength } of matchSentence(asked, text).hits)
    strengths.set(term, Math.max(strengths.get(term) ?? 0, strength));
  return [...strengths.values()].reduce((sum, strength) => sum + strength, 0);
};
