import { analyseQuestion } from "../analysis.ts";
import type { Place } from "../opensearch.ts";
import type { Match, Passage, Search } from "../port.ts";
import { unlessMissing } from "./failures.ts";
import { readManifest } from "./manifest.ts";

/** OpenSearch refuses queries of more than 1,024 clauses, one for each term. */
const termLimit = 1000;

interface Hit {
  score: number;
  passage: Passage;
  vector?: number[];
}

export const prepareQueries = (place: Place): Pick<Search, "keyword" | "nearest" | "similarity"> => ({
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
});

interface Asked {
  size: number;
  query: Record<string, unknown>;
  returned: string[];
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
  let manifest = await readManifest(place, chatbotId);
  for (;;) {
    if (manifest.editions.length === 0) return [];
    const query = queryOf([{ term: { chatbotId } }, { terms: { edition: manifest.editions } }]);
    const hits = await run(place, { size, query, returned });
    const now = await readManifest(place, chatbotId);
    if (now.version === manifest.version) return hits;
    manifest = now;
  }
};

const run = async ({ client, index }: Place, { size, query, returned }: Asked): Promise<Hit[]> => {
  const found = await client
    .search({ index, body: { size, query, _source: returned } })
    .catch(unlessMissing(undefined));
  return (found?.body.hits.hits ?? []).map(({ _score, _source }) => ({
    ...(_source as Omit<Hit, "score">),
    score: Number(_score ?? 0),
  }));
};

const toMatch = ({ passage, score }: Hit): Match => ({ passage, score });

const cosine = (stored: number[], asked: Float32Array): number =>
  stored.reduce((sum, value, at) => sum + value * asked[at]!, 0);
