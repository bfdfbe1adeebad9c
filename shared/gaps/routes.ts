import * as z from "zod";
import { reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { oneLine } from "../documents/uploaded-file.ts";
import { otherWordings, WrittenAnswer } from "../documents/written-answer.ts";
import { RecordingTicket } from "../recordings/routes.ts";
import { AskedColleague, GapDetail, Gaps } from "./shapes.ts";

export const gapActions = [
  "answer",
  "replay",
  "awaitDocument",
  "ask",
  "withdraw",
  "setAside",
  "reopen",
] as const;

/** A colleague's link is good for this many days. */
export const gapLinkDays = 14;

const { question, answer } = WrittenAnswer.shape;

const token = z.string().min(1).max(100, "This link is not whole. Open it from the message again.");

export const gaps = {
  list: route({
    method: "GET",
    path: "/api/gaps",
    access: "owner",
    role: "edits",
    summary: "List the questions of the last four weeks that found no answer, gathered by meaning",
    input: z.object({
      chatbotId: reference.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(200),
    }),
    output: Gaps,
  }),
  get: route({
    method: "GET",
    path: "/api/gaps/{id}",
    access: "owner",
    role: "edits",
    summary: "Read a gap with its questions, without personal details",
    input: z.object({ id: reference }),
    output: GapDetail,
  }),
  act: route({
    method: "POST",
    path: "/api/gaps/{id}",
    access: "owner",
    role: "edits",
    summary:
      "Close a gap: write the answer, ask the questions again, await a document, ask a colleague, withdraw that, set aside or reopen",
    input: z.object({
      id: reference,
      action: z.enum(gapActions),
      /** For `answer` and `ask`. */
      question: question.optional(),
      /** For `answer`. */
      answer: answer.optional(),
      /** For `answer`: other wordings that the answer is for; those of the gap if absent. */
      wordings: otherWordings.optional(),
      /** For `ask`: the colleague's name. */
      name: oneLine.max(120, "Use at most 120 characters.").optional(),
    }),
    output: GapDetail,
  }),
  colleague: route({
    method: "POST",
    path: "/functions/v1/gap-answer",
    access: "public",
    summary: "Read the question of a colleague's link; with an answer, or with `isUnknown`, reply to it",
    input: z.object({ token, answer: answer.optional(), isUnknown: z.boolean().optional() }),
    output: AskedColleague,
  }),
  record: route({
    method: "POST",
    path: "/functions/v1/gap-answer-recording",
    access: "public",
    summary: "Get the ticket to speak the answer to a colleague's link; the sound is deleted once it is text",
    input: z.object({ token }),
    output: RecordingTicket,
  }),
};
