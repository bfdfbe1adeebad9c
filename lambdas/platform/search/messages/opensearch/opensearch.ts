import type { Client } from "@opensearch-project/opensearch";
import { isStarting, RefusedEntry, statusOf, unlessGone } from "../../opensearch/failures.ts";
import type { Found, MessageSearch } from "../port.ts";
import { analysedEntry } from "../sqlite/writing.ts";
import { createIndex } from "./index-definition.ts";
import { queryOf, sortOf } from "./queries.ts";

/** Conversations in one request: a few megabytes. */
const putAtOnce = 100;

/** Keeps the entry that began later, or that has more events. */
const putScript = `
  if (ctx._source.order == null || ctx._source.order.compareTo(params.entry.order) <= 0) {
    ctx._source = params.entry;
  } else { ctx.op = 'none'; }`;

/** Search in an index of an OpenSearch domain, with an entry for each conversation; every query names the account. */
export const openOpenSearchMessages = ({
  client,
  index,
}: {
  client: Client;
  index: string;
}): MessageSearch => {
  let made: Promise<void> | undefined;
  const ready = (): Promise<void> => {
    made ??= createIndex(client, index).catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };

  /** Writes entries by their ids. */
  const write = async (entries: { id: string; order: string }[]): Promise<void> => {
    await ready();
    const body = entries.flatMap((entry) => [
      { update: { _index: index, _id: entry.id, retry_on_conflict: 20 } },
      {
        scripted_upsert: true,
        upsert: {},
        script: { lang: "painless", source: putScript, params: { entry } },
      },
    ]);
    const { body: answer } = await client.bulk({ body, refresh: true });
    const failed = answer.errors && answer.items.map(({ update }) => update?.error).find((error) => error);
    if (failed) throw new RefusedEntry(failed);
  };

  const removeAll = async (filter: Record<string, unknown>[]): Promise<void> => {
    const body = { query: { bool: { filter } } };
    await client
      .deleteByQuery({ index, conflicts: "proceed", refresh: true, body })
      .then(() => undefined)
      .catch(unlessGone(undefined));
  };

  return {
    async put(_accountId, entries) {
      for (let from = 0; from < entries.length; from += putAtOnce)
        await write(entries.slice(from, from + putAtOnce).map(stored));
    },
    forget: ({ accountId, id }, before) =>
      removeAll([{ term: { accountId } }, { term: { id } }, { range: { startedAt: { lt: before } } }]),
    forgetAccount: (accountId) => removeAll([{ term: { accountId } }]),

    async find(filter, page) {
      if (page.limit <= 0) return [];
      const { column, ...order } = sortOf(page);
      const body = {
        size: page.limit,
        query: queryOf(filter),
        ...order,
        _source: ["id", "chatbotId", column],
      };
      const hits = await client
        .search({ index, body, allow_partial_search_results: false })
        .then(({ body: { hits } }) => hits.hits)
        .catch((error) => (isStarting(error) ? [] : unlessGone([])(error)));
      return hits.map(({ _source }) => {
        const { id, chatbotId, [column]: at } = _source as Record<string, string>;
        return { id, chatbotId, at } as Found;
      });
    },

    completeness: async (accountId) =>
      client
        .get({ index, id: completeIdOf(accountId) })
        .then(({ body }) => body._source?.complete as string | undefined)
        .catch((error) => {
          if (statusOf(error) === 404) return undefined;
          throw error;
        }),
    markComplete: (accountId, complete) =>
      write([
        { id: completeIdOf(accountId), order: "", accountId, complete } as { id: string; order: string },
      ]),
  };
};

const completeIdOf = (accountId: string): string => `complete:${accountId}`;

const stored = (entry: Parameters<typeof analysedEntry>[0]) => {
  const { terms, lastSeq, ...facts } = analysedEntry(entry);
  return {
    ...facts,
    order: `${facts.startedAt}#${String(lastSeq).padStart(9, "0")}`,
    words: terms.words.map((words) => words.join(" ")),
    stems: terms.stems,
    spelled: terms.spelled,
  };
};
