import type { DocumentKey, IndexedPassage, Search } from "../port.ts";
import { wordsOnly } from "./editions.ts";
import { beginEdition, deleteEmpty, dropCurrent, type IndexHandle, makeCurrent } from "./manifest.ts";
import type { FinishIfDone } from "./migration/finish-if-done.ts";
import { type IndexState, isMigrating, refuseSuperseded } from "./migration/index-state.ts";
import type { LiveIndex } from "./migration/live-index.ts";
import { discard, type Entry, writeEdition } from "./passages.ts";

export const prepareReplacement = (
  liveIndex: LiveIndex,
  finishIfDone: FinishIfDone,
): Pick<Search, "replace" | "remove" | "forget"> => {
  const remove = (document: DocumentKey): Promise<void> =>
    liveIndex.retryAcrossSwaps(async () => {
      if (await liveIndex.current()) await drop(await liveIndex.writable(), document);
    });

  return {
    remove,
    forget: (chatbotId) =>
      liveIndex.retryAcrossSwaps(async () => {
        if (!(await liveIndex.current())) return;
        const state = await liveIndex.writable();
        for (const handle of isMigrating(state) ? [state.live, state.target] : [state.live])
          await deleteEmpty(handle, chatbotId);
      }),
    async replace(document, passages) {
      if (passages.length === 0) return remove(document);
      return liveIndex.retryAcrossSwaps(async () => {
        const state = await liveIndex.writable();
        refuseSuperseded(state);
        await put(state, document, passages);
        if (await finishIfDone(state)) liveIndex.forget();
      });
    },
  };
};

/** Writes the target first: then everything in the live index is in both, even if that is deleted a moment later. */
const put = async (state: IndexState, document: DocumentKey, passages: IndexedPassage[]): Promise<void> => {
  const { live, target, isComparable } = state;
  const edition = await beginEdition(live, document);
  if (isMigrating(state)) await putInto(target, document, edition, passages);
  if (isComparable) return putInto(live, document, edition, passages);
  const words = passages.map(({ vector: _, digest: __, ...passage }) => passage);
  await putInto(live, document, wordsOnly(edition), words);
};

const putInto = async (
  handle: IndexHandle,
  document: DocumentKey,
  edition: string,
  passages: Entry[],
): Promise<void> => {
  await writeEdition(handle, edition, passages);
  const isCurrent = await makeCurrent(handle, document, edition);
  await discardUpTo(handle, document, isCurrent ? { lt: edition } : { lte: edition });
};

/** Removes from the live index first: from then on nothing copies the document to the target. */
const drop = async (state: IndexState, document: DocumentKey): Promise<void> => {
  const { live, target } = state;
  for (const handle of isMigrating(state) ? [live, target] : [live]) {
    await dropCurrent(handle, document);
    await discard(handle, document, []);
  }
};

/** Deletes earlier editions of a document, also those of killed runs; a later one may be about to become current. */
const discardUpTo = (
  handle: IndexHandle,
  document: DocumentKey,
  edition: { lt: string } | { lte: string },
): Promise<void> => discard(handle, document, [{ range: { edition } }]);
