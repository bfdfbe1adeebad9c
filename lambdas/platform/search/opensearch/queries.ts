import { analyseQuestion } from "../analysis.ts";
import type { Match, Search } from "../port.ts";
import { unlessGone } from "./failures.ts";
import { type Filter, type Hit, prepareHits, run } from "./hits.ts";
import type { IndexState } from "./migration/index-state.ts";
import type { LiveIndex } from "./migration/live-index.ts";
import { vectorSource, wordSource } from "./migration/sources.ts";
import { prepareSample } from "./sample.ts";

/** OpenSearch refuses queries of more than 1,024 clauses, one per term. */
const termLimit = 1000;

export const prepareQueries = (
  liveIndex: LiveIndex,
): Pick<Search, "keyword" | "nearest" | "similarity" | "background" | "vectors"> => {
  const current = prepareHits();
  const sample = prepareSample();

  /** Queries the current indexes; returns `otherwise` if there are none yet. */
  const ask = <Answer>(otherwise: Answer, work: (state: IndexState) => Promise<Answer>): Promise<Answer> =>
    liveIndex.retryAcrossSwaps(async () => {
      const state = await liveIndex.current();
      return state ? work(state) : otherwise;
    });

  return {
    async keyword({ chatbotId, text, limit }) {
      const terms = analyseQuestion(text).slice(0, termLimit).join(" ");
      if (terms === "" || limit <= 0) return [];
      const queryOf = (filter: Filter) => ({
        bool: { must: [{ match: { terms: { query: terms } } }], filter },
      });
      const asked = { chatbotId, size: limit, queryOf };
      const hits = await ask([], (state) => current("words", () => wordSource(state, chatbotId), asked));
      return hits.map(toMatch);
    },

    async nearest({ chatbotId, vector, limit }) {
      if (limit <= 0) return [];
      const queryOf = (filter: Filter) => ({
        knn: { vector: { vector: Array.from(vector), k: limit, filter: { bool: { filter } } } },
      });
      const asked = { chatbotId, size: limit, queryOf };
      const hits = await ask([], (state) => current("vectors", () => vectorSource(state, chatbotId), asked));
      return hits.map(toMatch).map(({ passage, score }) => ({ passage, score: score * 2 - 1 }));
    },

    async similarity({ chatbotId, vector, ids }) {
      if (ids.length === 0) return new Map();
      const queryOf = (filter: Filter) => ({ bool: { filter: [...filter, { terms: { passageId: ids } }] } });
      const asked = { chatbotId, size: ids.length, queryOf, returned: ["passage", "vector"] };
      const hits = await ask([], (state) => current("vectors", () => vectorSource(state, chatbotId), asked));
      return new Map(
        hits.flatMap((hit) => (hit.vector ? [[hit.passage.id, cosine(hit.vector, vector)]] : [])),
      );
    },

    async background({ chatbotId, vector, limit }) {
      const none = { similarities: [], passages: 0 };
      return ask(none, async (state) => {
        const source = await vectorSource(state, chatbotId);
        if (!source || source.editions.length === 0) return none;
        const { ids, passages } = await sample(source, chatbotId, limit);
        const filter = [{ term: { chatbotId } }, { terms: { passageId: ids } }];
        // Lucene compares all passages that a filter leaves if these are no more than k.
        const query = {
          knn: { vector: { vector: Array.from(vector), k: limit, filter: { bool: { filter } } } },
        };
        const hits = await run(source.handle, { size: limit, query, returned: [] });
        return { similarities: hits.map(({ score }) => score * 2 - 1), passages };
      });
    },

    async vectors({ chatbotId, digests }) {
      const vectors = new Map<string, Float32Array>();
      for (let from = 0; from < digests.length; from += vectorsAtOnce) {
        const asked = digests.slice(from, from + vectorsAtOnce);
        const hits = await ask([], (state) => digested(state, chatbotId, asked));
        for (const { digest, vector } of hits)
          if (digest && vector) vectors.set(digest, Float32Array.from(vector));
      }
      return vectors;
    },
  };
};

/** A response of a few megabytes. */
const vectorsAtOnce = 200;

/** Digests identify the embedding model, so a target index that is being filled can answer too. */
const digested = (
  { live, target, isComparable }: IndexState,
  chatbotId: string,
  digests: string[],
): Promise<Hit[]> => {
  const query = { bool: { filter: [{ term: { chatbotId } }, { terms: { digest: digests } }] } };
  const asked = { size: digests.length, query, returned: ["digest", "vector"], onePer: "digest" };
  return isComparable ? run(live, asked) : run(target, asked).catch(unlessGone([]));
};

const toMatch = ({ passage, score }: Hit): Match => ({ passage, score });

const cosine = (stored: number[], asked: Float32Array): number =>
  stored.reduce((sum, value, at) => sum + value * asked[at]!, 0);
