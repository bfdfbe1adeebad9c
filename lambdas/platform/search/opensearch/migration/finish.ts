import type { DocumentKey } from "../../port.ts";
import { documentIdOf, withVectors, wordsOnly } from "../editions.ts";
import { giveWayOf, type IndexClient } from "../index-definition.ts";
import { allManifests, type Manifest, makeCurrent, readManifests, settle } from "../manifest.ts";
import { discard, type Entry, readEdition, writeEdition } from "../passages.ts";
import type { IndexState } from "./index-state.ts";
import { type OutdatedEdition, outdatedAmong } from "./outdated.ts";

/**
 * Replaces the live index by the target and deletes it, in one step. The live index is blocked for writes before, for
 * good: nothing is lost however many processes finish at once, and any can complete what another began. Documents that a
 * process of the former deployment added last are copied without vectors and returned.
 */
export const finish = async (indexClient: IndexClient, state: IndexState): Promise<DocumentKey[]> => {
  const { client, index: alias } = indexClient;
  const { live, target } = state;
  await client.indices.putAlias({ index: live.name, name: giveWayOf(live.name) });
  await client.indices.addBlock({ index: live.index, block: "write" });
  const late: DocumentKey[] = [];
  for await (const manifests of allManifests(live)) {
    for (const due of await outdatedAmong(state, manifests))
      if (await copyDocument(state, due)) late.push(due.document);
    await settleAll(state, manifests);
  }
  const actions = [{ remove_index: { index: live.name } }, { add: { index: target.name, alias } }];
  await client.indices.updateAliases({ body: { actions } });
  return late;
};

/** Copies a document to the target; true if it has to go without vectors. */
const copyDocument = async (state: IndexState, { document, edition }: OutdatedEdition): Promise<boolean> => {
  const { live, target, isComparable } = state;
  const stored = await readEdition(live, document, edition);
  const passages: Entry[] = isComparable
    ? stored
    : stored.map(({ vector: _, digest: __, ...words }) => words);
  const isWhole = passages.every(({ vector }) => vector);
  const carried = isWhole ? withVectors(edition) : wordsOnly(edition);
  await writeEdition(target, carried, passages);
  await makeCurrent(target, document, carried, { onTheWay: true });
  return !isWhole;
};

/** Removes documents from the target that a process of the former deployment removed from the live index only. */
const settleAll = async ({ target }: IndexState, manifests: Manifest[]): Promise<void> => {
  const chatbotIds = manifests.map(({ chatbotId }) => chatbotId);
  for (const [at, { editions, begun, chatbotId }] of (await readManifests(target, chatbotIds)).entries()) {
    const isSettled = begun > 0;
    const held = new Set(manifests[at]?.editions.map(documentIdOf));
    for (const edition of editions) {
      const document = { chatbotId, documentId: documentIdOf(edition) };
      if (!isSettled && !held.has(document.documentId))
        await discard(target, document, [{ term: { edition } }]);
    }
  }
  await settle(target, manifests);
};
