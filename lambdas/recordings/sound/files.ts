import { bucket } from "#platform/storage/bucket.ts";
import { mostPartBytes, type RecordedType } from "#shared/recordings/rules.ts";
import type { StoredRecording } from "../entities.ts";

const files = bucket("UPLOADS_BUCKET");

const uploadSeconds = 15 * 60;
const listenSeconds = 60 * 60;

type Placed = Pick<StoredRecording, "account_id" | "id" | "is_dictation">;
type Stored = Placed & Pick<StoredRecording, "content_type">;

/** The object key of the whole sound. Objects of dictations and of parts expire by their prefix on AWS. */
export const soundKey = ({ account_id, id, is_dictation }: Placed): string =>
  `recordings/${is_dictation ? "dictated" : "kept"}/${account_id}/${id}`;

const partsPrefix = ({ account_id, id }: Pick<Placed, "account_id" | "id">): string =>
  `recordings/parts/${account_id}/${id}/`;

const partKey = (recording: Placed, take: number, part: number): string =>
  `${partsPrefix(recording)}${take}-${part}`;

/** The form with which a browser uploads a part, for a quarter of an hour. */
export const partForm = (recording: Stored, take: number, part: number) =>
  files.uploadForm(partKey(recording, take, part), {
    contentType: recording.content_type,
    maxBytes: mostPartBytes,
    seconds: uploadSeconds,
  });

/** The numbers of the parts that have arrived, by take. */
export const arrivedParts = async (recording: Placed): Promise<Map<number, Set<number>>> => {
  const prefix = partsPrefix(recording);
  const takes = new Map<number, Set<number>>();
  for (const key of await files.keys(prefix)) {
    const [take = 0, part = 0] = key.slice(prefix.length).split("-").map(Number);
    takes.set(take, (takes.get(take) ?? new Set()).add(part));
  }
  return takes;
};

export const readPart = async (
  recording: Placed,
  take: number,
  part: number,
): Promise<Uint8Array | undefined> => (await files.get(partKey(recording, take, part)))?.bytes;

export const putSound = (recording: Stored, sound: Uint8Array): Promise<void> =>
  files.put(soundKey(recording), sound, { contentType: recording.content_type });

/** Throws if the sound is gone. */
export const readSound = async (recording: Placed): Promise<Uint8Array> => {
  const stored = await files.get(soundKey(recording));
  if (!stored) throw new Error(`The sound of ${recording.id} is gone.`);
  return stored.bytes;
};

/** A signed address that plays the sound, good for an hour. */
export const soundUrl = (recording: Stored): Promise<string> =>
  files.downloadUrl(soundKey(recording), {
    disposition: `inline; filename="recording${extensions[recording.content_type]}"`,
    contentType: recording.content_type,
    seconds: listenSeconds,
  });

const extensions: Record<RecordedType, string> = {
  "audio/webm": ".webm",
  "audio/mp4": ".m4a",
  "audio/ogg": ".ogg",
};

export const removeParts = async (recording: Placed): Promise<void> => {
  const keys = await files.keys(partsPrefix(recording));
  for (let from = 0; from < keys.length; from += atOnce)
    await Promise.all(keys.slice(from, from + atOnce).map(files.remove));
};

export const removeSound = (recording: Placed): Promise<void> => files.remove(soundKey(recording));

/** Requests at the same time. */
export const atOnce = 20;
