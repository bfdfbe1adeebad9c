import { askedBy, stancesOf } from "../../questions/contradiction/stance.ts";
import type { Passage } from "../../search/port.ts";
import { listBlock } from "./compose/list.ts";
import { type Block, mergeBlocks, toMarkdown } from "./compose/markdown.ts";
import { quote } from "./compose/quote.ts";
import { tableBlock } from "./compose/table.ts";
import { yesOrNo } from "./compose/yes-or-no.ts";
import { quotableText } from "./furniture/quotable.ts";
import { findAnswers } from "./question-type/answers.ts";
import { questionsIn, questionTypeOf } from "./question-type/question-type.ts";
import type { Segment } from "./segments/segment.ts";
import { segmentsOf } from "./segments/split-passages.ts";
import { choose } from "./select/choose.ts";
import { matchSegments, type QuestionMatch } from "./select/match-segments.ts";
import { type ScoredSegment, scoreSegments } from "./select/score.ts";

/**
 * Answers from passages (best first) in Markdown and in their own words: up to `maxSentences`, rows of a table, items
 * of a list or the steps of a how-to, each with the number of its passage: "It costs 4 euros. [1]".
 */
export const answerFrom = (
  question: string,
  passages: Passage[],
  { maxSentences = 3, similarities }: { maxSentences?: number; similarities?: number[] } = {},
): string => {
  const all = segmentsOf(passages, question);
  if (all.length === 0) return excerptOf(passages, question);
  const segments = agreeing(question, passages, all);
  const questions = questionsIn(question);
  const most = questions.length > 1 ? 1 : maxSentences;
  const blocks: Block[] = [];
  for (const one of questions) {
    const quoted = blocks.flatMap(({ quotes }) => quotes.map(({ order }) => order));
    const mayAdd = (passage: number) => (similarities?.[passage] ?? 1) >= leastAdded;
    blocks.push(blockFor(matchSegments(one, passages, segments), { most, quoted, mayAdd }));
  }
  return toMarkdown(mergeBlocks(blocks));
};

/** Only the best sentence may come from a passage that less likely answers. */
const leastAdded = 0.1;

interface Quoting {
  most: number;
  /** The order of the segments that answer an earlier question of the same sentence. */
  quoted: number[];
  mayAdd(passage: number): boolean;
}

const blockFor = (match: QuestionMatch, { most, quoted, mayAdd }: Quoting): Block => {
  const type = questionTypeOf(match.question);
  const scored = scoreSegments(match).map((one) => {
    const isUsedUp =
      quoted.includes(one.order) &&
      type &&
      findAnswers(type, one.segment.source, match.question).length === 0;
    return isUsedUp ? { ...one, likelihood: 0 } : one;
  });
  const best = scored.reduce((one, other) => (other.likelihood > one.likelihood ? other : one));
  return (
    listBlock(match, scored, best) ??
    tableBlock(match, scored, best) ??
    sentenceBlock(match, { scored, best, most, mayAdd })
  );
};

/** Without what is about another date, number or name than the question; all, if nothing else is left. */
const agreeing = (question: string, passages: Passage[], segments: Segment[]): Segment[] => {
  const asked = askedBy(question);
  if (!asked) return segments;
  const read = passages.map((passage, at) => ({
    passage,
    segments: segments.filter((segment) => segment.passage === at),
  }));
  const kept = stancesOf(asked, read)
    .flat()
    .filter(({ stance }) => stance !== "contradicts");
  return kept.length > 0 ? kept : segments;
};

const sentenceBlock = (
  match: QuestionMatch,
  {
    scored,
    best,
    most,
    mayAdd,
  }: { scored: ScoredSegment[]; best: ScoredSegment; most: number; mayAdd(passage: number): boolean },
): Block => {
  const opening = yesOrNo(match, scored, best);
  return {
    layout: "flow",
    ...(opening && { opening }),
    quotes: choose(scored, { most, mayAdd }).map((one) => quote(match, one)),
  };
};

const maxLetters = 300;

/** The beginning of the first passage with content, for passages without a whole sentence. */
const excerptOf = (passages: Passage[], question: string): string => {
  const texts = passages.map((passage) => quotableText(passage, question));
  const at = Math.max(
    0,
    texts.findIndex((text) => text.trim()),
  );
  const text = (texts[at] || passages[at]?.text || "").replace(/\s+/g, " ").trim();
  const excerpt = text.length > maxLetters ? `${text.slice(0, maxLetters).replace(/\s\S*$/, "")} …` : text;
  return `${excerpt} [${at + 1}]`;
};
