import { newId } from "../../table/new-id.ts";
import type { DocumentKey, IndexedPassage, Search } from "../port.ts";
import { put, remove as removeObjects } from "./bucket.ts";
import { folderOf } from "./manifest/current.ts";
import { type Manifest, placeOf, withEdition, without } from "./manifest/manifest.ts";
import type { Place } from "./place.ts";
import { pieceOf } from "./segment/pieces.ts";
import { editionOf } from "./segment/segment.ts";
import { mergeWhereDue } from "./writing/merge.ts";
import { removeAbandoned, removeSuperseded } from "./writing/removal.ts";

export const prepareWriting = (place: Place): Pick<Search, "replace" | "remove"> => ({
  replace: async (document, passages) => {
    if (passages.length === 0) return remove(place, document);
    await write(place, document, passages);
  },
  remove: (document) => remove(place, document),
});

/**
 * Puts a document's segment, and makes it the current one in one step, if `isWanted` says so at that moment: a
 * writer that is killed before has changed nothing.
 */
export const write = async (
  place: Place,
  document: DocumentKey,
  passages: IndexedPassage[],
  isWanted: (manifest: Manifest) => boolean = () => true,
): Promise<void> => {
  const { chatbotId, documentId } = document;
  const piece = await pieceOf(document, newId("indexEdition"), passages);
  const { entry, bytes } = editionOf(
    piece,
    passages.map(({ vector }) => vector),
    place.embedding,
  );
  await put(place, `${folderOf(chatbotId)}${entry.name}`, bytes);
  const change = await place.manifests.change(chatbotId, (manifest) =>
    isWanted(manifest) ? withEdition(manifest, documentId, entry) : undefined,
  );
  if (!change) return removeObjects(place, [`${folderOf(chatbotId)}${entry.name}`]);
  await removeSuperseded(place, chatbotId, change);
  await mergeWhereDue(place, chatbotId, change.after);
};

const remove = async (place: Place, { chatbotId, documentId }: DocumentKey): Promise<void> => {
  const change = await place.manifests.change(chatbotId, (manifest) =>
    placeOf(manifest, documentId) ? without(manifest, documentId) : undefined,
  );
  if (change) await removeSuperseded(place, chatbotId, change);
  const isEmpty = (await place.manifests.lately(chatbotId)).segments.length === 0;
  await removeAbandoned(place, chatbotId, isEmpty ? "" : `documents/${documentId}/`);
};
