import type { Candidate, Evaluation, MarkLevel } from "#shared/candidates/shapes.ts";
import type { ApplicationStatus } from "#shared/jobs/shapes.ts";
import { locale } from "#web/lib/format/locale.ts";

export const statusNames: Record<ApplicationStatus, string> = {
  new: "New",
  interviewing: "Interviewing",
  reviewed: "Reviewed",
  shortlisted: "Shortlisted",
  rejected: "Rejected",
};

/** The words of a mark. */
export const levelNames: Record<MarkLevel, string> = {
  none: "Insufficient evidence",
  mentioned: "Mentioned",
  described: "Described",
  shown: "Shown",
};

export const markWords = ({ level, is_asked }: { level: MarkLevel; is_asked: boolean }): string =>
  is_asked ? levelNames[level] : "Not asked";

/** The name; in a blind view the order of arrival among the posting's applications. */
export const nameOf = ({ applicant_name, number }: Pick<Candidate, "applicant_name" | "number">): string =>
  applicant_name ?? `Candidate ${number}`;

/** Whether a candidate was read without who applied. */
export const isBlind = ({ applicant_name }: Pick<Candidate, "applicant_name">): boolean =>
  applicant_name === null;

/** "1 answer", "3 answers" */
export const countOf = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

/** "12 candidates" */
export const candidatesIn = (count: number): string =>
  `${count.toLocaleString(locale())} ${count === 1 ? "candidate" : "candidates"}`;

/** A score in words and its colour. */
export const bandOf = (score: number) => {
  if (score >= 80) return { name: "Excellent Match", palette: "green" } as const;
  if (score >= 60) return { name: "Good Match", palette: "yellow" } as const;
  return { name: "Fair Match", palette: "red" } as const;
};

/** Who proposed the marks. */
export const judgeOf = ({ by }: Pick<Evaluation, "by">): string =>
  by.kind === "model" ? (by.model ?? "a language model") : "the built-in rules";

/** Why a configured model did not propose the marks. */
export const problemWords: Record<NonNullable<Evaluation["problem"]>, string> = {
  failed: "The language model did not answer, so the marks are those of the built-in rules.",
  budget: "The budget for language models was spent, so the marks are those of the built-in rules.",
};
