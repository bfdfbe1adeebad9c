import { AppError } from "#shared/errors.ts";
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

/** The latest transcribed recording of an answer, from the second of a passage. Throws AppError `not_found` without one. */
export const citedSound = async ({ holder, part, answer, passage }: Cited): Promise<CitedSound> => {
  const all = await recordingStore.ofHolder(holder);
  const spoken = all.findLast(
    (one) => one.part === part && one.state === "stored" && one.transcription === "done" && !one.is_text_only,
  );
  const transcript = spoken && (await recordingStore.transcript(spoken));
  if (!transcript) throw new AppError("not_found", "This answer has no recording.");
  const { seconds } = spoken;
  return {
    audio_url: await soundUrl(spoken),
    seconds,
    ...locate(passage, { answer, transcript, seconds }),
    transcript,
  };
};
