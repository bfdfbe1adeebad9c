import { indexTerms } from "../analysis/index-terms.ts";
import { type Language, languagesFor } from "../analysis/languages.ts";
import { titledText } from "../analysis/titled-text.ts";
import type { DocumentKey, EmbeddedText, Passage } from "../port.ts";
import { RefusedEntry } from "./failures.ts";
import type { IndexHandle } from "./manifest.ts";

/** A passage with or without its vector. */
export type Entry = Passage & Partial<EmbeddedText>;

/** Passages per request: a few megabytes. */
const pageSize = 200;

/** Writes the passages of an edition; questions find them once it is current. */
export const writeEdition = async (
  handle: IndexHandle,
  edition: string,
  passages: Entry[],
): Promise<void> => {
  for (let from = 0; from < passages.length; from += pageSize)
    await write(handle, edition, passages.slice(from, from + pageSize), from);
  await handle.client.indices.refresh({ index: handle.index });
};

/** The passages of an edition, in their order, with their vectors. */
export const readEdition = async (
  { client, index }: IndexHandle,
  { chatbotId }: DocumentKey,
  edition: string,
): Promise<Entry[]> => {
  const entries: Entry[] = [];
  for (let after: string | undefined; ; ) {
    const { body } = await client.search({
      index,
      allow_partial_search_results: false,
      body: {
        size: pageSize,
        query: { bool: { filter: [{ term: { chatbotId } }, { term: { edition } }] } },
        sort: [{ passageId: "asc" }],
        _source: ["passage", "vector", "digest"],
        ...(after !== undefined && { search_after: [after] }),
      },
    });
    const { hits } = body.hits;
    entries.push(...hits.map(({ _source }) => toEntry(_source as StoredPassage)));
    if (hits.length < pageSize) break;
    after = String(hits.at(-1)?.sort?.[0]);
  }
  return entries.toSorted((one, other) => one.ordinal - other.ordinal);
};

/** Deletes the passages of a document that match the filters. */
export const discard = async (
  { client, index }: IndexHandle,
  { chatbotId, documentId }: DocumentKey,
  which: Record<string, unknown>[],
): Promise<void> => {
  await client.deleteByQuery({
    index,
    conflicts: "proceed",
    refresh: true,
    body: { query: { bool: { filter: [{ term: { chatbotId } }, { term: { documentId } }, ...which] } } },
  });
};

interface StoredPassage {
  passage: Passage;
  vector?: number[];
  digest?: string;
}

const toEntry = ({ passage, vector, digest }: StoredPassage): Entry => ({
  ...passage,
  ...(vector && { vector: Float32Array.from(vector) }),
  ...(digest && { digest }),
});

const write = async (
  handle: IndexHandle,
  edition: string,
  passages: Entry[],
  from: number,
): Promise<void> => {
  const languages = languagesFor(passages.map(titledText));
  const entries = passages.flatMap((passage, at) => [
    { index: { _index: handle.index, _id: `${passage.chatbotId}:${edition}:${from + at}` } },
    stored(passage, edition, languages[at]),
  ]);
  const { body } = await handle.client.bulk({ body: entries, require_alias: true });
  if (!body.errors) return;
  const failed = body.items.map((item) => item.index?.error).find((error) => error);
  throw new RefusedEntry(failed ?? { type: "unknown" });
};

const stored = ({ vector, digest, ...passage }: Entry, edition: string, language: Language | undefined) => ({
  chatbotId: passage.chatbotId,
  documentId: passage.documentId,
  edition,
  passageId: passage.id,
  terms: termsOf(passage, language).join(" "),
  ...(vector && { vector: Array.from(vector) }),
  ...(digest && { digest }),
  passage,
});

/** Titles count twice as in the other adapters; a field of their own would skew document frequencies. */
const termsOf = ({ text, titlePath }: Passage, language: Language | undefined): string[] => {
  const titles = indexTerms(titlePath.join("\n"), language);
  return [...indexTerms(text, language), ...titles, ...titles];
};
