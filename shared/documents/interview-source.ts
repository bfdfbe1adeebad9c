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

const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** The name that an answer is cited with: "Mara Ilić, Escalations, 12 Nov 2026". */
export const sourceName = ({ person, section, answered_at }: InterviewSource): string =>
  `${person ?? "An interview"}, ${section}, ${day.format(new Date(answered_at))}`;

/** A document's name for people: a document of an interview has a technical one. */
export const documentName = (document: {
  kind?: string | undefined;
  filename: string;
  interview?: InterviewSource | undefined;
}): string =>
  document.kind === "interview" && document.interview ? sourceName(document.interview) : document.filename;
