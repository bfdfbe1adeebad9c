import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import {
  type RecordingKey,
  recordingEntity,
  type StoredRecording,
  type StoredTranscript,
  transcriptEntity,
} from "./entities.ts";
import { key, keyPrefix } from "./names.ts";

export const recordingStore = {
  find: recordingEntity.find,

  create: recordingEntity.create,

  /** The recordings of a holder, oldest first. */
  ofHolder: (holder: string): Promise<StoredRecording[]> =>
    Array.fromAsync(recordingEntity.all({ pk: key("holder", holder), prefix: keyPrefix("recording") })),

  transcript: transcriptEntity.find,

  /** False if it changed since it was read, or is gone. */
  change: async (
    recording: StoredRecording,
    set: Partial<StoredRecording>,
    also: { transcript?: StoredTranscript } = {},
  ): Promise<boolean> => {
    const { state, requests } = recording;
    try {
      await transact([
        recordingEntity.change(recording, { set, condition: when.equals({ state, requests }) }),
        ...(also.transcript ? [transcriptEntity.place(also.transcript)] : []),
      ]);
      return true;
    } catch (error) {
      if (!failedCondition(error)) throw error;
      return false;
    }
  },

  remove: (recording: RecordingKey): Promise<void> =>
    transact([recordingEntity.drop(recording), transcriptEntity.drop(recording)]),

  /** Dictations whose day is over. */
  due: (now: Date) =>
    recordingEntity.all({
      index: "gsi1",
      pk: key("recordingDue"),
      prefix: "",
      from: "0",
      to: now.toISOString(),
    }),
};

export const absent = () => new AppError("not_found", "This recording was deleted. Record it again.");
