import type { Interview } from "#shared/interviews/shapes.ts";

/** A text of the applicant that no server has acknowledged, and the question that it was written for. */
export interface Unsent {
  index: number;
  text: string;
}

/** Whether it is stored, another answer is, the interview ended before, or the question still waits. */
export const fateOf = (
  { index, text }: Unsent,
  { answered, finished }: Interview,
): "stored" | "other" | "late" | "waits" => {
  const stored = answered[index];
  if (stored) return stored.answer === text.trim() ? "stored" : "other";
  return finished ? "late" : "waits";
};
