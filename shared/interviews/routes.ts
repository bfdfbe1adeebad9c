import * as z from "zod";
import { reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { RecordingTicket } from "../recordings/routes.ts";
import { Applicant, Interview, OwnApplication } from "./shapes.ts";

/** The private link's secret, which opens one application. */
const token = z.string().min(1).max(1000, "This link is not whole. Open it from where you kept it again.");

/** The id that the page makes for a session, from a time and random text. */
const sessionId = z.string().min(1).max(100);

export const interviews = {
  apply: route({
    method: "POST",
    path: "/functions/v1/job-applications",
    access: "public",
    summary: "Apply for an active posting, with consent; the token opens the application from then on",
    input: Applicant.extend({
      /** The posting's public link. */
      jobSlug: reference,
      job_id: reference,
      /** The version of the notice that stood at the button. */
      consent_version: z.string().min(1, "Read the notice above the button first.").max(40),
      /** `person`: the applicant would rather speak with a person than be interviewed by a program. */
      wants: z.enum(["interview", "person"]).default("interview"),
      /** The same session gets the same application again, not a second one. */
      sessionId,
      /** The language of the page, for the greeting: a tag of BCP 47. */
      language: z.string().max(20).default("en"),
    }),
    output: z.object({ application: OwnApplication, token: z.string() }),
  }),
  start: route({
    method: "POST",
    path: "/functions/v1/start-job-interview",
    access: "public",
    summary:
      "Start the interview of an application: its five minutes begin; a repeated start changes nothing",
    input: z.object({
      jobId: reference,
      applicationId: reference,
      applicantName: z.string().max(200),
      applicantEmail: z.string().max(200),
      sessionId,
      token,
    }),
    output: Interview,
  }),
  answer: route({
    method: "POST",
    path: "/functions/v1/process-interview-response",
    access: "public",
    summary: "Answer a question of an interview; the next one is streamed with `stream`",
    input: z.object({
      jobId: reference,
      applicationId: reference,
      /** From 0. */
      questionIndex: z.number().int().min(0).max(20),
      response: z.string().trim().min(1, "Write an answer.").max(20_000, "Use at most 20,000 characters."),
      conversationId: reference,
      token,
      stream: z.boolean().optional(),
    }),
    output: Interview,
    streams: true,
    bodyBytes: 96 * 1024,
  }),
  read: route({
    method: "POST",
    path: "/functions/v1/job-interview",
    access: "public",
    summary: "Read where the interview of a private link stands, with the answers given",
    input: z.object({ token }),
    output: Interview,
  }),
  record: route({
    method: "POST",
    path: "/functions/v1/job-interview-recording",
    access: "public",
    summary: "Get the ticket to speak an answer of an interview; the sound is deleted once it is text",
    input: z.object({ token }),
    output: RecordingTicket,
  }),
  askPerson: route({
    method: "POST",
    path: "/functions/v1/job-interview-person",
    access: "public",
    summary: "Ask to speak with a person, before, in or after the interview",
    input: z.object({ token }),
    output: Interview,
  }),
  erase: route({
    method: "POST",
    path: "/functions/v1/job-application-erasure",
    access: "public",
    summary: "Erase the application of a private link with everything that was given",
    input: z.object({ token }),
    output: z.object({ erased: z.literal(true) }),
  }),
};
