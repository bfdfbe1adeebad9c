import type { DocumentKey } from "../../port.ts";
import { documentIdOf, editionIn, withVectors } from "../editions.ts";
import { allManifests, type Manifest, readManifest, readManifests } from "../manifest.ts";
import type { IndexState } from "./index-state.ts";

/** A document's current edition of the live index that the target does not have with its vectors. */
export interface OutdatedEdition {
  document: DocumentKey;
  edition: string;
}

/** Everything that is due. */
export async function* allOutdated(state: IndexState): AsyncGenerator<OutdatedEdition> {
  for await (const manifests of allManifests(state.live)) yield* await outdatedAmong(state, manifests);
}

/** What is due of chatbots whose manifests in the live index these are. */
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

/** What is due of a document, if anything. */
export const outdatedOfDocument = async (
  { live, target }: IndexState,
  document: DocumentKey,
): Promise<OutdatedEdition | undefined> => {
  const manifest = await readManifest(live, document.chatbotId);
  const held = editionIn(manifest.editions, document);
  if (!held) return undefined;
  const listed = await readManifests(target, [document.chatbotId]);
  const isDue = !isCovered(held, coverOf(listed[0]?.editions ?? [])(held));
  return isDue ? toOutdated(manifest, held) : undefined;
};

/** What the target lists for what is held, where nothing of that is due. */
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

/** By what is there of the same document: the same edition, or one begun later. */
const isCovered = (held: string, listed: string | undefined): boolean =>
  listed !== undefined && listed >= withVectors(held);
