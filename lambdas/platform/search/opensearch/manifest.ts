import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "@opensearch-project/opensearch";
import type { DocumentKey } from "../port.ts";
import { documentIdOf, newEdition, prefixOf } from "./editions.ts";
import { RefusedEntry, statusOf } from "./failures.ts";

/** One index. */
export interface IndexHandle {
  client: Client;
  name: string;
  /** What it is spoken to by. */
  index: string;
}

/** A chatbot's manifest, read past the index's refresh, so that it is never behind. */
export const readManifest = async ({ client, index }: IndexHandle, chatbotId: string): Promise<Manifest> => {
  const found = await client.get({ index, id: manifestId(chatbotId) }).catch((error: unknown) => {
    if (statusOf(error) === 404 && isUnknown(error)) return undefined;
    throw error;
  });
  return manifestOf(chatbotId, found?.body._source);
};

/** The manifests of several chatbots, in their order; empty ones where the index does not exist. */
export const readManifests = async (
  { client, index }: IndexHandle,
  chatbotIds: string[],
): Promise<Manifest[]> => {
  if (chatbotIds.length === 0) return [];
  const { body } = await client.mget({ index, body: { ids: chatbotIds.map(manifestId) } });
  return chatbotIds.map((chatbotId, at) => {
    const found = body.docs[at];
    return manifestOf(chatbotId, found && "_source" in found ? found._source : undefined);
  });
};

/** The manifest of every chatbot of an index, a page at a time. One that changes meanwhile comes again. */
export async function* allManifests({ client, index }: IndexHandle): AsyncGenerator<Manifest[]> {
  await client.indices.refresh({ index });
  for (let after = -1; ; ) {
    const { body } = await client.search({
      index,
      allow_partial_search_results: false,
      body: {
        size: pageSize,
        query: { bool: { must_not: [{ exists: { field: "edition" } }] } },
        sort: [{ _seq_no: "asc" }],
        search_after: [after],
        _source: ["editions", "begun"],
      },
    });
    const { hits } = body.hits;
    yield hits.map(({ _id, _source }) => manifestOf(chatbotIdOf(_id ?? ""), _source));
    if (hits.length < pageSize) return;
    // Each shard counts for itself: what has the same number on another one is not passed over.
    after = Number(hits.at(-1)?.sort?.[0]) - 1;
  }
}

export interface Manifest {
  chatbotId: string;
  editions: string[];
  /** How many editions were begun. */
  begun: number;
}

const pageSize = 500;

/** The name of a new edition of a document; it sorts after those begun earlier. */
export const beginEdition = async (handle: IndexHandle, document: DocumentKey): Promise<string> => {
  const { body } = await change(handle, document, "ctx._source.begun = (ctx._source.begun ?: 0) + 1;");
  return newEdition(document, Number(body.get?._source?.begun));
};

export interface Condition {
  /** The edition that has to be current until now. */
  from?: string;
  /** Only while the chatbot counts elsewhere, its documents being on the way here. */
  onTheWay?: true;
}

/** Makes an edition the current one of its document in one step; false where one begun later is it already. */
export const makeCurrent = async (
  handle: IndexHandle,
  document: DocumentKey,
  edition: string,
  { from = "", onTheWay }: Condition = {},
): Promise<boolean> => {
  const params = { edition, prefix: prefixOf(document), from, onTheWay: Boolean(onTheWay) };
  const { body } = await change(handle, document, makeCurrentScript, params);
  return body.result !== "noop";
};

/** Makes a document one without a current edition. */
export const dropCurrent = async (handle: IndexHandle, document: DocumentKey): Promise<void> => {
  await change(handle, document, dropScript, { prefix: prefixOf(document) });
};

/**
 * Has chatbots count here from now on, from beyond what these manifests counted, and drops documents that these do
 * not list; a second time changes nothing.
 */
export const settle = async ({ client, index }: IndexHandle, manifests: Manifest[]): Promise<void> => {
  if (manifests.length === 0) return;
  const entries = manifests.flatMap(({ chatbotId, editions, begun }) => [
    { update: { _index: index, _id: manifestId(chatbotId), retry_on_conflict: 20 } },
    scripted(settleScript, { begun, documentIds: editions.map(documentIdOf) }),
  ]);
  const { body } = await client.bulk({ body: entries, require_alias: true, refresh: true });
  const failed = body.items.map((item) => item.update?.error).find((error) => error);
  if (failed) throw new RefusedEntry(failed);
};

const makeCurrentScript = `def newest = ctx._source.editions.stream()
    .filter(other -> other.startsWith(params.prefix)).max(Comparator.naturalOrder()).orElse('');
  if (newest.compareTo(params.edition) < 0 && (params.from == '' || params.from == newest)
      && (!params.onTheWay || ctx._source.begun == null)) {
    ctx._source.editions.removeIf(other -> other.startsWith(params.prefix));
    ctx._source.editions.add(params.edition);
  } else { ctx.op = 'none'; }`;

const dropScript = "ctx._source.editions.removeIf(other -> other.startsWith(params.prefix));";

const settleScript = `if (ctx._source.begun != null) { ctx.op = 'none'; } else {
    ctx._source.begun = params.begun + 1;
    ctx._source.editions.removeIf(
      edition -> !params.documentIds.contains(edition.substring(0, edition.lastIndexOf('@'))));
  }`;

const change = (
  { client, index }: IndexHandle,
  { chatbotId }: DocumentKey,
  source: string,
  params: Record<string, string | boolean> = {},
) =>
  unhurried(() =>
    client.update({
      index,
      id: manifestId(chatbotId),
      require_alias: true,
      retry_on_conflict: 20,
      _source: true,
      body: scripted(source, params),
    }),
  );

const attempts = 6;

/** OpenSearch tries again at once where another writer came first; many writers need pauses between their tries. */
const unhurried = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await write();
    } catch (error) {
      if (attempt === attempts || statusOf(error) !== 409) throw error;
      await wait(Math.random() * 20 * 2 ** attempt);
    }
};

const scripted = (source: string, params: Record<string, unknown>) => ({
  scripted_upsert: true,
  upsert: { editions: [] },
  script: { lang: "painless", source, params },
});

/** A manifest that was never made, in an index that is there. */
const isUnknown = (error: unknown): boolean =>
  error instanceof Error &&
  "body" in error &&
  (error.body as { found?: boolean } | undefined)?.found === false;

const manifestOf = (chatbotId: string, source: unknown): Manifest => {
  const { editions = [], begun = 0 } = (source ?? {}) as Partial<Manifest>;
  return { chatbotId, editions, begun };
};

const manifestId = (chatbotId: string): string => `manifest:${chatbotId}`;
const chatbotIdOf = (id: string): string => id.slice("manifest:".length);
