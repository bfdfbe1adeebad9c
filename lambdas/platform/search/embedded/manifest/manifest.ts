import * as z from "zod";
import { newId } from "#platform/table/new-id.ts";
import { analysisVersion } from "../../analysis.ts";

const DocumentPlace = z.object({ documentId: z.string(), edition: z.string(), passages: z.number() });
const Gone = z.object({ passages: z.number() });

const SegmentEntry = z.object({
  /** Its object's key below the chatbot's folder. */
  name: z.string(),
  embedding: z.object({ name: z.string(), dimension: z.number() }),
  /** Version of the analysis that its terms come from. */
  analysis: z.number(),
  /** Bytes of each section. */
  sizes: z.array(z.number()),
  /** The documents in the order of their passages; of those that were replaced or removed only the number remains. */
  documents: z.array(z.union([DocumentPlace, Gone])),
});

export const Manifest = z.object({
  /** Names of the last changes, the latest last: whose answer was lost looks for its own among them. */
  revisions: z.array(z.string()),
  segments: z.array(SegmentEntry),
});

export type DocumentPlace = z.infer<typeof DocumentPlace>;
export type SegmentEntry = z.infer<typeof SegmentEntry>;
/** What is current of a chatbot: the segments that its questions see, and which documents of them. */
export type Manifest = z.infer<typeof Manifest>;

export interface Embedding {
  name: string;
  dimension: number;
}

export const empty: Manifest = { revisions: [], segments: [] };

export const revisionOf = ({ revisions }: Manifest): string | undefined => revisions.at(-1);

/** The key of a document's own segment below the chatbot's folder; its vectors stay there when others move on. */
export const nameOfEdition = ({ documentId, edition }: Omit<DocumentPlace, "passages">): string =>
  `documents/${documentId}/${edition}`;

export const isPresent = (documents: SegmentEntry["documents"][number]): documents is DocumentPlace =>
  "documentId" in documents;

export const documentsOf = ({ documents }: SegmentEntry): DocumentPlace[] => documents.filter(isPresent);

export const placeOf = (
  { segments }: Manifest,
  documentId: string,
): { segment: SegmentEntry; place: DocumentPlace } | undefined => {
  for (const segment of segments) {
    const place = documentsOf(segment).find((document) => document.documentId === documentId);
    if (place) return { segment, place };
  }
  return undefined;
};

/** With the segment of one document in place of what there was of it. */
export const withEdition = (manifest: Manifest, documentId: string, segment: SegmentEntry): Manifest =>
  revised(manifest, [...withoutDocument(manifest, documentId), segment]);

export const without = (manifest: Manifest, documentId: string): Manifest =>
  revised(manifest, withoutDocument(manifest, documentId));

/** With a segment made of others in their place, as far as its documents are still the current ones. */
export const withMerged = (manifest: Manifest, merged: SegmentEntry): Manifest => {
  const { segments } = manifest;
  const current = new Set(segments.flatMap(documentsOf).map(nameOfEdition));
  const moved = new Set(documentsOf(merged).map(nameOfEdition));
  return revised(manifest, [
    ...segments.map((segment) => withGone(segment, (document) => moved.has(nameOfEdition(document)))),
    withGone(merged, (document) => !current.has(nameOfEdition(document))),
  ]);
};

/** Names of all objects that belong to what is current. */
export const namesOf = ({ segments }: Manifest): Set<string> =>
  new Set([...segments.map(({ name }) => name), ...segments.flatMap(documentsOf).map(nameOfEdition)]);

export const isCurrent = ({ embedding, analysis }: SegmentEntry, wanted: Embedding): boolean =>
  isOfEmbedding({ embedding }, wanted) && analysis === analysisVersion;

export const isOfEmbedding = ({ embedding }: Pick<SegmentEntry, "embedding">, wanted: Embedding): boolean =>
  embedding.name === wanted.name && embedding.dimension === wanted.dimension;

const withGone = (segment: SegmentEntry, isGone: (document: DocumentPlace) => boolean): SegmentEntry => ({
  ...segment,
  documents: segment.documents.map((document) =>
    isPresent(document) && isGone(document) ? { passages: document.passages } : document,
  ),
});

const withoutDocument = ({ segments }: Manifest, documentId: string): SegmentEntry[] =>
  segments.map((segment) => withGone(segment, (document) => document.documentId === documentId));

const keptRevisions = 20;

const revised = ({ revisions }: Manifest, segments: SegmentEntry[]): Manifest => ({
  revisions: [...revisions, newId("indexRevision")].slice(-keptRevisions),
  segments: segments.filter((segment) => segment.documents.some(isPresent)),
});
