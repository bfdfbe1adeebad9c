import * as z from "zod";
import { at } from "../contract/fields.ts";
import { recordedTypes } from "./rules.ts";

export const Recording = z.object({
  id: z.string(),
  /** The question that it answers. */
  part: z.string(),
  /** `open` until all its sound is on the server. */
  state: z.enum(["open", "stored"]),
  content_type: z.enum(recordedTypes),
  created_at: at,
  /** The length of its sound; 0 while it is open. */
  seconds: z.number(),
  bytes: z.number().int(),
  /** `none` as long as nobody asked for it, or no server for transcription is set up. */
  transcription: z.enum(["none", "running", "done", "failed"]),
  /** Why the transcription failed. */
  reason: z.string().nullable(),
});
export type Recording = z.infer<typeof Recording>;

export const Transcript = z.object({
  /** The words as they were spoken; empty if nobody spoke. */
  text: z.string(),
  /** The language that the server names, by a tag of BCP 47 or in English; null if it names none. */
  language: z.string().nullable(),
  /** Its sentences with the second at which each begins. */
  lines: z.array(z.object({ start: z.number(), text: z.string() })),
  /** Whether the server gave the times; otherwise they follow from each sentence's share of the text. */
  is_timed: z.boolean(),
});
export type Transcript = z.infer<typeof Transcript>;

export const RecordingDetail = Recording.extend({
  /** A signed address of the sound, good for an hour; null while it is open. */
  audio_url: z.string().nullable(),
  /** Null until it is transcribed. */
  transcript: Transcript.nullable(),
});
export type RecordingDetail = z.infer<typeof RecordingDetail>;

/** The sound of a cited passage. */
export const CitedSound = z.object({
  audio_url: z.string(),
  seconds: z.number(),
  /** The second at which the passage begins. */
  start: z.number(),
  /** False if the second follows from the passage's share of the text. */
  is_exact: z.boolean(),
  transcript: Transcript,
});
export type CitedSound = z.infer<typeof CitedSound>;
