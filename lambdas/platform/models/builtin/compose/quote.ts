import { findAnswers } from "../question-type/answers.ts";
import { questionTypeOf } from "../question-type/question-type.ts";
import { withFullStop } from "../segments/prose.ts";
import type { Segment, TableCell } from "../segments/segment.ts";
import { sayRow } from "../segments/tables.ts";
import { type QuestionMatch, termsIn } from "../select/match-segments.ts";
import type { ScoredSegment } from "../select/score.ts";
import type { Quote } from "./markdown.ts";

/** Quotes a segment on its own: a row with the requested cells first, a short item with its lead. */
export const quote = (match: QuestionMatch, { segment, order }: ScoredSegment): Quote => {
  const { passage } = segment;
  if (segment.cells)
    return { passage, order, text: sayRow(namedFirst(match, segment), askedLabels(match, segment)) };
  return { passage, order, text: segment.form === "item" ? sayItem(segment) : segment.text };
};

const shortItem = 4;

const sayItem = ({ text, group }: Segment): string => {
  const needsLead = /[:：]$/.test(group?.lead ?? "") && text.split(/\s+/).length <= shortItem;
  return withFullStop(needsLead ? `${group?.lead} ${text}` : text);
};

/** A number or code: it has figures and no white space. */
const isCode = (value: string): boolean => /\p{N}/u.test(value) && !/\s/.test(value.trim());

/** The cells with the one first that the question names the row by, if the first one is but a number or code. */
const namedFirst = (match: QuestionMatch, { cells = [], passage }: Segment): TableCell[] => {
  const [first, ...others] = cells;
  const held = (cell: TableCell) => termsIn(match, cell.value, passage).size;
  if (!first?.label || !isCode(first.value) || held(first) > 0) return cells;
  const most = Math.max(0, ...others.map(held));
  const named = most > 0 ? others.find((cell) => held(cell) === most && !isCode(cell.value)) : undefined;
  return named ? [named, first, ...others.filter((cell) => cell !== named)] : cells;
};

/** The labels with most terms of the question, else those of the values that fit the type of the question. */
const askedLabels = (
  match: QuestionMatch,
  { cells = [], passage }: Segment,
): ((label: string) => boolean) => {
  const named = (label = ""): number => termsIn(match, label, passage).size;
  const most = Math.max(0, ...cells.slice(1).map(({ label }) => named(label)));
  if (most > 0) return (label) => named(label) === most;
  const type = questionTypeOf(match.question);
  const fitting = cells.filter(({ value }) => type && findAnswers(type, value, match.question).length > 0);
  return (label) => fitting.some((cell) => cell.label === label);
};
