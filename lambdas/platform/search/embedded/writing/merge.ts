import { newId } from "#platform/table/new-id.ts";
import { get, put, remove } from "../bucket.ts";
import { folderOf, withCurrentManifest } from "../manifest/current.ts";
import {
  type Embedding,
  isCurrent,
  type Manifest,
  type SegmentEntry,
  withMerged,
} from "../manifest/manifest.ts";
import type { Place } from "../place.ts";
import { mergedOf, passagesIn, piecesOf, rangeOf } from "../segment/segment.ts";
import { removeAbandoned, removeSuperseded } from "./removal.ts";

/** A question reads every segment: so many small ones become one. */
const mostSmall = 16;
/** A document with as many passages is left on its own. */
const smallPassages = 1024;
/** What a writer's memory holds twice. */
const mostPassages = 60_000;

const mergedFolder = "merged/";

/**
 * Merges small segments into one, with larger ones as long as these hold no more than what they are merged with, so
 * that a passage is written a logarithmic number of times. Of the writers that add segments at the same time only
 * the one that makes their number full does it.
 */
export const mergeWhereDue = async (place: Place, chatbotId: string, manifest: Manifest): Promise<void> => {
  const small = smallOf(manifest, place.embedding).length;
  if (small === 0 || small % mostSmall !== 0) return;
  const merged = await withCurrentManifest(place.manifests, chatbotId, async (now) => {
    const entries = chosen(now, place.embedding);
    if (entries.length < 2) return undefined;
    const pieces = await Promise.all(
      entries.map(async (entry) => {
        const range = rangeOf(entry, "digests", "ids");
        return piecesOf(entry, (await get(place, `${folderOf(chatbotId)}${entry.name}`, range)).bytes);
      }),
    );
    return mergedOf(newId("mergedIndex"), pieces.flat(), place.embedding);
  });
  if (!merged) return;
  const key = `${folderOf(chatbotId)}${merged.entry.name}`;
  await put(place, key, merged.bytes);
  const change = await place.manifests.change(chatbotId, (now) => {
    const after = withMerged(now, merged.entry);
    return after.segments.some(({ name }) => name === merged.entry.name) ? after : undefined;
  });
  if (!change) return remove(place, [key]);
  await removeSuperseded(place, chatbotId, change);
  await removeAbandoned(place, chatbotId, mergedFolder);
};

const chosen = (manifest: Manifest, embedding: Embedding): SegmentEntry[] => {
  const entries = smallOf(manifest, embedding);
  let passages = entries.reduce((sum, entry) => sum + passagesIn(entry), 0);
  const merged = currentOf(manifest, embedding)
    .filter(isMerged)
    .toSorted((one, other) => passagesIn(one) - passagesIn(other));
  for (const entry of merged) {
    const own = passagesIn(entry);
    const isMostlyGone = own * 2 < entry.documents.reduce((sum, document) => sum + document.passages, 0);
    if ((own > passages && !isMostlyGone) || own + passages > mostPassages) continue;
    entries.push(entry);
    passages += own;
  }
  return entries;
};

const smallOf = (manifest: Manifest, embedding: Embedding): SegmentEntry[] =>
  currentOf(manifest, embedding).filter((entry) => !isMerged(entry) && passagesIn(entry) < smallPassages);

const currentOf = ({ segments }: Manifest, embedding: Embedding): SegmentEntry[] =>
  segments.filter((entry) => isCurrent(entry, embedding));

const isMerged = ({ name }: SegmentEntry): boolean => name.startsWith(mergedFolder);
