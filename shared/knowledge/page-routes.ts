import * as z from "zod";
import { reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { Document } from "../documents/document.ts";
import { uploadedFile, uploadForm } from "../documents/uploaded-file.ts";
import { RecordingTicket } from "../recordings/routes.ts";
import {
  intervieweeName,
  ofQuestion,
  PublicInterview,
  SavedAnswer,
  SavedResponse,
  simpleEmail,
  TakenInterview,
  TypedAnswer,
} from "./interview-shapes.ts";

const page = z.object({ knowledgeSlug: reference });
const answer = page.extend(ofQuestion.shape);

const bodyBytes = 128 * 1024;

/** The routes of an interview's public page. Its reader is signed in, to whatever account. */
export const pageRoutes = {
  enter: route({
    method: "POST",
    path: "/api/knowledge/pages/{knowledgeSlug}/entry",
    access: "owner",
    role: "none",
    limit: "changes",
    summary: "Check the access code of an interview, after which its questions can be read",
    input: page.extend({ access_code: z.string().trim().max(100).default("") }),
    output: PublicInterview,
  }),
  welcome: route({
    method: "POST",
    path: "/api/knowledge/pages/{knowledgeSlug}/welcome",
    access: "owner",
    role: "none",
    summary: "Give one's name and address, and agree to what is kept of the answers",
    input: page.extend({
      name: intervieweeName,
      email: simpleEmail,
      /** Whether answers may be cited with the name. */
      is_named: z.boolean().default(false),
      /** The version of the notice that was read. */
      notice_version: z.string().max(40),
    }),
    output: TakenInterview,
  }),
  open: route({
    method: "GET",
    path: "/api/knowledge/pages/{knowledgeSlug}/interview",
    access: "owner",
    role: "none",
    summary: "Read the questions of an interview and the answers given",
    input: page,
    output: TakenInterview,
  }),
  saveOwn: route({
    method: "PUT",
    path: "/api/knowledge/pages/{knowledgeSlug}/responses/{questionId}",
    access: "owner",
    role: "none",
    limit: "changes",
    summary: "Save one's answer to a question of an interview",
    input: answer.extend({
      ...SavedAnswer.shape,
      /** Completes the interview: it was the last question. */
      is_last: z.boolean().default(false),
    }),
    output: SavedResponse,
    bodyBytes,
  }),
  typeOwn: route({
    method: "PUT",
    path: "/api/knowledge/pages/{knowledgeSlug}/responses/{questionId}/draft",
    access: "owner",
    role: "none",
    limit: "changes",
    summary: "Keep what one types of an answer",
    input: answer.extend(TypedAnswer.shape),
    output: SavedResponse,
    bodyBytes,
  }),
  attachOwn: route({
    method: "POST",
    path: "/api/knowledge/pages/{knowledgeSlug}/responses/{questionId}/files",
    access: "owner",
    role: "none",
    summary: "Register a file that supports one's answer, and get a form to upload it with",
    input: answer.extend(uploadedFile.shape),
    output: z.object({ document: Document, upload: uploadForm }),
  }),
  recordOwn: route({
    method: "POST",
    path: "/api/knowledge/pages/{knowledgeSlug}/responses/{questionId}/recording-ticket",
    access: "owner",
    role: "none",
    summary: "Get the ticket that opens one's recordings of an answer",
    input: answer,
    output: RecordingTicket,
  }),
  withdraw: route({
    method: "DELETE",
    path: "/api/knowledge/pages/{knowledgeSlug}/responses",
    access: "owner",
    role: "none",
    summary: "Take back all one's answers, which are then deleted and cited no more",
    input: page,
    output: z.object({ isDone: z.boolean() }),
  }),
};
