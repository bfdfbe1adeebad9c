import { isEnded } from "../segments/sentences.ts";
import type { ScoredSegment } from "./score.ts";

/** A line with hardly more than the question's own words heads the next one: "Ann Berg, PhD" above "Head of research". */
const headingNews = 3;
const mostHeadingWords = 8;
/** "Ph.D." ends no sentence. */
const endsShort = /(?<!\p{L})\p{L}\.$/u;

const isHeadingLike = ({ news, segment: { source } }: ScoredSegment): boolean =>
  news <= headingNews &&
  !/\p{N}/u.test(source) &&
  (!isEnded(source) || endsShort.test(source)) &&
  source.split(/\s+/).length <= mostHeadingWords;

/** The line after the best segment, if that one says too little to be an answer by itself. */
export const bodyOf = (best: ScoredSegment, scored: ScoredSegment[]): ScoredSegment | undefined => {
  const { form, passage } = best.segment;
  const next = scored[best.order + 1];
  const isHeading = form === "sentence" && isHeadingLike(best);
  const isBody = next?.segment.passage === passage && next.segment.form === "sentence" && next.news > 0;
  return isHeading && isBody ? next : undefined;
};
