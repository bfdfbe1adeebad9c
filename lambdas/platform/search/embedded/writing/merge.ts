import { newId } from "#platform/table/new-id.ts";
import { get, put, remove } from "../bucket.ts";
import { folderOf, type IndexBucket, withCurrentManifest } from "../manifest/current.ts";
import {
  type Embedding,
  isCurrent,
  type Manifest,
  type SegmentEntry,
  withMerged,
} from "../manifest/manifest.ts";
import { mergedOf, passagesIn, rangeOf, readDocuments } from "../segment/segment.ts";
import { removeAbandoned, removeSuperseded } from "./removal.ts";

/** From this number on small segments are merged, because a question reads every segment. */
const maxSmall = 16;
/** Documents of at least this many passages keep a segment of their own. */
const smallPassages = 1024;
/** Most passages of a merge: the writer holds them in memory twice. */
const maxPassages = 60_000;

const mergedFolder = "merged/";

/**
 * Merges small segments into one, together with larger ones that are no larger than the sum so far: a passage is then
 * written a logarithmic number of times. Only the writer that completes the number of small segments merges them.
 */
export const mergeWhereDue = async (
  place: IndexBucket,
  chatbotId: string,
  manifest: Manifest,
): Promise<void> => {
  const small = smallOf(manifest, place.embedding).length;
  if (small === 0 || small % maxSmall !== 0) return;
  const merged = await withCurrentManifest(place.manifests, chatbotId, async (now) => {
    const entries = chosen(now, place.embedding);
    if (entries.length < 2) return undefined;
    const documents = await Promise.all(
      entries.map(async (entry) => {
        const range = rangeOf(entry, "digests", "ids");
        return readDocuments(entry, (await get(place, `${folderOf(chatbotId)}${entry.name}`, range)).bytes);
      }),
    );
    return mergedOf(newId("mergedIndex"), documents.flat(), place.embedding);
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
    if ((own > passages && !isMostlyGone) || own + passages > maxPassages) continue;
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
