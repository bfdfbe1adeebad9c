import * as z from "zod";
import type { Attempt } from "#platform/events/on-queue.ts";
import { logger } from "#platform/logging/logger.ts";
import type { Sound, Transcriber } from "#platform/models/transcription/port.ts";
import { transcriberOf } from "#platform/models/transcription/transcriber-of.ts";
import { AppError } from "#shared/errors.ts";
import type { StoredRecording } from "../entities.ts";
import { readSound, soundKey } from "../sound/files.ts";
import { recordingStore } from "../store.ts";
import { jobIn, jobNameOf } from "./job-name.ts";
import { keepTranscription, noteFailure } from "./outcome.ts";
import { reserveTranscription } from "./spending.ts";

/** A recording whose words somebody asked for. */
export const QueuedRecording = z.object({ holder: z.string(), id: z.string(), request: z.number().int() });
type QueuedRecording = z.output<typeof QueuedRecording>;

/** The detail of EventBridge's event about a job of Amazon Transcribe that has ended. */
export const EndedJob = z.object({ TranscriptionJobName: z.string() });

/**
 * Transcribes a recording. A failure is noted and not repeated, nor is a try that ended without a word: the sound is
 * kept, and the person who waits asks again.
 */
export const transcribeQueued = async (queued: QueuedRecording, attempt: Attempt): Promise<void> => {
  const recording = await waitingFor(queued);
  if (!recording) return;
  try {
    if (!attempt.isFirst) throw new AppError("unavailable", interrupted);
    await transcribe(recording, attempt);
  } catch (error) {
    await noteFailure(recording, reasonOf(error));
    // the service's own words are in the cause alone
    const { cause } = error as Error;
    logger.warn("a recording was not transcribed", { recordingId: recording.id, error: cause ?? error });
  }
};

/** Takes the result of a job that has ended. Delivered twice, it changes nothing. */
export const takeEndedJob = async ({
  TranscriptionJobName: name,
}: z.output<typeof EndedJob>): Promise<void> => {
  const job = jobIn(name);
  const recording = job && (await waitingFor(job));
  const transcriber = recording && (await transcriberOf(recording.account_id));
  if (!transcriber || !("read" in transcriber)) return;
  const ended = await transcriber.read(name);
  if (ended.state === "running") return;
  if (ended.state === "failed") {
    logger.warn("a recording was not transcribed", { recordingId: recording.id, reason: ended.reason });
    await noteFailure(recording, ended.reason);
  } else if (await keepTranscription(recording, ended.transcription)) {
    // the room was reserved when the job began, so it is counted also where the budget is full by now
    await (await reserveTranscription(recording, transcriber, { isSpent: true }))?.book();
  }
  await transcriber.forget(name);
};

/** Undefined for a recording that is gone, or whose words were asked for once more since. */
const waitingFor = async ({ request, ...key }: QueuedRecording): Promise<StoredRecording | undefined> => {
  const recording = await recordingStore.find(key);
  return recording?.requests === request && recording.transcription === "running" ? recording : undefined;
};

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

const soundOf = (recording: StoredRecording): Sound => ({
  key: soundKey(recording),
  contentType: recording.content_type,
  seconds: recording.seconds,
  read: () => readSound(recording),
});

const interrupted = "The transcription was interrupted. Try again.";
const usedUp = "The budget for language models is used up. The recording is kept.";

const reasonOf = (error: unknown): string =>
  error instanceof AppError ? error.message : "Something went wrong on our side. Try again.";
