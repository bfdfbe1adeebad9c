import { setTimeout as pause } from "node:timers/promises";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { AppError } from "#shared/errors.ts";
import { cache } from "../../memory/cache.ts";
import { type Bucket, getChanged, isMissing, putInPlaceOf, removeExactly } from "../bucket.ts";
import { type Embedding, empty, Manifest, revisionOf } from "./manifest.ts";

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

/** The bucket with the segments and manifests of all chatbots. */
export interface IndexBucket extends Bucket {
  manifests: Manifests;
  embedding: Embedding;
}

const maxBytes = 32 * 2 ** 20;
const defaultPatienceMilliseconds = 20_000;
const firstWaitMilliseconds = 40;
const maxWaitMilliseconds = 2000;

export const folderOf = (chatbotId: string): string => `index/${chatbotId}/`;

/** The manifests of chatbots: small objects that every question revalidates and that change by conditional writes. */
export const openManifests = (
  bucket: Bucket,
  onChange: (chatbotId: string, change: Change) => void,
  patienceMilliseconds = defaultPatienceMilliseconds,
) => {
  const known = cache<Known>(maxBytes);

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

    /** The manifest as last read, without a request if there is one. */
    lately: async (chatbotId: string): Promise<Manifest> =>
      (known.find(chatbotId) ?? (await read(chatbotId)))?.manifest ?? empty,

    /**
     * Changes the manifest atomically (compare and swap); returns undefined if `change` does. Throws AppError
     * `unavailable` if other writers keep winning.
     */
    async change(
      chatbotId: string,
      change: (manifest: Manifest) => Manifest | undefined,
    ): Promise<Change | undefined> {
      const until = Date.now() + patienceMilliseconds;
      let tried: Change | undefined;
      for (let attempt = 0; ; attempt++) {
        const before = await read(chatbotId);
        // The client repeats a write whose response was lost, which S3 then refuses because the first one succeeded.
        if (tried && isDone(before?.manifest ?? empty, tried)) return tried;
        const after = change(before?.manifest ?? empty);
        if (!after) return undefined;
        tried = { before: before?.manifest ?? empty, after };
        if (await write(chatbotId, before, after)) return tried;
        const wait = Math.random() * Math.min(maxWaitMilliseconds, firstWaitMilliseconds * 2 ** attempt);
        if (Date.now() + wait > until) throw crowded();
        await pause(wait);
      }
    },
  };
};

/** Works with the current manifest, and again if another writer replaced it and deleted its objects. */
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

/** Approximate memory of a parsed manifest relative to its compressed bytes. */
const inMemory = 12;

const keyOf = (chatbotId: string): string => `${folderOf(chatbotId)}manifest`;

const parsed = (bytes: Uint8Array): Manifest =>
  Manifest.parse(JSON.parse(zstdDecompressSync(bytes).toString()));

const crowded = (): AppError =>
  new AppError(
    "unavailable",
    "Too many documents of this chatbot are changed at the same time. Try again in a minute.",
  );
