import type { TextBlock } from "#shared/contract/document-text.ts";
import type { WrittenAnswer } from "#shared/contract/written-answer.ts";
import { writtenAnswerPlace as place } from "#shared/written-answer-place.ts";
import type { SplitFile } from "./sandbox/split-file.ts";
import { pack } from "./text/pack.ts";

/** The question as a heading and the whole answer as one passage below it, and once more below each other wording. */
export const splitAnswer = async (
  { question, answer }: WrittenAnswer,
  wordings: string[] = [],
): Promise<SplitFile> => {
  const text = `${question}\n\n${answer}`;
  const start = question.length + 2;
  const heading = { type: "heading", level: 1, start: 0, end: question.length, place } as const;
  const blocks = [heading, ...paragraphs(answer, start)];
  const titles = [question, ...wordings.filter((wording) => wording !== question)];
  const passage = { text: answer, place, start, end: text.length };
  const chunks = titles.map((title, ordinal) => ({ ...passage, ordinal, titlePath: [title] }));
  return { chunks, text: await pack({ text, blocks, passages: chunks }), warnings: [] };
};

const paragraphs = (answer: string, from: number): TextBlock[] =>
  [...answer.matchAll(/\S[\s\S]*?(?=\s*(?:\n\s*\n|$))/g)].map(({ 0: { length }, index }) => ({
    type: "paragraph",
    start: from + index,
    end: from + index + length,
    place,
  }));
