import * as z from "zod";
import { at } from "../contract/fields.ts";

/** The answer of an interview that a document holds, or that its file supports. */
export const InterviewSource = z.object({
  interview_id: z.string(),
  question_id: z.string(),
  /** The name that the answer is cited with; null if the person did not agree to be named. */
  person: z.string().nullable(),
  section: z.string(),
  question: z.string(),
  answered_at: at,
});
export type InterviewSource = z.infer<typeof InterviewSource>;
