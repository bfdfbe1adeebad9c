import { wordsOf } from "#platform/search/analysis/tokenise.ts";
import { isEnded, isThai } from "../segments/sentences.ts";
import { bodyOf } from "./body.ts";
import { countWords } from "./count-words.ts";
import { pointsBack } from "./points-back.ts";
import type { ScoredSegment } from "./score.ts";

const maxWords = 62;
/** At 62 words a Thai answer has the right one in it 2.4 points less often. */
const maxWordsOfClauses = 70;
/** Clauses that together are likelier than this need no further one. */
const enough = 0.99;
/** Least likelihood of a second sentence, and of a row of a table. */
const worthwhile = 0.07;
const worthwhileRow = 0.25;
/** Least share of the question in a second segment, relative to the share of the best one. */
const leastShare = 0.4;

/** From this likelihood on a further sentence needs not add anything. */
const likely = 0.1;
/** Least share of the question in the sentence after the best one, relative to its share. */
const leastNext = 0.45;
/** Least share of the question in a segment that its neighbour completes. */
const leastCompleted = 0.5;

interface Choice {
  most: number;
  /** Whether a passage may add a segment to the best one of another. */
  mayAdd(passage: number): boolean;
}

/** Chooses the one to three (at most `most`) segments that most likely answer, in reading order. */
export const choose = (scored: ScoredSegment[], { most, mayAdd }: Choice): ScoredSegment[] => {
  const [best, ...others] = scored.toSorted(
    (one, other) => other.likelihood - one.likelihood || one.order - other.order,
  );
  if (!best) return [];
  const isClause = isThai(best.segment.text) && best.segment.form === "sentence" && most > 1;
  const clauses = isClause ? likeliestClauses(scored) : [];
  if (clauses.length > 0) return clauses;
  const chosen = [best];
  let words = countWords(best.segment.text);
  const add = (one: ScoredSegment): void => {
    if (chosen.length === 3 || chosen.some((other) => isSame(one, other))) return;
    const longer = words + countWords(one.segment.text);
    if (longer > maxWords) return;
    words = longer;
    chosen.push(one);
  };
  const introduction = introductionOf(best, scored);
  if (introduction) add(introduction);
  const body = bodyOf(best, scored);
  if (body) add(body);
  const completion = chosen.length < most && completionOf(best, chosen, scored);
  if (completion) add(completion);
  const further = others.filter(
    ({ likelihood, share, segment: { passage } }) =>
      likelihood >= worthwhile &&
      share >= leastShare * best.share &&
      (passage === best.segment.passage || mayAdd(passage)),
  );
  for (const one of [...further.filter(standsAlone), ...further.filter((other) => !standsAlone(other))])
    if (chosen.length < most && addsTo(one, chosen) && standsBeside(one, chosen, scored)) add(one);
  const next = nextAbout(best, chosen, scored);
  if (next && chosen.length < most) add(next);
  for (const one of continuationsOf(chosen, scored)) if (chosen.length < most) add(one);
  return chosen.sort((one, other) => one.order - other.order);
};

/**
 * The sentence near the best one that has what the question asks for: one with a term that is missing, if it refers to
 * the best one, else its neighbour if the best one has no such answer.
 */
const completionOf = (
  best: ScoredSegment,
  chosen: ScoredSegment[],
  scored: ScoredSegment[],
): ScoredSegment | undefined => {
  if (best.share < leastCompleted) return undefined;
  const near = [1, 2, 3, -1].flatMap((distance) => scored[best.order + distance] ?? []);
  const completing = near.filter(
    (one) =>
      one.isOfType &&
      one.segment.passage === best.segment.passage &&
      (one.segment.form === "sentence" || isDetail(one, best)),
  );
  const referring = completing.find((one) => hasNewTerm(one, chosen) && pointsBack(one.segment.text));
  if (referring || chosen.some(({ isOfType }) => isOfType !== false)) return referring;
  return completing.find((one) => Math.abs(one.order - best.order) === 1 || isDetail(one, best));
};

const mostDetailWords = 6;

/** Whether a short item of a list says more about one before it: "Usually 3 to 6 months". */
const isDetail = ({ segment, order }: ScoredSegment, best: ScoredSegment): boolean =>
  best.segment.form === "item" &&
  segment.group === best.segment.group &&
  order > best.order &&
  segment.text.split(/\s+/).length <= mostDetailWords;

/** The sentence after the best one, if it has as much of the question and a whole word that is missing so far. */
const nextAbout = (
  best: ScoredSegment,
  chosen: ScoredSegment[],
  scored: ScoredSegment[],
): ScoredSegment | undefined => {
  const next = scored[best.order + 1];
  if (next?.segment.form !== "sentence") return undefined;
  if (next.segment.passage !== best.segment.passage || next.share < leastNext * best.share) return undefined;
  const isNew = ([term, strength]: [number, number]) =>
    strength === 1 && chosen.every(({ held }) => !held.has(term));
  return [...next.held].some(isNew) ? next : undefined;
};

/** The sentences that say what the chosen ones announce: "For that we charge a fee. It is 5 euros." */
const continuationsOf = (chosen: ScoredSegment[], scored: ScoredSegment[]): ScoredSegment[] =>
  chosen.flatMap(({ isOfType, order, segment }) => {
    const next = scored[order + 1];
    const goesOn =
      isOfType === false &&
      next?.isOfType &&
      next.segment.form === "sentence" &&
      next.segment.passage === segment.passage &&
      pointsBack(next.segment.text);
    return goesOn ? [next] : [];
  });

const hasNewTerm = ({ held }: ScoredSegment, chosen: ScoredSegment[]): boolean =>
  [...held].some(([term, strength]) => chosen.every((other) => (other.held.get(term) ?? 0) < strength));

/** A sentence that is not likely has to add a term of the question, or the first answer of its type. */
const addsTo = (one: ScoredSegment, chosen: ScoredSegment[]): boolean =>
  one.likelihood >= likely ||
  hasNewTerm(one, chosen) ||
  (one.isOfType === true && chosen.every(({ isOfType }) => !isOfType));

/**
 * The neighbouring clauses of one passage that together most likely answer: Thai has no sentence ends, so an answer often
 * goes on in the next clause. The first one has a term of the question.
 */
const likeliestClauses = (scored: ScoredSegment[]): ScoredSegment[] => {
  let best: { clauses: ScoredSegment[]; likelihood: number } = { clauses: [], likelihood: -1 };
  for (const [from, { segment: first, held }] of scored.entries()) {
    if (held.size === 0) continue;
    let [words, likelihood] = [0, 0];
    for (const [at, { segment, likelihood: own }] of scored.slice(from).entries()) {
      words += countWords(segment.text);
      if (segment.passage !== first.passage || segment.form !== "sentence") break;
      if (at > 0 && (words > maxWordsOfClauses || likelihood >= enough)) break;
      likelihood += own;
      if (likelihood > best.likelihood) best = { clauses: scored.slice(from, from + at + 1), likelihood };
    }
  }
  return best.clauses;
};

const standsAlone = ({ segment }: ScoredSegment): boolean => !pointsBack(segment.text);

/** Rows and items say little beside sentences, and a sentence with a pronoun needs the one before it. */
const standsBeside = (one: ScoredSegment, chosen: ScoredSegment[], scored: ScoredSegment[]): boolean => {
  const { segment, order, likelihood } = one;
  if (segment.form === "row") return likelihood >= worthwhileRow;
  if (segment.form === "lead" || (segment.form === "item" && !isEnded(segment.text))) return false;
  const before = scored[order - 1];
  return standsAlone(one) || before?.segment.passage !== segment.passage || chosen.includes(before);
};

/** The previous sentence, if the segment refers to it and it alone has a term of the question. */
const introductionOf = (
  { segment, held, order }: ScoredSegment,
  scored: ScoredSegment[],
): ScoredSegment | undefined => {
  const before = scored[order - 1];
  if (segment.form !== "sentence" || before?.segment.form !== "sentence") return undefined;
  if (before.segment.passage !== segment.passage || !pointsBack(segment.text)) return undefined;
  return [...before.held.keys()].some((term) => !held.has(term)) ? before : undefined;
};

/**
 * Whether two segments say the same, because passages overlap and documents repeat themselves. Rows with the same name
 * in two tables count as the same, so only the better one is quoted.
 */
const isSame = (one: ScoredSegment, other: ScoredSegment): boolean => {
  if (one.segment.text === other.segment.text) return true;
  const [name, otherName] = [one, other].map(
    ({ segment }) => segment.form === "row" && segment.cells?.[0]?.value,
  );
  if (name && name === otherName) return one.segment.group?.key !== other.segment.group?.key;
  const words = new Set(wordsOf(one.segment.text));
  const others = new Set(wordsOf(other.segment.text));
  const shared = [...words].filter((word) => others.has(word)).length;
  return one.segment.form === "sentence" && shared >= 0.8 * (words.size + others.size - shared);
};
