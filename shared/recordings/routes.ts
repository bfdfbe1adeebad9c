import * as z from "zod";
import { route } from "../contract/route.ts";
import { Sha256, uploadForm } from "../documents/uploaded-file.ts";
import { mostClipBytes, mostForms, mostParts, mostTakes, recordedTypes } from "./rules.ts";
import { RecordingDetail } from "./shapes.ts";

/** Opens the recordings of one answer; the area that the answer belongs to gives it out. */
const ticket = z.string().min(1).max(2000, "This permission to record is not whole. Load the page again.");

const one = z.object({ ticket, recordingId: z.string().min(1).max(60) });

/** The letters of base64 and of a data URL's head. */
const base64 = /^[A-Za-z0-9+/=:;,_ -]*$/;

/** A permission to record an answer, good for ten minutes; then another one is asked for. */
export const RecordingTicket = z.object({ ticket: z.string() });

export const recordings = {
  list: route({
    method: "POST",
    path: "/functions/v1/recordings",
    access: "public",
    summary: "List the recordings of an answer with their transcripts",
    input: z.object({ ticket }),
    output: z.object({
      items: z.array(RecordingDetail),
      /** Whether a server for transcription is set up. */
      can_transcribe: z.boolean(),
    }),
  }),
  begin: route({
    method: "POST",
    path: "/functions/v1/recording-begin",
    access: "public",
    summary: "Begin a recording, whose parts are then uploaded",
    input: z.object({ ticket, content_type: z.enum(recordedTypes) }),
    output: RecordingDetail,
  }),
  parts: route({
    method: "POST",
    path: "/functions/v1/recording-parts",
    access: "public",
    summary: "Get forms to upload the next parts of a recording with",
    input: one.extend({
      take: z
        .number()
        .int()
        .min(0)
        .max(mostTakes - 1),
      from: z
        .number()
        .int()
        .min(0)
        .max(mostParts - 1),
      count: z.number().int().min(1).max(mostForms),
    }),
    output: z.object({ forms: z.array(uploadForm) }),
  }),
  finish: route({
    method: "POST",
    path: "/functions/v1/recording-finish",
    access: "public",
    summary: "Join the parts of a recording and have it transcribed; repeated, it changes nothing",
    input: one.extend({
      /** The SHA-256 digests of the parts of each take; absent to take what has arrived. */
      takes: z.array(z.array(Sha256).max(mostParts)).max(mostTakes).optional(),
    }),
    output: z.object({
      /** Absent as long as parts are missing. */
      recording: RecordingDetail.optional(),
      /** Parts that did not arrive, or not as they were recorded: upload them again. */
      missing: z.array(z.object({ take: z.number().int(), part: z.number().int() })),
    }),
    bodyBytes: 400 * 1024,
    bodyBounds: { levels: 3, values: mostTakes * (mostParts + 1) + 10 },
  }),
  transcribe: route({
    method: "POST",
    path: "/functions/v1/recording-transcription",
    access: "public",
    summary: "Have a stored recording transcribed, once more if it failed",
    input: one,
    output: RecordingDetail,
  }),
  remove: route({
    method: "POST",
    path: "/functions/v1/recording-removal",
    access: "public",
    summary: "Delete a recording with its transcript; the text of the answer stays",
    input: one,
    output: z.object({ removed: z.literal(true) }),
  }),
  clip: route({
    method: "POST",
    path: "/functions/v1/transcribe-audio",
    access: "owner",
    role: "answers",
    limit: "questions",
    summary: "Get the words of a short recording, which is not kept",
    input: z.object({
      /** base64, with or without the head of a data URL. */
      audio: z
        .string()
        .min(1, "Send a recording as base64.")
        .max(Math.ceil((mostClipBytes * 4) / 3) + 200, "Use at most 3 MB of sound.")
        .refine((audio) => base64.test(audio), "Send a recording as base64."),
    }),
    output: z.object({ text: z.string() }),
    bodyBytes: Math.ceil((mostClipBytes * 4) / 3) + 1024,
  }),
};
