import * as z from "zod";
import { oneLine } from "./uploaded-file.ts";

/** Further wordings of a question that its answer is for. */
export const otherWordings = z.array(oneLine.max(255)).max(20, "Keep at most 20 other wordings.");

/** So many questions are shown beside one that is being written. */
export const maxNearQuestions = 5;

/** A question near a written one. */
export const NearQuestion = z.object({
  question: z.string(),
  /** Somebody asked it; else it was made by exchanging what the written one is about. */
  wasAsked: z.boolean(),
  /** It would get the answer by its words. */
  isCaught: z.boolean(),
});
export type NearQuestion = z.infer<typeof NearQuestion>;

export const NearQuestions = z.object({
  /** First the questions that get the answer, then the nearest others. */
  items: z.array(NearQuestion).max(maxNearQuestions),
  /** A language model judges each time, and words only tell what is likely. */
  isJudgedByModel: z.boolean(),
});
export type NearQuestions = z.infer<typeof NearQuestions>;

/** A question with the answer that an owner wrote. */
export const WrittenAnswer = z.object({
  /** The document's name. */
  question: oneLine.min(1, "Enter a question.").max(255, "Shorten the question to at most 255 characters."),
  /** Markdown. */
  answer: z
    .string()
    .trim()
    .min(1, "Enter an answer.")
    .max(4000, "Shorten the answer to at most 4,000 characters, or upload it as a file."),
});
export type WrittenAnswer = z.infer<typeof WrittenAnswer>;
