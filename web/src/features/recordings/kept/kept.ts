import type { Slice } from "#shared/recorder/engine/sound.ts";
import { openDatabase, resultOf, slicesOf, written } from "./database.ts";

/** A recording that this browser made and whose words are not in the answer yet. */
export interface KeptRecording {
  id: string;
  /** The account of this browser that made it; empty without one. */
  user: string;
  /** The answer that it belongs to, such as an interview and a question. */
  holder: string;
  /** The type with its parameters. */
  type: string;
  createdAt: string;
  elapsedMilliseconds: number;
  /** The server's id, once it has one. */
  recordingId?: string | undefined;
  /** The server has all its sound, and the words are awaited. */
  isSent?: boolean;
}

interface KeptSlice {
  id: string;
  take: number;
  index: number;
  bytes: Slice;
}

let opened: Promise<IDBDatabase> | undefined;
const database = (): Promise<IDBDatabase> => {
  opened ??= openDatabase().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

/** Recordings in this browser's database. All throw DOMException where it is full or closed. */
export const kept = {
  put: async (recording: KeptRecording): Promise<void> => {
    const writing = (await database()).transaction("recordings", "readwrite");
    writing.objectStore("recordings").put(recording);
    await written(writing);
  },
  /** Writes a slice together with the mark of how far the recording is kept. */
  add: async (recording: KeptRecording, slice: Omit<KeptSlice, "id">): Promise<void> => {
    const writing = (await database()).transaction(["recordings", "slices"], "readwrite");
    writing.objectStore("recordings").put(recording);
    writing.objectStore("slices").put({ id: recording.id, ...slice } satisfies KeptSlice);
    await written(writing);
  },
  of: async (user: string, holder: string): Promise<KeptRecording | undefined> => {
    const reading = (await database()).transaction("recordings").objectStore("recordings");
    const all: KeptRecording[] = await resultOf(reading.getAll());
    return all
      .filter((one) => one.user === user && one.holder === holder)
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
  },
  takes: async (id: string): Promise<Slice[][]> => {
    const reading = (await database()).transaction("slices").objectStore("slices");
    const all: KeptSlice[] = await resultOf(reading.getAll(slicesOf(id)));
    const takes = Map.groupBy(all, ({ take }) => take);
    return [...takes]
      .toSorted(([one], [other]) => one - other)
      .map(([, own]) => own.map(({ bytes }) => bytes));
  },
  /** Forgets the sound; the row stays until the words are in the answer. */
  removeSound: async (id: string): Promise<void> => {
    const writing = (await database()).transaction("slices", "readwrite");
    writing.objectStore("slices").delete(slicesOf(id));
    await written(writing);
  },
  remove: async (id: string): Promise<void> => {
    const writing = (await database()).transaction(["recordings", "slices"], "readwrite");
    writing.objectStore("recordings").delete(id);
    writing.objectStore("slices").delete(slicesOf(id));
    await written(writing);
  },
};
