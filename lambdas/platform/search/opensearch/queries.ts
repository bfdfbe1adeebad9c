import { analyseQuestion } from "../analysis.ts";
import type { Place } from "../opensearch.ts";
import type { Match, Passage, Search } from "../port.ts";
import { unlessMissing } from "./failures.ts";
import { currentEditions } from "./manifest.ts";

/** OpenSearch refuses queries of more than 1,024 clauses, one for each term. */
const termLimit = 1000;

interface Hit {
  score: number;
  passage: Passage;
  vector?: number[];
  digest?: string;
}

export const prepareQueries = (
  place: Place,
): Pick<Search, "keyword" | "nearest" | "similarity" | "vectors"> => ({
  async keyword({ chatbotId, text, limit }) {
    const terms = analyseQuestion(text).slice(0, termLimit).join(" ");
    if (terms === "" || limit <= 0) return [];
    const hits = await current(place, chatbotId, limit, (filter) => ({
      bool: { must: [{ match: { terms: { query: terms } } }], filter },
    }));
    return hits.map(toMatch);
  },

  async nearest({ chatbotId, vector, limit }) {
    if (limit <= 0) return [];
    const hits = await current(place, chatbotId, limit, (filter) => ({
      knn: { vector: { vector: Array.from(vector), k: limit, filter: { bool: { filter } } } },
    }));
    return hits.map(toMatch).map(({ passage, score }) => ({ passage, score: score * 2 - 1 }));
  },

  async similarity({ chatbotId, vector, ids }) {
    if (ids.length === 0) return new Map();
    const named = (filter: Filter) => ({ bool: { filter: [...filter, { terms: { passageId: ids } }] } });
    const hits = await current(place, chatbotId, ids.length, named, ["passage", "vector"]);
    return new Map(hits.map((hit) => [hit.passage.id, cosine(hit.vector ?? [], vector)]));
  },

  async vectors({ chatbotId, digests }) {
    const vectors = new Map<string, Float32Array>();
    for (let from = 0; from < digests.length; from += vectorsAtOnce) {
      const asked = digests.slice(from, from + vectorsAtOnce);
      const query = { bool: { filter: [{ term: { chatbotId } }, { terms: { digest: asked } }] } };
      const returned = ["digest", "vector"];
      const hits = await run(place, { size: asked.length, query, returned, onePer: "digest" });
      for (const { digest, vector } of hits)
        if (digest && vector) vectors.set(digest, Float32Array.from(vector));
    }
    return vectors;
  },
});

/** An answer of a few megabytes. */
const vectorsAtOnce = 200;

interface Asked {
  size: number;
  query: Record<string, unknown>;
  returned: string[];
  /** Gives one hit for each value of this field. */
  onePer?: string;
}

type Filter = Record<string, unknown>[];

/**
 * Runs a query over the current editions of a chatbot's documents, and again where these changed meanwhile:
 * what it was to find may have been deleted before it ran.
 */
const current = async (
  place: Place,
  chatbotId: string,
  size: number,
  queryOf: (filter: Filter) => Record<string, unknown>,
  returned = ["passage"],
): Promise<Hit[]> => {
  let editions = await currentEditions(place, chatbotId);
  for (;;) {
    if (editions.length === 0) return [];
    const query = queryOf([{ term: { chatbotId } }, { terms: { edition: editions } }]);
    const hits = await run(place, { size, query, returned });
    const now = await currentEditions(place, chatbotId);
    if (now.join() === editions.join()) return hits;
    editions = now;
  }
};

const run = async ({ client, index }: Place, { size, query, returned, onePer }: Asked): Promise<Hit[]> => {
  const collapse = onePer && { collapse: { field: onePer } };
  const found = await client
    .search({ index, body: { size, query, _source: returned, ...collapse } })
    .catch(unlessMissing(undefined));
  return (found?.body.hits.hits ?? []).map(({ _score, _source }) => ({
    ...(_source as Omit<Hit, "score">),
    score: Number(_score ?? 0),
  }));
};

const toMatch = ({ passage, score }: Hit): Match => ({ passage, score });

const cosine = (stored: number[], asked: Float32Array): number =>
  stored.reduce((sum, value, at) => sum + value * asked[at]!, 0);
