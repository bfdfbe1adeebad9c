import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { Candidate, Evaluation, InterviewResponse } from "#shared/candidates/shapes.ts";
import { at } from "#shared/contract/fields.ts";
import { ApplicationStatus } from "#shared/jobs/shapes.ts";
import { key } from "../names.ts";

/** A question of an interview as it was planned at its start; a change of the posting reaches later interviews only. */
const PlannedQuestion = z.object({
  text: z.string(),
  /** The wording in which it was asked, if a model took up the answer before. */
  asked: z.string().optional(),
  criterion_id: z.string().optional(),
});
export type PlannedQuestion = z.infer<typeof PlannedQuestion>;

const StoredApplication = z.object({
  id: z.string(),
  user_id: z.string(),
  job_id: z.string(),
  /** The chatbot that interviews. */
  rag_system_id: z.string(),
  /** The order of arrival among the posting's applications, from 1. */
  number: z.number().int(),
  applicant_name: z.string(),
  applicant_email: z.string(),
  /** Empty if none was given. */
  applicant_phone: z.string(),
  status: ApplicationStatus,
  conversation_id: z.string().nullable(),
  notes: z.string(),
  notes_saved_at: at.optional(),
  evaluation_score: z.number().int().nullable(),
  ai_evaluation: Candidate.shape.ai_evaluation,
  /** The list's part of the last evaluation; absent before the first one. */
  evaluated: z
    .object({
      at,
      rubric_version: z.number().int(),
      coverage: z.number(),
      parts: Candidate.shape.parts,
    })
    .optional(),
  /** Since when an evaluation is being worked out; absent if none is. */
  evaluating_since: at.optional(),
  created_at: at,
  /** Grows with every change of the application, on whatever machine. */
  updated_at: at,
  /** The digest of its address; see `applicantEntity`. */
  applicant: z.string(),
  /** The session of the page in which it was made, which gets it again. */
  session_id: z.string(),
  /** The language of the page: a tag of BCP 47. */
  language: z.string(),
  consent: z.object({ version: z.string(), text: z.string(), accepted_at: at }),
  /** The interview: absent before its start. */
  started_at: at.optional(),
  ends_at: at.optional(),
  greeting: z.string().optional(),
  questions: z.array(PlannedQuestion).optional(),
  /** How many questions are answered. */
  answers: z.number().int(),
  /** How many questions stand in the conversation: one more than answered, except while the next one is worded. */
  said: z.number().int(),
  finished_at: at.optional(),
  end_reason: z.enum(["answered", "time", "person"]).optional(),
  person_requested_at: at.optional(),
  /** When it is erased. */
  kept_until: at,
  /** The number of its decisions. */
  decisions: z.number().int(),
});
export type StoredApplication = z.infer<typeof StoredApplication>;

export type ApplicationKey = Pick<StoredApplication, "user_id" | "id">;

const applicationKey = ({ user_id, id }: ApplicationKey) => ({
  pk: key("account", user_id),
  sk: key("application", id),
});

export const applicationEntity = entity({
  name: "Application",
  shape: StoredApplication,
  key: applicationKey,
  keysOf: (application) => ({
    ...applicationKey(application),
    gsi1pk: key("job", application.job_id),
    gsi1sk: key("application", application.id),
  }),
});

interface ApplicantKey {
  job_id: string;
  /** A keyed digest of the e-mail address. */
  digest: string;
}

const applicantKey = ({ job_id, digest }: ApplicantKey) => ({
  pk: key("job", job_id),
  sk: key("applicant", digest),
});

/** An e-mail address that has applied for a posting. */
export const applicantEntity = entity({
  name: "Applicant",
  shape: z.object({
    job_id: z.string(),
    digest: z.string(),
    application_id: z.string(),
    user_id: z.string(),
  }),
  key: applicantKey,
  keysOf: applicantKey,
});

const StoredResponse = InterviewResponse.extend({
  /** The number of the question, from 0. */
  index: z.number().int(),
});
export type StoredResponse = z.infer<typeof StoredResponse>;

interface ResponseKey {
  application_id: string;
  index: number;
}

const responseKey = ({ application_id, index }: ResponseKey) => ({
  pk: key("application", application_id),
  sk: key("response", String(index).padStart(3, "0")),
});

export const responseEntity = entity({
  name: "Answer",
  shape: StoredResponse,
  key: responseKey,
  keysOf: responseKey,
});

const evaluationKey = ({ application_id, at }: { application_id: string; at: string }) => ({
  pk: key("application", application_id),
  sk: key("evaluation", at),
});

export const evaluationEntity = entity({
  name: "Evaluation",
  shape: Evaluation.extend({ application_id: z.string() }),
  key: evaluationKey,
  keysOf: evaluationKey,
});

interface DecisionKey {
  application_id: string;
  /** From 1. */
  number: number;
}

const decisionKey = ({ application_id, number }: DecisionKey) => ({
  pk: key("application", application_id),
  sk: key("decision", String(number).padStart(6, "0")),
});

/** A status that a member has set. */
export const decisionEntity = entity({
  name: "Decision",
  shape: z.object({
    application_id: z.string(),
    number: z.number().int(),
    at,
    status: ApplicationStatus,
    former: ApplicationStatus,
    user_id: z.string(),
  }),
  key: decisionKey,
  keysOf: decisionKey,
});
