import * as z from "zod";
import { type Attempt, onQueue } from "#platform/events/on-queue.ts";
import { logger } from "#platform/logging/logger.ts";
import type { Sound, Transcriber } from "#platform/models/transcription/port.ts";
import { transcriberOf } from "#platform/models/transcription/transcriber-of.ts";
import { AppError } from "#shared/errors.ts";
import type { StoredRecording } from "../entities.ts";
import { readSound, soundKey } from "../sound/files.ts";
import { recordingStore } from "../store.ts";
import { removeDue } from "../wake.ts";
import { jobNameOf } from "./job-name.ts";
import { keepTranscription, noteFailure } from "./outcome.ts";
import { reserveTranscription } from "./spending.ts";

const Key = z.object({ holder: z.string(), id: z.string() });
const Message = z.union([Key.extend({ request: z.number().int() }), Key.extend({ isDue: z.literal(true) })]);

const queue = {
  line: "transcription",
  message: Message,
  // the person who waits asks again; a second delivery only notes a death
  lastTry: 1,
  reserveMilliseconds: 20_000,
  retry: async () => undefined,
};

/** Transcribes a recording that somebody asked for, or deletes a dictation whose day is over. */
export const handler = onQueue(queue, async (message, attempt) => {
  if ("isDue" in message) return removeDue(message);
  const { request, ...key } = message;
  const recording = await recordingStore.find(key);
  if (recording?.requests !== request || recording.transcription !== "running") return;
  if (attempt.isGivenUp) {
    await noteFailure(recording, interrupted);
    throw new Error(`The transcription of ${recording.id} was given up.`);
  }
  try {
    await transcribe(recording, attempt);
  } catch (error) {
    await noteFailure(recording, reasonOf(error));
    logger.warn("a recording was not transcribed", { recordingId: recording.id, error });
  }
});

const transcribe = async (recording: StoredRecording, { until }: Attempt): Promise<void> => {
  const transcriber = await transcriberOf(recording.account_id);
  if (!transcriber)
    return void (await noteFailure(recording, "No transcription service is set up any more."));
  const spending = await reserveTranscription(recording, transcriber);
  if (!spending) return void (await noteFailure(recording, usedUp));
  let isBooked = false;
  try {
    if (await run(transcriber, recording, until)) {
      isBooked = true;
      await spending.book();
    }
  } finally {
    if (!isBooked) await spending.release();
  }
};

/** False if only a job was begun. */
const run = async (transcriber: Transcriber, recording: StoredRecording, until: number): Promise<boolean> => {
  const sound = soundOf(recording);
  if ("start" in transcriber) {
    await transcriber.start(sound, jobNameOf(recording));
    return false;
  }
  const signal = AbortSignal.timeout(Math.max(until - Date.now(), 1000));
  const transcription = await transcriber.transcribe(sound, { signal });
  await keepTranscription(recording, transcription);
  return true;
};

export const soundOf = (recording: StoredRecording): Sound => ({
  key: soundKey(recording),
  contentType: recording.content_type,
  seconds: recording.seconds,
  read: () => readSound(recording),
});

const interrupted = "The transcription was interrupted. Try again.";
const usedUp = "The budget for language models is used up. The recording is kept.";

const reasonOf = (error: unknown): string =>
  error instanceof AppError ? error.message : "Something went wrong on our side. Try again.";
