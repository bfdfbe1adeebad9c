import type { CitedSound } from "#shared/recordings/shapes.ts";
import { soundUrl } from "./sound/files.ts";
import { recordingStore } from "./store.ts";
import { locate } from "./transcribing/locate.ts";

interface Cited {
  holder: string;
  part: string;
  /** The whole answer, and the passage of it. */
  answer: string;
  passage: string;
}

/** The latest transcribed recording of an answer, from the second of a passage; null without one. */
export const citedSound = async ({ holder, part, answer, passage }: Cited): Promise<CitedSound | null> => {
  const all = await recordingStore.ofHolder(holder);
  const spoken = all.findLast(
    (one) => one.part === part && one.state === "stored" && one.transcription === "done" && !one.is_text_only,
  );
  const transcript = spoken && (await recordingStore.transcript(spoken));
  if (!transcript) return null;
  const { seconds } = spoken;
  return {
    audio_url: await soundUrl(spoken),
    seconds,
    ...locate(passage, { answer, transcript, seconds }),
    transcript,
  };
};
