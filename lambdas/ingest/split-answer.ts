import type { SplitFile } from "#lambdas/core/reading/sandbox/split-file.ts";
import { pack } from "#lambdas/core/reading/text/pack.ts";
import type { WrittenAnswer } from "#shared/documents/written-answer.ts";
import { writtenAnswerPlace as place } from "#shared/documents/written-answer-place.ts";
import { paragraphsOf } from "./paragraphs.ts";

/** The question as a heading and the whole answer as one passage below it, and once more below each other wording. */
export const splitAnswer = async (
  { question, answer }: WrittenAnswer,
  wordings: string[] = [],
): Promise<SplitFile> => {
  const text = `${question}\n\n${answer}`;
  const start = question.length + 2;
  const heading = { type: "heading", level: 1, start: 0, end: question.length, place } as const;
  const blocks = [heading, ...paragraphsOf(answer, { from: start, place })];
  const titles = [question, ...wordings.filter((wording) => wording !== question)];
  const passage = { text: answer, place, start, end: text.length };
  const chunks = titles.map((title, ordinal) => ({ ...passage, ordinal, titlePath: [title] }));
  return { chunks, text: await pack({ text, blocks, passages: chunks }), warnings: [] };
};
