import * as z from "zod";
import { at, page, pageOf, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { ApplicationStatus } from "../jobs/shapes.ts";
import {
  Candidate,
  CandidateDetail,
  CandidateFilter,
  CandidateRecord,
  InterviewResponse,
  Mark,
  TranscriptMessage,
} from "./shapes.ts";

const id = z.object({ id: reference });
const { blind } = CandidateFilter.shape;
const blindReply = { blind: z.boolean().default(false) };

export const candidates = {
  list: route({
    method: "GET",
    path: "/api/candidates",
    access: "owner",
    role: "edits",
    summary: "List the applications to the account's postings, by numbered pages",
    input: CandidateFilter.extend({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: page.shape.limit,
    }),
    output: z.object({
      items: z.array(Candidate),
      /** The number of candidates on all pages. */
      total: z.number().int(),
      /**
       * How often a shortlisted candidate of a posting has a higher score than a rejected one, among the pairs of such;
       * absent without any pair.
       */
      agreement: z.object({ agreeing: z.number().int(), pairs: z.number().int() }).optional(),
    }),
  }),
  ids: route({
    method: "GET",
    path: "/api/candidates/ids",
    access: "owner",
    role: "edits",
    limit: "reports",
    summary:
      "The ids of the candidates of a filter in their order, up to 50,000; those after them have `from`",
    input: CandidateFilter.extend({ from: z.coerce.number().int().min(0).max(10_000_000).default(0) }),
    output: z.object({
      ids: z.array(z.string()),
      /** Absent with the last ones. */
      from: z.number().int().optional(),
    }),
  }),
  some: route({
    method: "POST",
    path: "/api/candidates/selection",
    access: "owner",
    role: "edits",
    summary:
      "Read up to 100 candidates with their notes in the order of their ids; those that are gone are left out",
    input: z.object({
      ids: z
        .array(z.string().max(100, "There is no application with so long an id."))
        .min(1, "Choose at least one candidate.")
        .max(100, "Choose at most 100 candidates at once."),
      ...blindReply,
    }),
    output: z.object({ items: z.array(CandidateRecord) }),
  }),
  jobs: route({
    method: "GET",
    path: "/api/candidates/jobs",
    access: "owner",
    role: "edits",
    summary: "The titles of the account's postings, for a filter",
    input: z.object({}),
    output: z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) }),
  }),
  get: route({
    method: "GET",
    path: "/api/candidates/{id}",
    access: "owner",
    role: "edits",
    summary: "Read an application with its evaluations, decisions and answers",
    input: id.extend({ blind }),
    output: CandidateDetail,
  }),
  transcript: route({
    method: "GET",
    path: "/api/candidates/{id}/transcript",
    access: "owner",
    role: "edits",
    summary: "Read the conversation of an interview, oldest message first; a blind view masks who applied",
    input: id.extend({ blind }),
    output: z.object({ items: z.array(TranscriptMessage) }),
  }),
  responses: route({
    method: "GET",
    path: "/api/candidates/{id}/responses",
    access: "owner",
    role: "edits",
    summary: "Read the answers of an application with their questions, oldest first",
    input: id.extend({ blind }),
    output: z.object({ items: z.array(InterviewResponse) }),
  }),
  setStatus: route({
    method: "POST",
    path: "/api/candidates/{id}/status",
    access: "owner",
    role: "edits",
    summary: "Give an application a status, from any other; who did it and when is kept",
    input: id.extend({ status: ApplicationStatus, ...blindReply }),
    output: CandidateDetail,
  }),
  saveNotes: route({
    method: "PUT",
    path: "/api/candidates/{id}/notes",
    access: "owner",
    role: "edits",
    limit: "changes",
    summary: "Save the notes about a candidate",
    input: id.extend({
      notes: z.string().max(10_000, "Use at most 10,000 characters."),
      /** The time that was read with the former notes; a later one is a conflict. */
      notes_saved_at: at.max(40, "Use a time in ISO 8601.").nullable(),
      ...blindReply,
    }),
    output: CandidateDetail,
    bodyBytes: 64 * 1024,
  }),
  evaluate: route({
    method: "POST",
    path: "/api/candidates/{id}/evaluation",
    access: "owner",
    role: "edits",
    limit: "questions",
    summary: "Evaluate an interview again, on the posting's present criteria",
    input: id.extend(blindReply),
    output: CandidateDetail,
  }),
  evaluateAll: route({
    method: "POST",
    path: "/api/candidates/evaluations",
    access: "owner",
    role: "edits",
    limit: "heavy",
    summary:
      "Evaluate every interview of a posting whose score is of former criteria; repeat the call until it is done",
    input: z.object({ job_id: reference }),
    output: z.object({ queued: z.number().int(), isDone: z.boolean() }),
  }),
  remove: route({
    method: "DELETE",
    path: "/api/candidates/{id}",
    access: "owner",
    role: "edits",
    summary: "Erase an application with its interview",
    input: id,
    output: z.object({}),
  }),
  audit: route({
    method: "GET",
    path: "/api/candidates/audit",
    access: "owner",
    role: "everything",
    limit: "reports",
    summary: "Read posting, marks, score and decision of each application, without who applied, for an audit",
    input: page.extend({ jobId: reference.optional() }),
    output: pageOf(
      z.object({
        application_id: z.string(),
        job_title: z.string(),
        applied_at: at,
        rubric_version: z.number().int().nullable(),
        marks: z.array(Mark.pick({ level: true, is_asked: true }).extend({ criterion: z.string() })),
        score: z.number().int().nullable(),
        coverage: z.number().nullable(),
        evaluated_at: at.nullable(),
        evaluated_by: z.string().nullable(),
        status: ApplicationStatus,
        decided_at: at.nullable(),
      }),
    ),
  }),
};
