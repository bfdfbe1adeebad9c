import type { DocumentKey, Search } from "../../port.ts";
import { editionIn, withVectors } from "../editions.ts";
import { isGone } from "../failures.ts";
import { makeCurrent, readManifest } from "../manifest.ts";
import { discard, type Entry, readEdition, writeEdition } from "../passages.ts";
import type { FinishIfDone } from "./finish-if-done.ts";
import { type IndexState, isMigrating, refuseSuperseded } from "./index-state.ts";
import type { LiveIndex } from "./live-index.ts";
import { allOutdated, type OutdatedEdition, outdatedOfDocument } from "./outdated.ts";

type Embed = Parameters<Search["reindex"]>[1];

/** Reindexes documents of the live index into the target. */
export const prepareReindex = (
  liveIndex: LiveIndex,
  finishIfDone: FinishIfDone,
): Pick<Search, "outdated" | "reindex"> => ({
  async *outdated() {
    const listed = new Set<string>();
    while (true) {
      const state = await liveIndex.current();
      if (!state) return;
      try {
        for await (const { document } of allOutdated(state)) {
          const name = JSON.stringify([document.chatbotId, document.documentId]);
          if (!listed.has(name)) yield document;
          listed.add(name);
        }
        return;
      } catch (error) {
        if (!isGone(error)) throw error;
        liveIndex.forget();
      }
    }
  },

  reindex: (document, embed) =>
    liveIndex.retryAcrossSwaps(async () => {
      if (!(await liveIndex.current())) return;
      const state = await liveIndex.writable();
      refuseSuperseded(state);
      await reindexOne(state, document, embed);
      const late = await finishIfDone(state);
      if (!late) return;
      liveIndex.forget();
      for (const each of late) await reindexOne(await liveIndex.writable(), each, embed);
    }),
});

const reindexOne = async (state: IndexState, document: DocumentKey, embed: Embed): Promise<void> => {
  const { target } = state;
  const outdated = await outdatedOfDocument(state, document);
  if (!outdated) return;
  const edition = withVectors(outdated.edition);
  await writeEdition(target, edition, await passagesOf(state, outdated, embed));
  await makeCurrent(
    target,
    document,
    edition,
    isMigrating(state) ? { onTheWay: true } : { from: outdated.edition },
  );
  // The manifest shows whether the document was replaced or removed on the way.
  const { editions } = await readManifest(target, document.chatbotId);
  const isCurrent = editionIn(editions, document) === edition;
  await discard(target, document, [
    isCurrent ? { range: { edition: { lt: edition } } } : { term: { edition } },
  ]);
};

const passagesOf = async (
  { live, isComparable }: IndexState,
  { document, edition }: OutdatedEdition,
  embed: Embed,
): Promise<Entry[]> => {
  const entries = await readEdition(live, document, edition);
  if (isComparable && entries.every(({ vector }) => vector)) return entries;
  const passages = entries.map(({ vector: _, digest: __, ...passage }) => passage);
  const embedded = await embed(passages);
  return passages.map((passage, at) => ({ ...passage, ...(embedded[at] ?? tooFew()) }));
};

const tooFew = (): never => {
  throw new Error("Fewer passages were embedded than were given.");
};
