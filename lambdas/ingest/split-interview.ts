import { chunk } from "#lambdas/core/reading/chunk/chunk.ts";
import type { Chunk } from "#lambdas/core/reading/chunk/passage.ts";
import type { SplitFile } from "#lambdas/core/reading/sandbox/split-file.ts";
import { pack } from "#lambdas/core/reading/text/pack.ts";
import { type InterviewText, interviewTextIn } from "#lambdas/documents/interview-answers.ts";
import { interviewPlace as place, sourceName } from "#shared/documents/document-name.ts";
import type { InterviewSource } from "#shared/documents/interview-source.ts";
import type { TextBlock } from "#shared/documents/text.ts";
import { paragraphsOf } from "./paragraphs.ts";

/**
 * An answer of an interview below its question, and a follow-up below that. Long answers become several passages, each
 * under the name that the answer is cited with.
 */
export const splitInterview = async (bytes: Uint8Array, source: InterviewSource): Promise<SplitFile> => {
  const { question, answer, follow_up } = interviewTextIn(bytes);
  const path = [sourceName(source), question];
  const parts = [partOf({ question, answer }, { level: 1, path, from: 0 })];
  const first = parts[0]?.text ?? "";
  if (follow_up)
    parts.push(partOf(follow_up, { level: 2, path: [...path, follow_up.question], from: first.length + 2 }));
  const text = parts.map((part) => part.text).join("\n\n");
  const blocks = parts.flatMap((part) => part.blocks);
  const chunks = parts.flatMap((part) => part.chunks).map((one, ordinal) => ({ ...one, ordinal }));
  return { chunks, text: await pack({ text, blocks, passages: chunks }), warnings: [] };
};

interface Place {
  level: number;
  path: string[];
  /** Characters of the text before it. */
  from: number;
}

const partOf = (
  { question, answer }: Pick<InterviewText, "question" | "answer">,
  { level, path, from }: Place,
): { text: string; blocks: TextBlock[]; chunks: Chunk[] } => {
  const text = `${question}\n\n${answer}`;
  const start = from + question.length + 2;
  const paragraphs = paragraphsOf(answer, { from: start, place });
  const extracted = paragraphs.map((block) => ({
    ...block,
    text: text.slice(block.start - from, block.end - from),
  }));
  const chunks = chunk({ kind: "text", text, blocks: extracted, warnings: [] });
  return {
    text,
    blocks: [{ type: "heading", level, start: from, end: from + question.length, place }, ...paragraphs],
    chunks: chunks.map((one) => ({ ...one, titlePath: path, place })),
  };
};
