import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import { KnowledgeInterview, KnowledgeResponse } from "#shared/knowledge/interview-shapes.ts";
import { TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { key } from "../names.ts";

/*
 * Access patterns
 *   an account's interviews, newest first       OWNER#{account} / KINTERVIEW#{id}
 *   the interviews of a template, newest first  gsi1: KTEMPLATE#{template} / KINTERVIEW#{id}
 *   the sections that it was begun with         KINTERVIEW#{interview} / KBEGUN#{section}
 *   its answers                                 KINTERVIEW#{interview} / KANSWER#{question}
 *   who may answer it                           KINTERVIEW#{interview} / KGRANT#{user}
 *   how many interviews an account has          OWNER#{account} / KINTERVIEWS
 */

export const StoredInterview = KnowledgeInterview.omit({ template_name: true, rag_system_name: true }).extend(
  {
    /** The sections are kept with it from now on; absent while those of the template are asked. */
    begun_at: at.optional(),
    /** Set while it is deleted: nothing is saved any more. */
    is_removed: z.boolean().optional(),
    /** When somebody entered its access code last. */
    entered_at: at.optional(),
  },
);
export type StoredInterview = z.infer<typeof StoredInterview>;

type InterviewKey = Pick<StoredInterview, "user_id" | "id">;

const interviewKey = ({ user_id, id }: InterviewKey) => ({
  pk: key("account", user_id),
  sk: key("interview", id),
});

export const interviewEntity = entity({
  name: "Interview",
  shape: StoredInterview,
  key: interviewKey,
  keysOf: (interview) => ({
    ...interviewKey(interview),
    gsi1pk: key("template", interview.template_id),
    gsi1sk: key("interview", interview.id),
  }),
});

/** A section as it was when the interview began. */
export const begunSectionEntity = entity({
  name: "Section",
  shape: TemplateSection.extend({ interview_id: z.string() }),
  key: ({ interview_id, id }: { interview_id: string; id: string }) => ({
    pk: key("interview", interview_id),
    sk: key("interviewSection", id),
  }),
  keysOf: ({ interview_id, id }) => ({
    pk: key("interview", interview_id),
    sk: key("interviewSection", id),
  }),
});

export const StoredAnswer = KnowledgeResponse.omit({
  question_text: true,
  section_title: true,
  files: true,
}).extend({
  /** The document of the chatbot that holds it; null before the first save. */
  passage_document_id: z.string().nullable(),
  /** The words that the template's figures count. */
  words: z.number().int(),
  /** The user who gave it; a correction by the owner changes nothing about that. */
  answered_by: z.string(),
  /** When its text was saved last; null while there is only a draft or a file. */
  answered_at: at.nullable(),
  /** How many files were ever attached: two at the same moment notice each other by it. */
  attached: z.number().int(),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

type AnswerKey = Pick<StoredAnswer, "interview_id" | "question_id">;

const answerKey = ({ interview_id, question_id }: AnswerKey) => ({
  pk: key("interview", interview_id),
  sk: key("interviewAnswer", question_id),
});

export const answerEntity = entity({
  name: "Answer",
  shape: StoredAnswer,
  key: answerKey,
  keysOf: answerKey,
});

/** A user who entered the access code, and what the Welcome step asked. */
export const StoredGrant = z.object({
  interview_id: z.string(),
  user_id: z.string(),
  /** A digest of the code that was entered: another code has to be entered again. */
  code_digest: z.string(),
  granted_at: at,
  name: z.string().optional(),
  email: z.string().optional(),
  is_named: z.boolean().optional(),
  /** The version of the notice that was agreed to. */
  notice_version: z.string().optional(),
  agreed_at: at.optional(),
});
export type StoredGrant = z.infer<typeof StoredGrant>;

type GrantKey = Pick<StoredGrant, "interview_id" | "user_id">;

const grantKey = ({ interview_id, user_id }: GrantKey) => ({
  pk: key("interview", interview_id),
  sk: key("interviewGrant", user_id),
});

export const grantEntity = entity({
  name: "Access",
  shape: StoredGrant,
  key: grantKey,
  keysOf: grantKey,
});
