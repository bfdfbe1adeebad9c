import type { DocumentKey } from "../../port.ts";
import { documentIdOf, editionIn, withVectors } from "../editions.ts";
import { allManifests, type Manifest, readManifest, readManifests } from "../manifest.ts";
import type { IndexState } from "./index-state.ts";

/** A current edition of the live index that the target lacks, or has without vectors. */
export interface OutdatedEdition {
  document: DocumentKey;
  edition: string;
}

/** All outdated editions. */
export async function* allOutdated(state: IndexState): AsyncGenerator<OutdatedEdition> {
  for await (const manifests of allManifests(state.live)) yield* await outdatedAmong(state, manifests);
}

/** The outdated editions among manifests of the live index. */
export const outdatedAmong = async (
  { target }: IndexState,
  manifests: Manifest[],
): Promise<OutdatedEdition[]> => {
  const chatbotIds = manifests.map(({ chatbotId }) => chatbotId);
  const listed = await readManifests(target, chatbotIds);
  return manifests.flatMap((manifest, at) => {
    const covers = coverOf(listed[at]?.editions ?? []);
    return manifest.editions
      .filter((edition) => !isCovered(edition, covers(edition)))
      .map((edition) => toOutdated(manifest, edition));
  });
};

/** The outdated edition of a document, if any. */
export const outdatedOfDocument = async (
  { live, target }: IndexState,
  document: DocumentKey,
): Promise<OutdatedEdition | undefined> => {
  const manifest = await readManifest(live, document.chatbotId);
  const held = editionIn(manifest.editions, document);
  if (!held) return undefined;
  const listed = await readManifests(target, [document.chatbotId]);
  const isOutdated = !isCovered(held, coverOf(listed[0]?.editions ?? [])(held));
  return isOutdated ? toOutdated(manifest, held) : undefined;
};

/** The target's editions that cover all of `held`; undefined if any still needs reindexing. */
export const coveringEditions = (held: string[], listed: string[]): string[] | undefined => {
  const covers = coverOf(listed);
  const covering = held.map((edition) => covers(edition) ?? "");
  return held.every((edition, at) => isCovered(edition, covering[at])) ? covering : undefined;
};

const toOutdated = ({ chatbotId }: Manifest, edition: string): OutdatedEdition => ({
  document: { chatbotId, documentId: documentIdOf(edition) },
  edition,
});

const coverOf = (listed: string[]) => {
  const byDocument = new Map(listed.map((edition) => [documentIdOf(edition), edition]));
  return (edition: string): string | undefined => byDocument.get(documentIdOf(edition));
};

/** Whether the target has the same edition of the document, or a later one. */
const isCovered = (held: string, listed: string | undefined): boolean =>
  listed !== undefined && listed >= withVectors(held);
