import { wordsOf } from "#platform/search/analysis/tokenise.ts";
import { isEnded } from "../segments/prose/sentences.ts";
import { countWords } from "./count-words.ts";
import type { Scored } from "./score.ts";

const mostWords = 62;
/** A further sentence is worth reading where it is at least this likely the answer; a row of a table more. */
const worthwhile = 0.07;
const worthwhileRow = 0.25;
/** And it must hold at least so much of what the best one holds of the question. */
const leastShare = 0.4;

/** The one to three pieces that most likely answer, in reading order; `most` may ask for fewer. */
export const choose = (scored: Scored[], most = 3): Scored[] => {
  const [best, ...others] = scored.toSorted(
    (one, other) => other.likelihood - one.likelihood || one.order - other.order,
  );
  if (!best) return [];
  const chosen = [best];
  let words = countWords(best.piece.text);
  const add = (one: Scored): void => {
    if (chosen.length === 3 || chosen.some((other) => isSame(one, other))) return;
    const longer = words + countWords(one.piece.text);
    if (longer > mostWords) return;
    words = longer;
    chosen.push(one);
  };
  const introduction = introductionOf(best, scored);
  if (introduction) add(introduction);
  const further = others.filter(
    ({ likelihood, share }) => likelihood >= worthwhile && share >= leastShare * best.share,
  );
  for (const one of [...further.filter(isOfItself), ...further.filter((other) => !isOfItself(other))])
    if (chosen.length < most && standsBeside(one, chosen, scored)) add(one);
  return chosen.sort((one, other) => one.order - other.order);
};

const isOfItself = ({ piece }: Scored): boolean => !pointsBack.test(piece.text);

/** A row or an item says little beside other sentences, and one that points back needs what it points to. */
const standsBeside = (one: Scored, chosen: Scored[], scored: Scored[]): boolean => {
  const { piece, order, likelihood } = one;
  if (piece.form === "row") return likelihood >= worthwhileRow;
  if (piece.form === "lead" || (piece.form === "item" && !isEnded(piece.text))) return false;
  const before = scored[order - 1];
  return isOfItself(one) || before?.piece.passage !== piece.passage || chosen.includes(before);
};

/** Begins with a word that stands for something said before. */
const pointsBack =
  /^(?:it|its|this|these|they|their|he|his|she|her|such|er|sie|es|dies(?:e[rsmn]?)?|ihre?|seine?|ils?|elles?|c'est|cela|cette|ces|ce|su|sus|ellos?|ellas?|esto|est[eoa]s?|ess[oai]|quest[oaie]|egli|loro|ele|ela|isso|het|dit|deze|hij|zij|он[аои]?|это|эт[аои]|его|её|их|αυτ\p{L}+|bu(?:nlar|nun)?|onlar|onun|acest\p{L}*|aceștia|nó|chúng|यह|ये|वह|वे|इस\p{L}*\p{M}*|इन\p{L}*|هو|هي|هذا|هذه|هم)(?![\p{L}\p{M}'])|^[它他她这這其该該此]|^(?:これ|それ|この|その)|^มัน/iu;

/** The sentence before one that points back to it, where only that one says what is asked about. */
const introductionOf = ({ piece, held, order }: Scored, scored: Scored[]): Scored | undefined => {
  const before = scored[order - 1];
  if (piece.form !== "sentence" || before?.piece.form !== "sentence") return undefined;
  if (before.piece.passage !== piece.passage || !pointsBack.test(piece.text)) return undefined;
  return [...before.held.keys()].some((term) => !held.has(term)) ? before : undefined;
};

/**
 * Passages overlap, and documents say the same thing twice in nearly the same words. Rows of one name in two tables are
 * about two things: the better one is meant.
 */
const isSame = (one: Scored, other: Scored): boolean => {
  if (one.piece.text === other.piece.text) return true;
  const [name, otherName] = [one, other].map(({ piece }) => piece.form === "row" && piece.cells?.[0]?.value);
  if (name && name === otherName) return one.piece.group?.key !== other.piece.group?.key;
  const words = new Set(wordsOf(one.piece.text));
  const others = new Set(wordsOf(other.piece.text));
  const shared = [...words].filter((word) => others.has(word)).length;
  return one.piece.form === "sentence" && shared >= 0.8 * (words.size + others.size - shared);
};
