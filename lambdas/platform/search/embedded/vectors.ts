import { limit } from "../../models/calls/limit.ts";
import type { Search } from "../port.ts";
import { get } from "./bucket.ts";
import type { Loaded } from "./loaded.ts";
import { folderOf, type IndexBucket, withCurrentManifest } from "./manifest/current.ts";
import {
  type DocumentPlace,
  isOfEmbedding,
  isPresent,
  nameOfEdition,
  type SegmentEntry,
} from "./manifest/manifest.ts";
import { float32 } from "./segment/arrays.ts";
import { unpackDigests } from "./segment/packed.ts";

/** A range of vectors of one document, with the requested digests. */
interface Row {
  place: DocumentPlace;
  first: number;
  digests: (string | null)[];
}

const atOnce = 16;
/** Largest gap between two requested vectors that is read along instead of making a second request. */
const readAlong = 16;

export const prepareVectors = (place: IndexBucket, loaded: Loaded): Pick<Search, "vectors"> => ({
  vectors: ({ chatbotId, digests }) =>
    withCurrentManifest(place.manifests, chatbotId, async ({ segments }) => {
      const wanted = new Set(digests);
      const vectors = new Map<string, Float32Array>();
      const own = segments.filter((segment) => wanted.size > 0 && isOfEmbedding(segment, place.embedding));
      const rows = await Promise.all(
        own.map(async (segment) => {
          const known = unpackDigests(await loaded.digests(chatbotId, segment));
          return rowsOf(segment, known, wanted);
        }),
      );
      const inTurn = limit(atOnce);
      await Promise.all(rows.flat().map((row) => inTurn(() => readInto(vectors, place, chatbotId, row))));
      return new Map([...vectors].filter(([digest]) => wanted.has(digest)));
    }),
});

const rowsOf = ({ documents }: SegmentEntry, known: (string | null)[], wanted: Set<string>): Row[] => {
  const rows: Row[] = [];
  let first = 0;
  for (const place of documents) {
    const own = known.slice(first, first + place.passages);
    first += place.passages;
    if (!isPresent(place)) continue;
    let row: Row | undefined;
    for (const [at, digest] of own.entries()) {
      if (digest === null || !wanted.has(digest)) continue;
      if (row && at - (row.first + row.digests.length) <= readAlong)
        row.digests = own.slice(row.first, at + 1);
      else {
        row = { place, first: at, digests: [digest] };
        rows.push(row);
      }
    }
  }
  return rows;
};

const readInto = async (
  vectors: Map<string, Float32Array>,
  { embedding, ...bucket }: IndexBucket,
  chatbotId: string,
  { place, first, digests }: Row,
): Promise<void> => {
  const length = embedding.dimension * Float32Array.BYTES_PER_ELEMENT;
  const range = { from: first * length, to: (first + digests.length) * length };
  const { bytes } = await get(bucket, `${folderOf(chatbotId)}${nameOfEdition(place)}`, range);
  for (const [at, digest] of digests.entries())
    if (digest) vectors.set(digest, float32(bytes.slice(at * length, (at + 1) * length)));
};
