import { createdEvent, type EventName } from "../event.ts";
import type { Blob } from "../storage/blobs.ts";
import type { StoredObject } from "../storage/index-store.ts";
import type { Storage } from "../storage/storage.ts";
import { requireStillMet } from "./conditions.ts";

export type NewObject = {
  bucket: string;
  key: string;
  blob: Blob;
  etag?: string;
  headers: Record<string, string>;
  tags?: Record<string, string>;
};

/**
 * Makes a written body the object of its key and returns once its event was accepted: an acknowledged upload
 * has its event. Object and event are one transaction; a body that may not be kept is removed.
 */
export async function keepObject(
  { commit, index, outbox, blobs, credentials }: Storage,
  { bucket, key, blob, etag = blob.md5, headers, tags = {} }: NewObject,
  event: EventName,
  conditions: ReadonlyMap<string, string> = new Map(),
): Promise<StoredObject> {
  const createdAt = new Date().toISOString();
  const { size, crc32 } = blob;
  const object: StoredObject = { bucket, key, blob: blob.id, size, etag, crc32, headers, tags, createdAt };
  const replace = () => {
    requireStillMet(index.find(bucket, key), conditions);
    const replaced = index.remove(bucket, key);
    index.put(object);
    const deliver = outbox.keep((number) => createdEvent(event, object, number, credentials.region));
    return { replaced, deliver };
  };
  let kept: ReturnType<typeof replace>;
  try {
    kept = await commit(replace);
  } catch (error) {
    await blobs.remove([blob.id]);
    throw error;
  }
  await blobs.remove(kept.replaced);
  await kept.deliver();
  return object;
}
