import type { Slice } from "#shared/recorder/engine/sound.ts";
import { type KeptRecording, kept } from "./kept.ts";

export interface Journal {
  recording: () => KeptRecording;
  /** The milliseconds that this browser has kept. */
  keptMilliseconds: () => number;
  /** This browser's storage is full or closed. */
  isFull: () => boolean;
  change: (part: Partial<KeptRecording>) => Promise<void>;
  add: (slice: { take: number; index: number; bytes: Slice }, elapsedMilliseconds: number) => void;
  removeSound: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Writes a recording into this browser's database as it comes, one write after the other. It goes on without a database. */
export const createJournal = (begun: KeptRecording, onChange: () => void): Journal => {
  let recording = begun;
  let keptMilliseconds = begun.elapsedMilliseconds;
  let isFull = false;
  let queue = Promise.resolve();
  const write = (run: () => Promise<void>, { makesRoom = false } = {}): Promise<void> => {
    queue = queue.then(async () => {
      // later slices without one before them could not be played
      if (isFull && !makesRoom) return;
      try {
        await run();
      } catch (error) {
        console.warn("This browser could not keep the recording.", error);
        isFull = true;
      }
      onChange();
    });
    return queue;
  };
  return {
    recording: () => recording,
    keptMilliseconds: () => keptMilliseconds,
    isFull: () => isFull,
    change: (part) => {
      recording = { ...recording, ...part };
      return write(() => kept.put(recording));
    },
    add: (slice, elapsedMilliseconds) => {
      recording = { ...recording, elapsedMilliseconds };
      const row = recording;
      void write(async () => {
        await kept.add(row, slice);
        keptMilliseconds = elapsedMilliseconds;
      });
    },
    removeSound: () => write(() => kept.removeSound(recording.id), { makesRoom: true }),
    remove: () => write(() => kept.remove(recording.id), { makesRoom: true }),
  };
};
