import type { Recording } from "#shared/recordings/shapes.ts";
import { soundUrl } from "./sound/files.ts";
import { recordingStore } from "./store.ts";

/** The recordings of a holder, oldest first; those of one user if it is named. */
export const recordingsOf = async (holder: string, userId?: string): Promise<Recording[]> => {
  const all = await recordingStore.ofHolder(holder);
  return userId ? all.filter(({ user_id }) => user_id === userId) : all;
};

/** The signed address of each answer's latest sound, good for an hour. */
export const soundsOf = async (holder: string): Promise<Map<string, string>> => {
  const stored = (await recordingStore.ofHolder(holder)).filter(
    ({ state, is_text_only }) => state === "stored" && !is_text_only,
  );
  const latest = new Map(stored.map((recording) => [recording.part, recording]));
  return new Map(
    await Promise.all(
      [...latest].map(async ([part, recording]) => [part, await soundUrl(recording)] as const),
    ),
  );
};
