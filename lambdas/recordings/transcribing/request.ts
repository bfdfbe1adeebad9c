import { transcriberOf } from "#platform/models/transcription/transcriber-of.ts";
import { queue } from "#platform/storage/queue.ts";
import { AppError } from "#shared/errors.ts";
import type { StoredRecording } from "../entities.ts";
import { absent, recordingStore } from "../store.ts";

/** Has a stored recording transcribed, unless that is under way. Throws AppError `not_configured` without a service. */
export const requestTranscription = async (recording: StoredRecording): Promise<StoredRecording> => {
  if (recording.state !== "stored")
    throw new AppError("conflict", "This recording is not finished. Finish it first.");
  if (recording.transcription === "running" || recording.is_text_only) return recording;
  if (!(await transcriberOf(recording.account_id)))
    throw new AppError(
      "not_configured",
      "No transcription service is set up. The recording is kept: type what it says, or have it transcribed later.",
    );
  const set = {
    transcription: "running" as const,
    reason: null,
    requests: recording.requests + 1,
    requested_at: new Date().toISOString(),
  };
  if (await recordingStore.change(recording, set)) {
    const { holder, id, account_id } = recording;
    const message = { recording: { holder, id, request: set.requests }, group: account_id };
    await queue("uploads").send({ message, group: account_id });
    return { ...recording, ...set };
  }
  const present = await recordingStore.find(recording);
  if (!present) throw absent();
  return present;
};

/** The time after which a transcription that told nothing counts as lost: above that of the longest one. */
const lostMs = 40 * 60_000;

/** A recording as it is; a transcription whose end was lost has failed, so it can be asked for once more. */
export const settled = async (recording: StoredRecording): Promise<StoredRecording> => {
  const { transcription, requested_at = recording.created_at } = recording;
  if (transcription !== "running" || Date.now() - Date.parse(requested_at) < lostMs) return recording;
  const set = { transcription: "failed" as const, reason: "The transcription did not come back. Try again." };
  await recordingStore.change(recording, set);
  return { ...recording, ...set };
};
