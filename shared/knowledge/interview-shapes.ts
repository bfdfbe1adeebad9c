import * as z from "zod";
import { at, reference } from "../contract/fields.ts";
import { processingStatuses } from "../documents/document.ts";
import { oneLine } from "../documents/uploaded-file.ts";
import { Recording } from "../recordings/shapes.ts";
import { badEmail, emailForm, interviewStatuses, longest, longestAnswer } from "./rules.ts";
import { KnowledgeTemplate, TemplateSection } from "./template-shapes.ts";

export const intervieweeName = oneLine
  .min(1, "Please enter interviewee name")
  .max(longest.name, "Use at most 120 characters.");

export const simpleEmail = z
  .string()
  .trim()
  .max(longest.email, "Use at most 254 characters.")
  .regex(emailForm, badEmail);

/** Null without an address. */
export const intervieweeEmail = z
  .union([z.literal(""), simpleEmail])
  .nullish()
  .transform((email) => email || null);

/** Six or eight capital letters and digits. */
export const accessCode = z
  .string()
  .trim()
  .min(1, "Please generate an access code first")
  .regex(/^(?:[A-Z0-9]{6}|[A-Z0-9]{8})$/, "Use 6 or 8 capital letters and digits.");

export const KnowledgeInterview = z.object({
  id: z.string(),
  template_id: z.string(),
  user_id: z.string(),
  interviewee_name: z.string(),
  interviewee_email: z.string().nullable(),
  access_code: z.string().nullable(),
  status: z.enum(interviewStatuses),
  rag_system_id: z.string(),
  is_public: z.boolean(),
  public_slug: z.string().nullable(),
  created_at: at,
  /** When its last answer was saved, or something else about it changed. */
  updated_at: at,
  completed_at: at.nullable(),
  template_name: z.string(),
  /** Null if the chatbot was deleted: answers are kept then, but no chatbot uses them. */
  rag_system_name: z.string().nullable(),
  answered_count: z.number().int(),
  question_count: z.number().int(),
});
export type KnowledgeInterview = z.infer<typeof KnowledgeInterview>;

/** A question that follows up on an answer, which the person may skip. */
export const FollowUp = z.object({
  question: z.string(),
  /** Empty as long as it is not answered. */
  answer: z.string(),
});
export type FollowUp = z.infer<typeof FollowUp>;

/** A follow-up question for the answer that was saved, and why it is asked. */
export const Probe = z.object({
  question: z.string(),
  reason: z.enum(["short", "no-example"]),
});
export type Probe = z.infer<typeof Probe>;

/** A file that supports an answer. */
export const AnswerFile = z.object({
  document_id: z.string(),
  filename: z.string(),
  file_size: z.number().int(),
  processing_status: z.enum(processingStatuses),
  failure_reason: z.string().optional(),
});
export type AnswerFile = z.infer<typeof AnswerFile>;

export const KnowledgeResponse = z.object({
  id: z.string(),
  interview_id: z.string(),
  question_id: z.string(),
  /** Empty as long as only a draft or a file is there. */
  response_text: z.string(),
  audio_url: z.string().nullable(),
  /** The documents of its supporting files. */
  document_ids: z.array(z.string()),
  created_at: at,
  updated_at: at,
  /** The number of its last change; a save names the one that it was made on, 0 for none. */
  version: z.number().int(),
  /** Text that was typed and not saved; null without one. */
  draft_text: z.string().nullable(),
  /** Null if nothing followed up. */
  follow_up: FollowUp.nullable(),
  /** The name that the answer is cited with; null if the person did not agree to be named. */
  person: z.string().nullable(),
  question_text: z.string(),
  section_title: z.string(),
  files: z.array(AnswerFile),
});
export type KnowledgeResponse = z.infer<typeof KnowledgeResponse>;

export const InterviewDetail = KnowledgeInterview.extend({
  /** The sections that it was begun with, or the template's present ones before that. */
  sections: z.array(TemplateSection),
  responses: z.array(KnowledgeResponse),
  /** The recordings of all answers, oldest first. */
  recordings: z.array(Recording),
});
export type InterviewDetail = z.infer<typeof InterviewDetail>;

export const answerText = z
  .string()
  .trim()
  .min(1, "Write an answer.")
  .max(longestAnswer, "Use at most 20,000 characters.");

/** A save of an answer. */
export const SavedAnswer = z.object({
  response_text: answerText,
  /** Absent to keep a former one. */
  follow_up: z.object({ question: oneLine.max(1000), answer: z.string().trim().max(5000) }).optional(),
  /** The version that the text was written on; a later one is a conflict. */
  version: z.number().int().min(0),
});

/** A save of what is typed so far. */
export const TypedAnswer = z.object({
  draft_text: z.string().max(longestAnswer, "Use at most 20,000 characters."),
  version: z.number().int().min(0),
});

export const SavedResponse = z.object({
  response: KnowledgeResponse,
  /** Absent if the answer asks for nothing more. */
  probe: Probe.optional(),
  answered_count: z.number().int(),
  status: z.enum(interviewStatuses),
});
export type SavedResponse = z.infer<typeof SavedResponse>;

export const ofQuestion = z.object({ questionId: reference });

/** How the answers fared in the chatbot. */
export const KnowledgeProcessing = z.object({
  /** Answers and files that the chatbot can cite. */
  added: z.number().int(),
  /** The number of those that are still being read. */
  pending: z.number().int(),
  failed: z.array(z.object({ question_id: z.string(), question_text: z.string(), reason: z.string() })),
});
export type KnowledgeProcessing = z.infer<typeof KnowledgeProcessing>;

/** An interview as its public page gets it once the access code was checked. */
export const PublicInterview = KnowledgeInterview.pick({
  id: true,
  access_code: true,
  interviewee_name: true,
  template_id: true,
  rag_system_id: true,
  status: true,
  public_slug: true,
  is_public: true,
}).extend({
  template: KnowledgeTemplate.pick({
    name: true,
    description: true,
    domain: true,
    created_at: true,
    rag_system_id: true,
  }),
  /** The company or the person that invites. */
  host: z.string(),
  rag_system_name: z.string().nullable(),
  /** Whether the reader went through the Welcome step. */
  has_details: z.boolean(),
});
export type PublicInterview = z.infer<typeof PublicInterview>;

export const TakenInterview = PublicInterview.extend({
  sections: z.array(TemplateSection),
  responses: z.array(KnowledgeResponse),
  /** The reader's own. */
  recordings: z.array(Recording),
});
export type TakenInterview = z.infer<typeof TakenInterview>;
