import { rankByWords } from "../memory/chatbot-index.ts";
import { background, nearest, scanOf, similarity } from "../memory/nearest.ts";
import { rankingOf } from "../memory/postings.ts";
import type { Ranked } from "../memory/top.ts";
import type { Match, Search } from "../port.ts";
import type { Loaded, Words } from "./loaded.ts";
import { type Manifests, withCurrentManifest } from "./manifest/current.ts";
import { type Embedding, isOfEmbedding, isPresent, type Manifest } from "./manifest/manifest.ts";
import { positionsOf } from "./segment/ids.ts";

export const prepareQuestions = (
  manifests: Manifests,
  loaded: Loaded,
  embedding: Embedding,
): Pick<Search, "keyword" | "nearest" | "similarity" | "background"> => {
  const words = (chatbotId: string, { segments }: Manifest) =>
    Promise.all(segments.map((segment) => loaded.words(chatbotId, segment)));
  const meanings = (chatbotId: string, { segments }: Manifest) =>
    Promise.all(segments.map((segment) => loaded.meanings(chatbotId, segment)));
  const scanned = async (chatbotId: string, manifest: Manifest) =>
    scanOf(
      (await meanings(chatbotId, manifest)).map(({ codes }) => codes),
      countsOf(manifest),
    );
  /** Vectors of different models are not comparable: until all are of the configured one, vector queries find nothing. */
  const hasMeanings = ({ segments }: Manifest): boolean =>
    segments.every((segment) => isOfEmbedding(segment, embedding));

  return {
    keyword: async ({ chatbotId, text, limit }) =>
      withCurrentManifest(manifests, chatbotId, async (manifest) => {
        const own = await words(chatbotId, manifest);
        const ranking = rankingOf(
          own.map(({ postings }) => postings),
          countsOf(manifest),
        );
        return matches(own, rankByWords(ranking, text, limit));
      }),

    nearest: async ({ chatbotId, vector, limit }) =>
      withCurrentManifest(manifests, chatbotId, async (manifest) => {
        if (!hasMeanings(manifest)) return [];
        const [own, scan] = await Promise.all([words(chatbotId, manifest), scanned(chatbotId, manifest)]);
        return matches(own, nearest(scan, vector, limit));
      }),

    background: ({ chatbotId, vector, limit }) => {
      const found = async (manifest: Manifest) =>
        hasMeanings(manifest)
          ? background(await scanned(chatbotId, manifest), vector, limit)
          : { similarities: [], passages: 0 };
      return withCurrentManifest(manifests, chatbotId, found, manifests.lately);
    },

    /** Uses the manifest of the preceding query, because the ids come from it. */
    async similarity({ chatbotId, vector, ids }) {
      const found = async (manifest: Manifest) => {
        const similarities = new Map<string, number>();
        if (!hasMeanings(manifest)) return similarities;
        const counts = countsOf(manifest);
        let first = 0;
        for (const { codes, ids: own } of await meanings(chatbotId, manifest)) {
          for (const id of ids) {
            const at = positionsOf(id, own).find((position) => counts?.[first + position] !== 0);
            if (at !== undefined) similarities.set(id, similarity(codes, at, vector));
          }
          first += own.ones.length;
        }
        return similarities;
      };
      return withCurrentManifest(manifests, chatbotId, found, manifests.lately);
    },
  };
};

const matches = (segments: Words[], ranked: Ranked[]): Match[] => {
  const firsts = segments.map(() => 0);
  for (let at = 1; at < segments.length; at++)
    firsts[at] = firsts[at - 1]! + segments[at - 1]!.postings.lengths.length;
  return ranked.map(({ position, score }) => {
    const at = firsts.findLastIndex((first) => first <= position);
    return { passage: segments[at]!.texts.passage(position - firsts[at]!), score };
  });
};

/** 1 for each position whose passage is current; undefined if all are. */
const countsOf = ({ segments }: Manifest): Uint8Array | undefined => {
  const documents = segments.flatMap((segment) => segment.documents);
  if (documents.every(isPresent)) return undefined;
  const counts = new Uint8Array(documents.reduce((sum, { passages }) => sum + passages, 0));
  let first = 0;
  for (const document of documents) {
    if (isPresent(document)) counts.fill(1, first, first + document.passages);
    first += document.passages;
  }
  return counts;
};
