import { type Language, languagesFor } from "../analysis/languages.ts";
import { titledText } from "../analysis/titled-text.ts";
import { tokenise } from "../analysis/tokenise.ts";
import type { Place } from "../opensearch.ts";
import type { DocumentKey, IndexedPassage, Passage, Search } from "../port.ts";
import { statusOf } from "./failures.ts";
import { ensureIndex } from "./index-definition.ts";
import { beginEdition, dropCurrent, makeCurrent } from "./manifest.ts";

/** Passages of one bulk request: a few megabytes. */
const bulkSize = 200;

export const prepareReplacement = (place: Place): Pick<Search, "replace" | "remove"> => {
  let ready: Promise<void> | undefined;
  const ensured = (): Promise<void> => {
    ready ??= ensureIndex(place).catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };

  return {
    async replace(document, passages) {
      if (passages.length === 0) return remove(place, document);
      await ensured();
      const edition = await beginEdition(place, document);
      for (let from = 0; from < passages.length; from += bulkSize) {
        await write(place, edition, passages.slice(from, from + bulkSize), from);
      }
      await place.client.indices.refresh({ index: place.index });
      const isCurrent = await makeCurrent(place, document, edition);
      await discardUpTo(place, document, isCurrent ? { lt: edition } : { lte: edition });
    },

    remove: (document) => remove(place, document),
  };
};

const write = async (
  place: Place,
  edition: string,
  passages: IndexedPassage[],
  from: number,
): Promise<void> => {
  const languages = languagesFor(passages.map(titledText));
  const entries = passages.flatMap((passage, at) => [
    { index: { _index: place.index, _id: `${passage.chatbotId}:${edition}:${from + at}` } },
    entryOf(passage, edition, languages[at]),
  ]);
  const { body } = await place.client.bulk({ body: entries });
  if (!body.errors) return;
  const failed = body.items.map((item) => item.index?.error).find((error) => error);
  throw new Error(`OpenSearch refused a passage: ${failed?.type} ${failed?.reason}`);
};

const entryOf = (
  { vector, digest, ...passage }: IndexedPassage,
  edition: string,
  language: Language | undefined,
) => ({
  chatbotId: passage.chatbotId,
  documentId: passage.documentId,
  edition,
  passageId: passage.id,
  terms: termsOf(passage, language).join(" "),
  vector: Array.from(vector),
  ...(digest && { digest }),
  passage,
});

/** Titles are added twice, so that they count twice as in the other adapter; a field of their own would skew rarity. */
const termsOf = ({ text, titlePath }: Passage, language: Language | undefined): string[] => {
  const titles = tokenise(titlePath.join("\n"), language);
  return [...tokenise(text, language), ...titles, ...titles];
};

const remove = async (place: Place, document: DocumentKey): Promise<void> => {
  try {
    await dropCurrent(place, document);
    await discard(place, document, []);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
};

/**
 * Deletes the editions of a document that were begun earlier: former ones, and what killed runs left behind. One
 * begun later may be about to become current.
 */
const discardUpTo = (
  place: Place,
  document: DocumentKey,
  edition: { lt: string } | { lte: string },
): Promise<void> => discard(place, document, [{ range: { edition } }]);

const discard = async (
  place: Place,
  { chatbotId, documentId }: DocumentKey,
  which: Record<string, unknown>[],
): Promise<void> => {
  await place.client.deleteByQuery({
    index: place.index,
    conflicts: "proceed",
    refresh: true,
    body: { query: { bool: { filter: [{ term: { chatbotId } }, { term: { documentId } }, ...which] } } },
  });
};
