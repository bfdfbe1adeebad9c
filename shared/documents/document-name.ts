import type { InterviewSource } from "./interview-source.ts";

/** The place of a passage of an interview. Places in files begin with "Page", "Slide" or "Sheet" and a space. */
export const interviewPlace = "Interview answer";

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
