import type { StoredApplication } from "#lambdas/jobs/applications/store.ts";
import type { StoredJob } from "#lambdas/jobs/store.ts";
import { interviewMinutes } from "#shared/jobs/rules.ts";

/** The interviewer's first words. */
export const greetingFor = (
  { applicant_name }: StoredApplication,
  { title, company_name }: StoredJob,
  questions: number,
): string =>
  `Hello ${applicant_name}. I am a program that asks the first questions for ${company_name}. There ${
    questions === 1 ? "is one question" : `are ${questions} questions`
  } about the position “${title}”, and you have ${interviewMinutes} minutes. Please answer in your own words, best with an example.`;

/** The last words after the last answer. */
export const closing = (company: string): string =>
  `Thank you. Your answers are with ${company} now, where a person reads them.`;
