import { leastSimilarity } from "#shared/chat/least-similarity.ts";
import type { ContextItem } from "#shared/chat/shapes.ts";
import type { FoundPassage } from "../retrieval/rank.ts";
import { citedSpans } from "./cited-spans.ts";
import { contextOf } from "./context-of.ts";

/**
 * The sources of an answer; with its `answer`, the ones that it cites are at the place of what they are cited for. If it
 * cites none, those that have hardly anything to do with the question are left out.
 */
export const sourcesOf = (
  found: FoundPassage[],
  { isOwn, answer }: { isOwn: (one: FoundPassage) => boolean | undefined; answer?: string },
): ContextItem[] => {
  const passages = found.map(({ passage }) => passage);
  const cited = answer === undefined ? undefined : citedSpans(answer, passages);
  const isUncited = answer !== undefined && !/\[\d+\]/.test(answer);
  const shown = isUncited ? found.filter((one) => one.similarity >= leastSimilarity || isOwn(one)) : found;
  return shown.map((one, at) => contextOf(one, { isOwn: isOwn(one), cited: cited?.get(at) }));
};
