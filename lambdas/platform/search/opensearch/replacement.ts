import type { DocumentKey, IndexedPassage, Search } from "../port.ts";
import { wordsOnly } from "./editions.ts";
import { beginEdition, dropCurrent, makeCurrent, type Shelf } from "./manifest.ts";
import type { Standings } from "./migration/document-states.ts";
import type { FinishIfRenewed } from "./migration/finish-if-done.ts";
import { isMoving, refuseSuperseded, type Standing } from "./migration/index-state.ts";
import { discard, type Entry, writeEdition } from "./passages.ts";

export const prepareReplacement = (
  standings: Standings,
  finishIfRenewed: FinishIfRenewed,
): Pick<Search, "replace" | "remove"> => {
  const remove = (document: DocumentKey): Promise<void> =>
    standings.steadily(async () => {
      if (await standings.current()) await drop(await standings.writable(), document);
    });

  return {
    remove,
    async replace(document, passages) {
      if (passages.length === 0) return remove(document);
      return standings.steadily(async () => {
        const standing = await standings.writable();
        refuseSuperseded(standing);
        await put(standing, document, passages);
        if (await finishIfRenewed(standing)) standings.forget();
      });
    },
  };
};

/** The target comes first: whatever is in the live index is in both, also when that is gone a moment later. */
const put = async (standing: Standing, document: DocumentKey, passages: IndexedPassage[]): Promise<void> => {
  const { live, target, isComparable } = standing;
  const edition = await beginEdition(live, document);
  if (isMoving(standing)) await putInto(target, document, edition, passages);
  if (isComparable) return putInto(live, document, edition, passages);
  const words = passages.map(({ vector: _, digest: __, ...passage }) => passage);
  await putInto(live, document, wordsOnly(edition), words);
};

const putInto = async (
  shelf: Shelf,
  document: DocumentKey,
  edition: string,
  passages: Entry[],
): Promise<void> => {
  await writeEdition(shelf, edition, passages);
  const isCurrent = await makeCurrent(shelf, document, edition);
  await discardUpTo(shelf, document, isCurrent ? { lt: edition } : { lte: edition });
};

/** The live index comes first: from then on nothing more of the document is taken to the target. */
const drop = async (standing: Standing, document: DocumentKey): Promise<void> => {
  const { live, target } = standing;
  for (const shelf of isMoving(standing) ? [live, target] : [live]) {
    await dropCurrent(shelf, document);
    await discard(shelf, document, []);
  }
};

/**
 * Deletes the editions of a document that were begun earlier: former ones, and what killed runs left behind. One
 * begun later may be about to become current.
 */
const discardUpTo = (
  shelf: Shelf,
  document: DocumentKey,
  edition: { lt: string } | { lte: string },
): Promise<void> => discard(shelf, document, [{ range: { edition } }]);
