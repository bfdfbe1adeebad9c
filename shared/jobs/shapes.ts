import * as z from "zod";
import { at, reference } from "../contract/fields.ts";
import { grounds } from "./lawful/grounds.ts";
import { keptDays, mostCriteria, mostFollowUps, usualInitialQuestion } from "./rules.ts";
import { applicationStatuses } from "./statuses.ts";

const line = (what: string, most = 200) =>
  z
    .string()
    .overwrite((text) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim())
    .min(1, `Enter ${what}.`)
    .max(most, `Use at most ${most} characters.`);

const optionalLine = z
  .string()
  .overwrite((text) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim())
  .max(200, "Use at most 200 characters.")
  .default("");

const text = (what: string) =>
  z.string().trim().min(1, `Enter ${what}.`).max(10_000, "Use at most 10,000 characters.");

export const CriterionKind = z.enum(["must", "nice", "note"]);
export type CriterionKind = z.infer<typeof CriterionKind>;

/** One thing that answers are judged by. A `note` is for people only: it is never marked. */
export const Criterion = z.object({
  id: z.string(),
  text: line("a criterion", 300),
  kind: CriterionKind,
  /** How much it counts beside the others. */
  weight: z.number().int().min(1).max(5),
});
export type Criterion = z.infer<typeof Criterion>;

/** A version of the criteria of a posting; scores name the one that they were worked out with. */
export const Rubric = z.object({
  /** From 1. */
  version: z.number().int(),
  criteria: z.array(Criterion),
  created_at: at,
  /** The difference from the version before, in a few words. */
  change: z.string(),
  /** How many applications have a score of this version. */
  scored: z.number().int(),
});
export type Rubric = z.infer<typeof Rubric>;

/** A question that is asked after the initial one. */
export const InterviewQuestion = z.object({
  id: z.string(),
  job_id: z.string(),
  /** From 1. */
  question_order: z.number().int(),
  question_text: line("a question", 1000),
  /** The criterion that it asks about; absent if there is none, or if it was removed. */
  criterion_id: z.string().optional(),
});
export type InterviewQuestion = z.infer<typeof InterviewQuestion>;

/** The fields of a posting that its form has. */
export const JobFields = z.object({
  title: line("a job title", 120),
  company_name: line("a company name", 120),
  description: text("a description"),
  requirements: text("requirements"),
  location: optionalLine,
  job_type: optionalLine,
  salary_range: optionalLine,
  rag_system_id: reference.min(1, "Please select a chatbot for interviewing"),
  ideal_candidate: text("an ideal candidate profile"),
  initial_question: line("an initial question", 1000).default(usualInitialQuestion),
  /** Whether the work is done from anywhere. */
  is_remote: z.boolean().default(false),
  /** The country of the work, or in which remote workers may live: two letters of ISO 3166-1. */
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:[A-Z]{2})?$/, "Choose a country.")
    .default(""),
  /** The last day on which one can apply, `YYYY-MM-DD`; empty without one. */
  valid_through: z.union([z.literal(""), z.iso.date("Enter a date.")]).default(""),
  /** Whether an e-mail address may apply more than once. */
  allows_several: z.boolean().default(false),
  kept_days: z
    .number("Enter a number of days.")
    .int("Use whole days.")
    .min(keptDays.least, `Use at least ${keptDays.least} days.`)
    .max(keptDays.most, `Use at most ${keptDays.most} days.`)
    .default(keptDays.usual),
});
export type JobFields = z.infer<typeof JobFields>;

export const ApplicationStatus = z.enum(applicationStatuses);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

export const JobPosting = JobFields.extend({
  id: z.string(),
  user_id: z.string(),
  public_slug: z.string(),
  is_active: z.boolean(),
  created_at: at,
  updated_at: at,
  /** The number of its last save; a save names the one that it was made on. */
  version: z.number().int(),
  /** Null if the chatbot was deleted: nobody can be interviewed then. */
  rag_system_name: z.string().nullable(),
  /** Whether the chatbot is there, so that it can interview. */
  can_interview: z.boolean(),
  application_count: z.number().int(),
  /** The applications by their status. */
  status_counts: z.record(ApplicationStatus, z.number().int()),
});
export type JobPosting = z.infer<typeof JobPosting>;

export const JobDetail = JobPosting.extend({
  /** In the order of `question_order`. */
  questions: z.array(InterviewQuestion),
  rubric: Rubric,
  /** Every version, the latest first. */
  rubrics: z.array(Rubric),
});
export type JobDetail = z.infer<typeof JobDetail>;

/** How criteria and questions came about. */
export const Derivation = z.object({
  by: z.enum(["model", "builtin"]),
  /** Why a chatbot with a language model got the built-in ones, in a sentence for the owner. */
  notice: z.string().optional(),
  /** Statements that are no criteria because they name a ground nobody may be judged by, with lawful wordings. */
  left_out: z.array(z.object({ text: z.string(), ground: z.enum(grounds), lawful: z.array(z.string()) })),
});
export type Derivation = z.infer<typeof Derivation>;

/** A new posting, and how its criteria and questions came about. */
export const CreatedJob = JobDetail.extend({ derivation: Derivation });
export type CreatedJob = z.infer<typeof CreatedJob>;

/** A criterion in a save; a new one has no id. */
export const WrittenCriterion = Criterion.extend({ id: reference.optional() });
export type WrittenCriterion = z.infer<typeof WrittenCriterion>;

/** A question in a save, in its place; a new one has no id. */
export const WrittenQuestion = z.object({
  id: reference.optional(),
  question_text: InterviewQuestion.shape.question_text,
  criterion_id: reference.optional(),
});
export type WrittenQuestion = z.infer<typeof WrittenQuestion>;

/** Criteria and questions that were derived from a posting, for its owner to change. */
export const Proposal = Derivation.extend({
  criteria: z.array(Criterion.omit({ id: true })),
  /** `criterion` is the place in `criteria` that a question asks about, from 0. */
  questions: z.array(z.object({ question_text: z.string(), criterion: z.number().int().optional() })),
});
export type Proposal = z.infer<typeof Proposal>;

export const writtenCriteria = z
  .array(WrittenCriterion)
  .max(mostCriteria, `Use at most ${mostCriteria} criteria.`);
export const writtenQuestions = z
  .array(WrittenQuestion)
  .max(mostFollowUps, `An interview asks at most ${mostFollowUps} follow-up questions.`);
