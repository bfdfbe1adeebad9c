/** The fields that the AI Job Creator writes, in the order in which it is asked for them. */
export const generatedFields = [
  "title",
  "company_name",
  "description",
  "requirements",
  "location",
  "job_type",
  "salary_range",
  "ideal_candidate",
  "initial_question",
] as const;
export type GeneratedField = (typeof generatedFields)[number];

export type Generated = Partial<Record<GeneratedField, string>>;

/** The bounds of the form; texts of several lines keep them. */
export const boundsOf: Record<GeneratedField, { most: number; hasLines: boolean }> = {
  title: { most: 120, hasLines: false },
  company_name: { most: 120, hasLines: false },
  description: { most: 10_000, hasLines: true },
  requirements: { most: 10_000, hasLines: true },
  location: { most: 200, hasLines: false },
  job_type: { most: 200, hasLines: false },
  salary_range: { most: 200, hasLines: false },
  ideal_candidate: { most: 10_000, hasLines: true },
  initial_question: { most: 1000, hasLines: false },
};
