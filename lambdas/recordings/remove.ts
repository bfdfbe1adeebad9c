import type { StoredRecording } from "./entities.ts";
import { removeParts, removeSound } from "./sound/files.ts";
import { recordingStore } from "./store.ts";

/** Deletes a recording with its sound and transcript; repeating it changes nothing. */
export const removeRecording = async (recording: StoredRecording): Promise<void> => {
  await removeParts(recording);
  await removeSound(recording);
  await recordingStore.remove(recording);
};

interface Chosen {
  /** The question; absent for all. */
  part?: string;
  /** Who recorded; absent for everybody. */
  userId?: string;
}

/** Deletes recordings of a holder. */
export const removeRecordings = async (holder: string, { part, userId }: Chosen = {}): Promise<void> => {
  for (const recording of await recordingStore.ofHolder(holder))
    if ((!part || recording.part === part) && (!userId || recording.user_id === userId))
      await removeRecording(recording);
};
