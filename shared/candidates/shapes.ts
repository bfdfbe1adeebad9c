import * as z from "zod";
import { at } from "../contract/fields.ts";
import { Message } from "../conversations/shapes.ts";
import { ApplicationStatus, Criterion } from "../jobs/shapes.ts";
import { candidateOrders } from "./orders.ts";

/** How far the answers show what a criterion asks for; `none` is insufficient evidence. */
export const MarkLevel = z.enum(["none", "mentioned", "described", "shown"]);
export type MarkLevel = z.infer<typeof MarkLevel>;

/** A sentence of the applicant, verbatim. */
export const Quote = z.object({
  text: z.string(),
  /** The number of the answer, from 1. */
  answer: z.number().int(),
  /** Its place in the answer, in UTF-16 units. */
  start: z.number().int(),
  end: z.number().int(),
});
export type Quote = z.infer<typeof Quote>;

export const Mark = z.object({
  criterion_id: z.string(),
  level: MarkLevel,
  /** Absent for the level `none`. */
  quote: Quote.optional(),
  /** Whether a question asked about it, or an answer speaks of it; otherwise it does not count. */
  is_asked: z.boolean(),
});
export type Mark = z.infer<typeof Mark>;

/** An evaluation of an interview. */
export const Evaluation = z.object({
  at,
  /** Who proposed the marks; the score is always worked out by code. */
  by: z.object({ kind: z.enum(["builtin", "model"]), model: z.string().optional() }),
  /** Why the marks are the built-in ones although a model is configured; absent if it answered. */
  problem: z.enum(["failed", "budget"]).optional(),
  rubric_version: z.number().int(),
  /** The criteria of that version. */
  criteria: z.array(Criterion),
  marks: z.array(Mark),
  /** From 0 to 100; null without any evidence. */
  score: z.number().int().nullable(),
  /** The share of the weights that was asked about, from 0 to 1. */
  coverage: z.number(),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  summary: z.string(),
});
export type Evaluation = z.infer<typeof Evaluation>;

export const InterviewResponse = z.object({
  id: z.string(),
  application_id: z.string(),
  /** The wording in which it was asked. */
  question: z.string(),
  response_text: z.string(),
  /** Empty without a note. */
  evaluation_notes: z.string(),
  created_at: at,
});
export type InterviewResponse = z.infer<typeof InterviewResponse>;

/** A criterion's part in a drawing of the evaluation. */
const Part = z.object({ weight: z.number(), level: MarkLevel, is_asked: z.boolean() });

export const Candidate = z.object({
  id: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  /** The order of arrival among the posting's applications, from 1. */
  number: z.number().int(),
  /** Null in a blind view, like e-mail and phone. */
  applicant_name: z.string().nullable(),
  applicant_email: z.string().nullable(),
  applicant_phone: z.string().nullable(),
  status: ApplicationStatus,
  conversation_id: z.string().nullable(),
  evaluation_score: z.number().int().nullable(),
  ai_evaluation: z
    .object({ strengths: z.array(z.string()), weaknesses: z.array(z.string()), summary: z.string() })
    .nullable(),
  /** The scored criteria in their order; empty without an evaluation. */
  parts: z.array(Part),
  coverage: z.number().nullable(),
  /** Whether the posting's criteria have changed since the score. */
  is_stale: z.boolean(),
  /** How many questions are answered while the interview runs; null before and after it. */
  progress: z.object({ answers: z.number().int(), questions: z.number().int() }).nullable(),
  /** When the applicant asked for a person. */
  person_requested_at: at.nullable(),
  created_at: at,
  updated_at: at,
});
export type Candidate = z.infer<typeof Candidate>;

export const CandidateDetail = Candidate.extend({
  notes: z.string(),
  /** Whether a blind view hides something in the notes; they cannot be saved then. */
  are_notes_masked: z.boolean(),
  notes_saved_at: at.nullable(),
  /** The last one first. */
  evaluations: z.array(Evaluation),
  /** Whether one is being worked out. */
  is_evaluating: z.boolean(),
  responses: z.array(InterviewResponse),
  /** Who set a status, and when; the last one first. */
  decisions: z.array(z.object({ at, status: ApplicationStatus, by: z.string() })),
  interview: z
    .object({
      started_at: at,
      finished_at: at.nullable(),
      reason: z.enum(["answered", "time", "person"]).nullable(),
    })
    .nullable(),
  consent: z.object({ version: z.string(), text: z.string(), accepted_at: at }),
  kept_until: at,
});
export type CandidateDetail = z.infer<typeof CandidateDetail>;

/** A candidate with what an export has beyond the list. */
export const CandidateRecord = Candidate.extend({ notes: z.string() });
export type CandidateRecord = z.infer<typeof CandidateRecord>;

/** A message of an interview. */
export const TranscriptMessage = Message.pick({
  id: true,
  message_type: true,
  content: true,
  created_at: true,
});
export type TranscriptMessage = z.infer<typeof TranscriptMessage>;

/** The candidates that a list has. */
export const CandidateFilter = z.object({
  search: z.string().max(200, "Use at most 200 characters.").default(""),
  status: ApplicationStatus.optional(),
  jobId: z.string().max(100).optional(),
  order: z.enum(candidateOrders).default("newest"),
  /** Without names, addresses and phone numbers; searching for them finds nothing then. */
  blind: z
    .enum(["true", "false"])
    .default("false")
    .transform((text) => text === "true"),
});
export type CandidateFilter = z.infer<typeof CandidateFilter>;
