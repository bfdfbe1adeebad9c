import { setTimeout as pause } from "node:timers/promises";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { AppError } from "#shared/errors.ts";
import { cache } from "../../memory/cache.ts";
import { type Bucket, getChanged, isMissing, putInPlaceOf, removeExactly } from "../bucket.ts";
import { empty, Manifest, revisionOf } from "./manifest.ts";

interface Known {
  manifest: Manifest;
  etag: string;
  bytes: number;
}

export interface Change {
  before: Manifest;
  after: Manifest;
}

export type Manifests = ReturnType<typeof openManifests>;

const mostBytes = 32 * 2 ** 20;
const usualPatienceMilliseconds = 20_000;
const firstWaitMilliseconds = 40;
const longestWaitMilliseconds = 2000;

export const folderOf = (chatbotId: string): string => `index/${chatbotId}/`;

/** What is current of each chatbot, one small object that is read anew for every question, and changed by one writer at a time. */
export const openManifests = (
  bucket: Bucket,
  onChange: (chatbotId: string, change: Change) => void,
  patienceMilliseconds = usualPatienceMilliseconds,
) => {
  const known = cache<Known>(mostBytes);

  const keep = (chatbotId: string, now: Known | undefined): void => {
    const before = known.find(chatbotId)?.manifest ?? empty;
    if (now) known.put(chatbotId, now);
    else known.delete(chatbotId);
    onChange(chatbotId, { before, after: now?.manifest ?? empty });
  };

  const read = async (chatbotId: string): Promise<Known | undefined> => {
    const found = await getChanged(bucket, keyOf(chatbotId), known.find(chatbotId));
    if (found && "manifest" in found) return found;
    const now = found && { ...found, manifest: parsed(found.bytes), bytes: found.bytes.length * inMemory };
    keep(chatbotId, now);
    return now;
  };

  const write = async (chatbotId: string, before: Known | undefined, after: Manifest): Promise<boolean> => {
    const key = keyOf(chatbotId);
    if (after.segments.length === 0) {
      if (before && !(await removeExactly(bucket, key, before.etag))) return false;
      keep(chatbotId, undefined);
      return true;
    }
    const bytes = zstdCompressSync(JSON.stringify(after));
    const etag = await putInPlaceOf(bucket, key, bytes, before?.etag);
    if (etag) keep(chatbotId, { manifest: after, etag, bytes: bytes.length * inMemory });
    return etag !== undefined;
  };

  return {
    current: async (chatbotId: string): Promise<Manifest> => (await read(chatbotId))?.manifest ?? empty,

    /** As of when it was last read. */
    lately: async (chatbotId: string): Promise<Manifest> =>
      (known.find(chatbotId) ?? (await read(chatbotId)))?.manifest ?? empty,

    /**
     * Changes what is current, from what it is at that very moment; nothing where `change` gives nothing. Throws
     * AppError `unavailable` where others were faster for too long.
     */
    async change(
      chatbotId: string,
      change: (manifest: Manifest) => Manifest | undefined,
    ): Promise<Change | undefined> {
      const until = Date.now() + patienceMilliseconds;
      let tried: Change | undefined;
      for (let attempt = 0; ; attempt++) {
        const before = await read(chatbotId);
        // A write whose answer was lost is tried again by the client, and refused for its own first try.
        if (tried && isDone(before?.manifest ?? empty, tried)) return tried;
        const after = change(before?.manifest ?? empty);
        if (!after) return undefined;
        tried = { before: before?.manifest ?? empty, after };
        if (await write(chatbotId, before, after)) return tried;
        const wait = Math.random() * Math.min(longestWaitMilliseconds, firstWaitMilliseconds * 2 ** attempt);
        if (Date.now() + wait > until) throw crowded();
        await pause(wait);
      }
    },
  };
};

/** Reads with what is current, and again where it was replaced, and its objects removed, meanwhile. */
export const withCurrentManifest = async <Result>(
  manifests: Manifests,
  chatbotId: string,
  work: (manifest: Manifest) => Promise<Result>,
  first = manifests.current,
): Promise<Result> => {
  let manifest = await first(chatbotId);
  for (;;) {
    try {
      return await work(manifest);
    } catch (error) {
      if (!isMissing(error)) throw error;
      const now = await manifests.current(chatbotId);
      if (revisionOf(now) === revisionOf(manifest)) throw error;
      manifest = now;
    }
  }
};

const isDone = (now: Manifest, { after }: Change): boolean =>
  after.segments.length > 0 ? now.revisions.includes(revisionOf(after)!) : now.segments.length === 0;

/** A parsed manifest takes about so many times its packed bytes. */
const inMemory = 12;

const keyOf = (chatbotId: string): string => `${folderOf(chatbotId)}manifest`;

const parsed = (bytes: Uint8Array): Manifest =>
  Manifest.parse(JSON.parse(zstdDecompressSync(bytes).toString()));

const crowded = (): AppError =>
  new AppError(
    "unavailable",
    "Too many documents of this chatbot are changed at the same time. Try again in a minute.",
  );
