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
  /** The documents in the order of their passages; for replaced or removed ones only the number of passages. */
  documents: z.array(z.union([DocumentPlace, Gone])),
});

export const Manifest = z.object({
  /** Names of the latest changes, oldest first: a writer whose response was lost looks for its own. */
  revisions: z.array(z.string()),
  segments: z.array(SegmentEntry),
});

export type DocumentPlace = z.infer<typeof DocumentPlace>;
export type SegmentEntry = z.infer<typeof SegmentEntry>;
/** The current state of a chatbot: its segments and which of their documents are current. */
export type Manifest = z.infer<typeof Manifest>;

export interface Embedding {
  name: string;
  dimension: number;
}

export const empty: Manifest = { revisions: [], segments: [] };

export const revisionOf = ({ revisions }: Manifest): string | undefined => revisions.at(-1);

/** The key of a document's own segment below the chatbot's folder; merged segments have no vectors, so it stays. */
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

/** Replaces a document by its new segment. */
export const withEdition = (manifest: Manifest, documentId: string, segment: SegmentEntry): Manifest =>
  revised(manifest, [...withoutDocument(manifest, documentId), segment]);

export const without = (manifest: Manifest, documentId: string): Manifest =>
  revised(manifest, withoutDocument(manifest, documentId));

/** Replaces segments by the one merged from them, for documents that are still current. */
export const withMerged = (manifest: Manifest, merged: SegmentEntry): Manifest => {
  const { segments } = manifest;
  const current = new Set(segments.flatMap(documentsOf).map(nameOfEdition));
  const moved = new Set(documentsOf(merged).map(nameOfEdition));
  return revised(manifest, [
    ...segments.map((segment) => withGone(segment, (document) => moved.has(nameOfEdition(document)))),
    withGone(merged, (document) => !current.has(nameOfEdition(document))),
  ]);
};

/** Keys of all objects that the manifest uses. */
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
