import { plainType } from "#shared/recorder/engine/formats.ts";
import { createSound, type Slice } from "#shared/recorder/engine/sound.ts";
import { startTake, type Take } from "#shared/recorder/engine/take.ts";
import type { callsWith } from "#shared/recorder/upload/server.ts";
import { createUploader } from "#shared/recorder/upload/uploader.ts";
import { longestSeconds, mostBytes } from "#shared/recordings/rules.ts";
import { createJournal } from "../kept/journal.ts";
import type { KeptRecording } from "../kept/kept.ts";
import type { Live } from "./state.ts";
import { createWave } from "./wave.ts";

const tickMilliseconds = 100;

interface ClipOptions {
  call: ReturnType<typeof callsWith>;
  /** The sound that this browser kept of it. */
  takes?: Slice[][];
  onChange: () => void;
  /** It is as long as a recording may be. */
  onFull: () => void;
  onLost: () => void;
}

export type Clip = ReturnType<typeof createClip>;

/** A recording of this tab: what is recorded is kept in this browser and uploaded as it comes. */
export const createClip = (row: KeptRecording, { call, takes, onChange, onFull, onLost }: ClipOptions) => {
  const sound = createSound(takes);
  const journal = createJournal(row, onChange);
  const wave = createWave();
  const uploader = createUploader({
    sound,
    call,
    type: plainType(row.type),
    recordingId: row.recordingId,
    onBegun: (recordingId) => void journal.change({ recordingId }),
    onChange,
  });
  let take: Take | undefined;
  let before = row.elapsedMilliseconds;
  let timer: ReturnType<typeof setInterval> | undefined;
  const elapsed = () => before + (take?.elapsed() ?? 0);
  const checkLength = () => {
    if (elapsed() >= longestSeconds * 1000 || sound.bytes() > mostBytes * 0.98) onFull();
  };
  const endTake = () => {
    clearInterval(timer);
    before = elapsed();
    take = undefined;
  };
  return {
    journal,
    uploader,
    sound,
    /** Records another take. Throws MicrophoneError. */
    record: async (): Promise<void> => {
      const number = sound.beginTake();
      take = await startTake({
        type: row.type,
        onSlice: (bytes) => {
          const index = sound.add(number, bytes);
          journal.add({ take: number, index, bytes }, elapsed());
          uploader.wake();
          checkLength();
        },
        onLost: () => {
          endTake();
          onLost();
        },
      });
      wave.listen();
      timer = setInterval(() => {
        if (!take || take.isPaused()) return;
        wave.add(take.level());
        checkLength();
      }, tickMilliseconds);
    },
    pause: () => take?.pause(),
    resume: () => {
      wave.listen();
      take?.resume();
    },
    /** False once the microphone is gone. */
    hasTake: () => take !== undefined,
    stop: async (): Promise<void> => {
      await take?.stop();
      endTake();
    },
    live: (): Live => ({
      elapsedMilliseconds: elapsed(),
      keptMilliseconds: journal.keptMilliseconds(),
      level: take && !take.isPaused() ? take.level() : 0,
      bars: wave.bars(),
      isQuiet: take !== undefined && !take.isPaused() && wave.isQuiet(),
      microphone: take?.label ?? "",
    }),
    /** The sound that was recorded here, a file for each take. */
    files: (): Blob[] => sound.takes().map((slices) => new Blob(slices, { type: row.type })),
  };
};
