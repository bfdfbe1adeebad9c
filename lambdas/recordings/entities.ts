import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import { Recording, Transcript } from "#shared/recordings/shapes.ts";
import { key } from "./names.ts";

/*
 * Access patterns
 *   the recordings of a holder, oldest first   RECHOLDER#{holder} / RECORDING#{id}
 *   a recording's transcript                   RECHOLDER#{holder} / TRANSCRIPT#{id}
 *   dictations to delete                       gsi1: RECORDINGDUE / {time}#{id}
 */

export const StoredRecording = Recording.extend({
  holder: z.string(),
  account_id: z.string(),
  chatbot_id: z.string().optional(),
  /** The user who recorded it; absent for somebody without an account. */
  user_id: z.string().optional(),
  /** Only its text is wanted. */
  is_dictation: z.boolean(),
  /** When a dictation is deleted at the latest. */
  due_at: at.optional(),
  /** How often its transcription was asked for: a former request that ends late changes nothing. */
  requests: z.number().int(),
  /** When it was asked for last. */
  requested_at: at.optional(),
  /** Whether its sound was deleted, and only the text is left. */
  is_text_only: z.boolean().default(false),
});
export type StoredRecording = z.output<typeof StoredRecording>;

export type RecordingKey = Pick<StoredRecording, "holder" | "id">;

const recordingKey = ({ holder, id }: RecordingKey) => ({
  pk: key("holder", holder),
  sk: key("recording", id),
});

export const recordingEntity = entity({
  name: "Recording",
  shape: StoredRecording,
  key: recordingKey,
  keysOf: (recording) => ({
    ...recordingKey(recording),
    ...(recording.due_at && {
      gsi1pk: key("recordingDue"),
      gsi1sk: `${recording.due_at}#${recording.id}`,
    }),
  }),
});

const StoredTranscript = Transcript.extend({
  holder: z.string(),
  id: z.string(),
  /** Places of the text, in characters, whose seconds the server gave. */
  offsets: z.array(z.number()),
  seconds: z.array(z.number()),
  /** Whether they are single words. */
  has_words: z.boolean(),
});
export type StoredTranscript = z.output<typeof StoredTranscript>;

const transcriptKey = ({ holder, id }: RecordingKey) => ({
  pk: key("holder", holder),
  sk: key("transcript", id),
});

export const transcriptEntity = entity({
  name: "Transcript",
  shape: StoredTranscript,
  key: transcriptKey,
  keysOf: transcriptKey,
});
