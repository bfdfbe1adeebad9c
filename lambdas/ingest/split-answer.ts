import type { SplitFile } from "#lambdas/core/reading/sandbox/split-file.ts";
import { pack } from "#lambdas/core/reading/text/pack.ts";
import type { TextBlock } from "#shared/documents/text.ts";
import type { WrittenAnswer } from "#shared/documents/written-answer.ts";
import { writtenAnswerPlace as place } from "#shared/documents/written-answer-place.ts";

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

/** Lines between blank ones, without white space around them. */
const paragraphs = (answer: string, from: number): TextBlock[] => {
  const found: TextBlock[] = [];
  let isOpen = false;
  let lineStart = from;
  for (const line of answer.split("\n")) {
    const text = line.trim();
    const start = lineStart + line.indexOf(text);
    const end = start + text.length;
    const open = isOpen ? found.at(-1) : undefined;
    if (text && open) open.end = end;
    else if (text) found.push({ type: "paragraph", start, end, place });
    isOpen = text !== "";
    lineStart += line.length + 1;
  }
  return found;
};
