import * as z from "zod";
import { oneLine } from "./uploaded-file.ts";

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
