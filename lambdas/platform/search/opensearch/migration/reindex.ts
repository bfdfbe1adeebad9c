import type { DocumentKey, Search } from "../../port.ts";
import { editionIn, withVectors } from "../editions.ts";
import { isGone } from "../failures.ts";
import { makeCurrent, readManifest } from "../manifest.ts";
import { discard, type Entry, readEdition, writeEdition } from "../passages.ts";
import type { Standings } from "./document-states.ts";
import type { FinishIfRenewed } from "./finish-if-done.ts";
import { isMoving, refuseSuperseded, type Standing } from "./index-state.ts";
import { allDue, type Due, dueOfDocument } from "./outdated.ts";

type Embed = Parameters<Search["renew"]>[1];

/** How documents get from an index made otherwise into the one for the configured embeddings and the present analysis. */
export const prepareRenewal = (
  standings: Standings,
  finishIfRenewed: FinishIfRenewed,
): Pick<Search, "outdated" | "renew"> => ({
  async *outdated() {
    const named = new Set<string>();
    while (true) {
      const standing = await standings.current();
      if (!standing) return;
      try {
        for await (const { document } of allDue(standing)) {
          const name = JSON.stringify([document.chatbotId, document.documentId]);
          if (!named.has(name)) yield document;
          named.add(name);
        }
        return;
      } catch (error) {
        if (!isGone(error)) throw error;
        standings.forget();
      }
    }
  },

  renew: (document, embed) =>
    standings.steadily(async () => {
      if (!(await standings.current())) return;
      const standing = await standings.writable();
      refuseSuperseded(standing);
      await renewOne(standing, document, embed);
      const late = await finishIfRenewed(standing);
      if (!late) return;
      standings.forget();
      for (const each of late) await renewOne(await standings.writable(), each, embed);
    }),
});

const renewOne = async (standing: Standing, document: DocumentKey, embed: Embed): Promise<void> => {
  const { target } = standing;
  const due = await dueOfDocument(standing, document);
  if (!due) return;
  const edition = withVectors(due.edition);
  await writeEdition(target, edition, await passagesOf(standing, due, embed));
  await makeCurrent(
    target,
    document,
    edition,
    isMoving(standing) ? { onTheWay: true } : { from: due.edition },
  );
  // What has come of a document that was replaced or removed meanwhile tells the manifest.
  const { editions } = await readManifest(target, document.chatbotId);
  const isCurrent = editionIn(editions, document) === edition;
  await discard(target, document, [
    isCurrent ? { range: { edition: { lt: edition } } } : { term: { edition } },
  ]);
};

const passagesOf = async (
  { live, isComparable }: Standing,
  { document, edition }: Due,
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
