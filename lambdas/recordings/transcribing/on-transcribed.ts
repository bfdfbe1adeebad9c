import type { EventBridgeEvent } from "aws-lambda";
import { logger } from "#platform/logging/logger.ts";
import { transcriberOf } from "#platform/models/transcription/transcriber-of.ts";
import { recordingStore } from "../store.ts";
import { jobIn } from "./job-name.ts";
import { keepTranscription, noteFailure } from "./outcome.ts";
import { reserveTranscription } from "./spending.ts";

type Ended = EventBridgeEvent<"Transcribe Job State Change", { TranscriptionJobName: string }>;

/** Takes the result of a job that has ended. Delivered twice, it changes nothing. */
export const handler = async ({ detail: { TranscriptionJobName: name } }: Ended): Promise<void> => {
  const job = jobIn(name);
  const recording = job && (await recordingStore.find(job));
  if (!recording || recording.requests !== job.request || recording.transcription !== "running") return;
  const transcriber = await transcriberOf(recording.account_id);
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
