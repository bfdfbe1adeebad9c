import { AppError } from "#shared/errors.ts";
import { longestSeconds } from "#shared/recordings/rules.ts";
import { plainType, recordableType } from "./engine/formats.ts";
import { MicrophoneError } from "./engine/microphone.ts";
import { createSound } from "./engine/sound.ts";
import { startTake } from "./engine/take.ts";
import { callsWith } from "./upload/server.ts";
import { createUploader } from "./upload/uploader.ts";

export interface Dictation {
  /** Milliseconds recorded. */
  elapsed: () => number;
  /** From 0 to 1. */
  level: () => number;
  /** Ends the recording, and resolves with its words; throws AppError. The sound is deleted. */
  words: () => Promise<string>;
  discard: () => void;
}

const pollMilliseconds = 1000;

/** Records an answer of which only the words are wanted. Throws MicrophoneError. */
export const dictate = async (
  ticketOf: () => Promise<string>,
  { onLost }: { onLost: () => void },
): Promise<Dictation> => {
  const type = recordableType();
  if (!type) throw new MicrophoneError("unsupported");
  const call = callsWith(ticketOf);
  const sound = createSound();
  const take = sound.beginTake();
  let recordingId: string | undefined;
  const uploader = createUploader({
    sound,
    type: plainType(type),
    call,
    onBegun: (id) => {
      recordingId = id;
    },
    onChange: () => undefined,
  });
  const recorder = await startTake({
    type,
    onSlice: (bytes) => {
      sound.add(take, bytes);
      uploader.wake();
      if (recorder.elapsed() >= longestSeconds * 1000) void recorder.stop().then(onLost);
    },
    onLost,
  });
  const remove = (): void => {
    const id = recordingId;
    if (!id) return;
    // one that is left over is deleted after a day
    call((server, ticket) => server.remove({ ticket, recordingId: id })).catch((error: unknown) =>
      console.warn("A recording was left to its day.", error),
    );
  };
  return {
    elapsed: recorder.elapsed,
    level: recorder.level,
    words: async () => {
      await recorder.stop();
      try {
        let present = await uploader.finish();
        while (present.transcription === "running") {
          await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
          const { items } = await call((server, ticket) => server.list({ ticket }));
          present = items.find(({ id }) => id === present.id) ?? present;
        }
        if (present.transcription !== "done")
          throw new AppError("model_failed", present.reason ?? "It was not transcribed.");
        return present.transcript?.text.trim() ?? "";
      } finally {
        remove();
      }
    },
    discard: () => {
      uploader.close();
      void recorder.stop().then(remove);
    },
  };
};
