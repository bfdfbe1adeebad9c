import * as z from "zod";
import { page, pageOf, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { Document } from "../documents/document.ts";
import { uploadedFile, uploadForm } from "../documents/uploaded-file.ts";
import { RecordingTicket } from "../recordings/routes.ts";
import { CitedSound } from "../recordings/shapes.ts";
import {
  accessCode,
  InterviewDetail,
  intervieweeEmail,
  intervieweeName,
  KnowledgeInterview,
  KnowledgeProcessing,
  ofQuestion,
  SavedAnswer,
  SavedResponse,
  TypedAnswer,
} from "./interview-shapes.ts";
import { pageRoutes } from "./page-routes.ts";
import { interviewStatuses } from "./rules.ts";

const interview = z.object({ interviewId: reference });
const answer = interview.extend(ofQuestion.shape);

/** Room for an answer and its follow-up in any script. */
const bodyBytes = 128 * 1024;

export const knowledgeInterviews = {
  list: route({
    method: "GET",
    path: "/api/knowledge/interviews",
    access: "owner",
    role: "edits",
    summary: "List interviews, newest first",
    input: page.extend({
      templateId: reference.optional(),
      status: z.enum(["all", ...interviewStatuses]).default("all"),
      /** Words of name, address or template. */
      search: z.string().max(200, "Use at most 200 characters.").default(""),
    }),
    output: pageOf(KnowledgeInterview),
  }),
  create: route({
    method: "POST",
    path: "/api/knowledge/interviews",
    access: "owner",
    role: "edits",
    limit: "changes",
    summary: "Create a published interview of a person by a template",
    input: z.object({
      templateId: reference,
      interviewee_name: intervieweeName,
      interviewee_email: intervieweeEmail,
      rag_system_id: reference.min(1, "Please select a RAG system"),
      with_access_code: z.boolean().default(true),
    }),
    output: KnowledgeInterview,
  }),
  get: route({
    method: "GET",
    path: "/api/knowledge/interviews/{interviewId}",
    access: "owner",
    role: "edits",
    summary: "Read an interview with its questions and answers",
    input: interview,
    output: InterviewDetail,
  }),
  setCode: route({
    method: "PUT",
    path: "/api/knowledge/interviews/{interviewId}/access-code",
    access: "owner",
    role: "edits",
    summary: "Replace an interview's access code; who entered the former one has to enter it again",
    input: interview.extend({ access_code: accessCode }),
    output: KnowledgeInterview,
  }),
  remove: route({
    method: "DELETE",
    path: "/api/knowledge/interviews/{interviewId}",
    access: "owner",
    role: "edits",
    summary: "Delete an interview with its answers, files and passages; repeat it until it is done",
    input: interview,
    output: z.object({ isDone: z.boolean() }),
  }),
  save: route({
    method: "PUT",
    path: "/api/knowledge/interviews/{interviewId}/responses/{questionId}",
    access: "owner",
    role: "edits",
    limit: "changes",
    summary: "Save the answer to a question, and add it to the interview's chatbot",
    input: answer.extend(SavedAnswer.shape),
    output: SavedResponse,
    bodyBytes,
  }),
  type: route({
    method: "PUT",
    path: "/api/knowledge/interviews/{interviewId}/responses/{questionId}/draft",
    access: "owner",
    role: "edits",
    limit: "changes",
    summary: "Keep what is typed of an answer",
    input: answer.extend(TypedAnswer.shape),
    output: SavedResponse,
    bodyBytes,
  }),
  attach: route({
    method: "POST",
    path: "/api/knowledge/interviews/{interviewId}/responses/{questionId}/files",
    access: "owner",
    role: "edits",
    summary: "Register a file that supports an answer, and get a form to upload it with",
    input: answer.extend(uploadedFile.shape),
    output: z.object({ document: Document, upload: uploadForm }),
  }),
  record: route({
    method: "POST",
    path: "/api/knowledge/interviews/{interviewId}/responses/{questionId}/recording-ticket",
    access: "owner",
    role: "edits",
    summary: "Get the ticket that opens the recordings of an answer",
    input: answer,
    output: RecordingTicket,
  }),
  sound: route({
    method: "GET",
    path: "/api/knowledge/interviews/{interviewId}/responses/{questionId}/sound",
    access: "owner",
    role: "edits",
    summary: "Get the recording of an answer and the second at which a passage of it is said",
    input: answer.extend({ text: z.string().max(4000).default("") }),
    /** Null for an answer that was typed. */
    output: z.object({ sound: CitedSound.nullable() }),
  }),
  complete: route({
    method: "POST",
    path: "/api/knowledge/interviews/{interviewId}/completion",
    access: "owner",
    role: "edits",
    summary: "Complete an interview; answers may be missing",
    input: interview,
    output: KnowledgeInterview,
  }),
  process: route({
    method: "POST",
    path: "/functions/v1/process-knowledge-interview",
    access: "owner",
    role: "edits",
    limit: "changes",
    summary: "Put all answers of an interview into its chatbot, and tell what was added and what failed",
    input: interview,
    output: KnowledgeProcessing,
  }),
  ...pageRoutes,
};
