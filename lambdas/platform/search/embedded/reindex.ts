import type { DocumentKey, EmbeddedText, Passage, Search } from "../port.ts";
import { get, list } from "./bucket.ts";
import { folderOf, type IndexBucket, withCurrentManifest } from "./manifest/current.ts";
import { documentsOf, isCurrent, isOfEmbedding, nameOfEdition, placeOf } from "./manifest/manifest.ts";
import { openEdition } from "./segment/segment.ts";
import { write } from "./writing.ts";

interface StoredDocument {
  edition: string;
  passages: Passage[];
  /** Present if the vectors are of the configured model and only the text analysis is outdated. */
  embedded?: (Pick<EmbeddedText, "vector"> & { digest?: string })[];
}

export const prepareReindex = (place: IndexBucket): Pick<Search, "outdated" | "reindex"> => ({
  async *outdated() {
    const all = folderOf("");
    for await (const { folders } of list(place, all.slice(0, -1), "/")) {
      for (const folder of folders) {
        const chatbotId = folder.slice(all.length - 1, -1);
        const { segments } = await place.manifests.current(chatbotId);
        for (const segment of segments) {
          if (isCurrent(segment, place.embedding)) continue;
          for (const { documentId } of documentsOf(segment)) yield { chatbotId, documentId };
        }
      }
    }
  },

  async reindex(document, embed) {
    const stored = await outdatedOf(place, document);
    if (!stored) return;
    const embedded = stored.embedded ?? (await embed(stored.passages));
    const passages = stored.passages.map((passage, at) => ({ ...passage, ...(embedded[at] ?? tooFew()) }));
    await write(
      place,
      document,
      passages,
      (manifest) => placeOf(manifest, document.documentId)?.place.edition === stored.edition,
    );
  },
});

const outdatedOf = ({ embedding, manifests, ...bucket }: IndexBucket, document: DocumentKey) =>
  withCurrentManifest(
    manifests,
    document.chatbotId,
    async (manifest): Promise<StoredDocument | undefined> => {
      const found = placeOf(manifest, document.documentId);
      if (!found || isCurrent(found.segment, embedding)) return undefined;
      const { segment, place } = found;
      const { bytes } = await get(bucket, `${folderOf(document.chatbotId)}${nameOfEdition(place)}`);
      const { passages, digests, vectors } = openEdition(bytes, place, segment.embedding);
      const embedded = vectors.map((vector, at) => ({ vector, ...(digests[at] && { digest: digests[at] }) }));
      return { edition: place.edition, passages, ...(isOfEmbedding(segment, embedding) && { embedded }) };
    },
  );

const tooFew = (): never => {
  throw new Error("The embedding model returned fewer vectors than passages.");
};
