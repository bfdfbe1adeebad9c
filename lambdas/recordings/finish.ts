import { createHash } from "node:crypto";
import { AppError } from "#shared/errors.ts";
import { longestSeconds, mostBytes } from "#shared/recordings/rules.ts";
import type { StoredRecording } from "./entities.ts";
import { arrivedParts, atOnce, putSound, readPart, removeParts, removeSound } from "./sound/files.ts";
import { absent, recordingStore } from "./store.ts";

interface Place {
  take: number;
  part: number;
}

interface Wanted extends Place {
  /** Absent if nobody knows which bytes were recorded. */
  digest?: string;
}

/** A browser's recorder stops some tenths of a second late. */
const toleranceSeconds = 10;

/**
 * Joins the parts of a recording; a repeated call changes nothing. Returns the parts that are missing or have other bytes
 * than the digests say. Throws AppError `invalid` for what holds no sound, `too_large` for what is too long.
 */
export const finish = async (
  recording: StoredRecording,
  digests: string[][] | undefined,
): Promise<{ recording?: StoredRecording; missing: Place[] }> => {
  if (recording.state === "stored") return { recording, missing: [] };
  const wanted = digests ? listed(digests) : await arrived(recording);
  const { takes, missing } = await read(recording, wanted);
  if (missing.length > 0) return { missing };
  const { joinTakes } = await import("./sound/join.ts");
  const { bytes, seconds } = await joinTakes(takes, recording.content_type);
  if (seconds > longestSeconds + toleranceSeconds) throw tooLong();
  await putSound(recording, bytes);
  const set = { state: "stored" as const, seconds, bytes: bytes.length };
  if (await recordingStore.change(recording, set)) {
    await removeParts(recording);
    return { recording: { ...recording, ...set }, missing: [] };
  }
  const present = await recordingStore.find(recording);
  if (!present) {
    // it was deleted while it was joined
    await removeSound(recording);
    throw absent();
  }
  return { recording: present, missing: [] };
};

const listed = (digests: string[][]): Wanted[] =>
  digests.flatMap((parts, take) => parts.map((digest, part) => ({ take, part, digest })));

/** The parts of each take up to the first that is missing. */
const arrived = async (recording: StoredRecording): Promise<Wanted[]> => {
  const takes = await arrivedParts(recording);
  const wanted: Wanted[] = [];
  for (const [take, parts] of [...takes].toSorted(([one], [other]) => one - other))
    for (let part = 0; parts.has(part); part++) wanted.push({ take, part });
  return wanted;
};

const read = async (
  recording: StoredRecording,
  wanted: Wanted[],
): Promise<{ takes: Uint8Array[]; missing: Place[] }> => {
  const parts = new Map<number, Uint8Array[]>();
  const missing: Place[] = [];
  let bytes = 0;
  for (let from = 0; from < wanted.length; from += atOnce) {
    const some = wanted.slice(from, from + atOnce);
    const found = await Promise.all(some.map(({ take, part }) => readPart(recording, take, part)));
    for (const [at, { take, part, digest }] of some.entries()) {
      const content = found[at];
      if (!content || (digest && digest !== digestOf(content))) missing.push({ take, part });
      else parts.set(take, [...(parts.get(take) ?? []), content]);
      bytes += content?.length ?? 0;
    }
    if (bytes > mostBytes) throw tooLong();
  }
  return { takes: [...parts.values()].map((all) => new Uint8Array(Buffer.concat(all))), missing };
};

const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const tooLong = () =>
  new AppError("too_large", "A recording has at most 30 minutes. Record the rest with another question.");
