import type { Passage } from "../port.ts";
import type { IndexHandle } from "./manifest.ts";
import type { Source } from "./migration/sources.ts";

export interface Hit {
  score: number;
  passage: Passage;
  vector?: number[];
  digest?: string;
}

export type Filter = Record<string, unknown>[];

/** Most editions in the cache, over all chatbots: a few megabytes. */
const maxRemembered = 50_000;

interface CurrentQuery {
  chatbotId: string;
  size: number;
  queryOf(filter: Filter): Record<string, unknown>;
  returned?: string[];
}

/**
 * Runs queries over the editions that the previous question found current, then checks them, and queries again if they
 * changed. Editions never become current twice and are deleted only after they stop being current, so a check after the
 * query proves that all of them were there throughout.
 */
export const prepareHits = () => {
  const remembered = new Map<string, Source>();
  let count = 0;

  const take = (key: string): Source | undefined => {
    const source = remembered.get(key);
    if (remembered.delete(key)) count -= source?.editions.length ?? 0;
    return source;
  };

  const remember = (key: string, source: Source): void => {
    take(key);
    remembered.set(key, source);
    count += source.editions.length;
    for (const [oldest] of remembered) {
      if (count <= maxRemembered) return;
      take(oldest);
    }
  };

  return async (
    kind: string,
    sourceNow: () => Promise<Source | undefined>,
    { chatbotId, size, queryOf, returned = ["passage"] }: CurrentQuery,
  ): Promise<Hit[]> => {
    const key = `${kind} ${chatbotId}`;
    let source = take(key) ?? (await sourceNow());
    while (source && source.editions.length > 0) {
      const query = queryOf([{ term: { chatbotId } }, { terms: { edition: source.editions } }]);
      const hits = await run(source.handle, { size, query, returned });
      const now = await sourceNow();
      const isCurrent = now && isSame(now, source);
      if (isCurrent) remember(key, now);
      if (isCurrent) return hits;
      source = now;
    }
    return [];
  };
};

const isSame = (one: Source, other: Source): boolean =>
  one.handle.name === other.handle.name && one.editions.join() === other.editions.join();

interface IndexQuery {
  size: number;
  query: Record<string, unknown>;
  returned: string[];
  /** Returns one hit per value of this field. */
  onePer?: string;
}

export const run = async (
  { client, index }: IndexHandle,
  { size, query, returned, onePer }: IndexQuery,
): Promise<Hit[]> => {
  const collapse = onePer && { collapse: { field: onePer } };
  const found = await client.search({ index, body: { size, query, _source: returned, ...collapse } });
  return (found.body.hits.hits ?? []).map(({ _score, _source }) => ({
    ...(_source as Omit<Hit, "score">),
    score: Number(_score ?? 0),
  }));
};
