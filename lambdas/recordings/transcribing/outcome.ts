import type { Transcription } from "#platform/models/transcription/port.ts";
import type { StoredRecording } from "../entities.ts";
import { removeSound } from "../sound/files.ts";
import { recordingStore } from "../store.ts";
import { transcriptOf } from "./transcript.ts";

/** Stores a transcription. False if another one was asked for since, or the recording was deleted. */
export const keepTranscription = async (
  recording: StoredRecording,
  transcription: Transcription,
): Promise<boolean> => {
  const { is_dictation } = recording;
  const set = {
    transcription: "done" as const,
    reason: null,
    ...(is_dictation && { is_text_only: true }),
  };
  const isKept = await recordingStore.change(recording, set, {
    transcript: transcriptOf(recording, transcription),
  });
  if (isKept && is_dictation) await removeSound(recording);
  return isKept;
};

/** Notes that a transcription failed, for a reason in words for the person who waits. The sound is kept. */
export const noteFailure = (recording: StoredRecording, reason: string): Promise<boolean> =>
  recordingStore.change(recording, { transcription: "failed", reason });
