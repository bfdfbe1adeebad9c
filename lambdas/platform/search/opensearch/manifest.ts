import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "@opensearch-project/opensearch";
import type { DocumentKey } from "../port.ts";
import { documentIdOf, newEdition, prefixOf } from "./editions.ts";
import { RefusedEntry, statusOf } from "./failures.ts";

/** One index, with the name by which requests address it. */
export interface IndexHandle {
  client: Client;
  name: string;
  /** The handle alias, or the name of an index from before handles. */
  index: string;
}

/** A chatbot's manifest; GET by id is real-time, independent of index refreshes. */
export const readManifest = async ({ client, index }: IndexHandle, chatbotId: string): Promise<Manifest> => {
  const found = await client.get({ index, id: manifestId(chatbotId) }).catch((error: unknown) => {
    if (statusOf(error) === 404 && isUnknown(error)) return undefined;
    throw error;
  });
  return manifestOf(chatbotId, found?.body._source);
};

/** The manifests of several chatbots, in their order; empty ones if the index does not exist. */
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

/** Pages through the manifests of an index; one that changes on the way may come twice. */
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
    // Sequence numbers are per shard: step back by one to include equal numbers of other shards.
    after = Number(hits.at(-1)?.sort?.[0]) - 1;
  }
}

export interface Manifest {
  chatbotId: string;
  editions: string[];
  /** The number of editions begun. */
  begun: number;
}

const pageSize = 500;

/** Begins an edition of a document and returns its name, which sorts after earlier ones. */
export const beginEdition = async (handle: IndexHandle, document: DocumentKey): Promise<string> => {
  const { body } = await change(handle, document, "ctx._source.begun = (ctx._source.begun ?: 0) + 1;");
  return newEdition(document, Number(body.get?._source?.begun));
};

export interface Condition {
  /** The edition that must be current before. */
  from?: string;
  /** Requires that the chatbot still counts its editions in the live index, during a migration. */
  onTheWay?: true;
}

/** Makes an edition current atomically; false if a later one is current already or the condition fails. */
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

/** Removes the current edition of a document from the manifest. */
export const dropCurrent = async (handle: IndexHandle, document: DocumentKey): Promise<void> => {
  await change(handle, document, dropScript, { prefix: prefixOf(document) });
};

/** Deletes a chatbot's manifest if it lists no document; the count of its editions goes with it. */
export const deleteEmpty = async ({ client, index }: IndexHandle, chatbotId: string): Promise<void> => {
  const script = { lang: "painless", source: deleteEmptyScript };
  await retryConflicts(() =>
    client.update({ index, id: manifestId(chatbotId), retry_on_conflict: 20, body: { script } }),
  ).catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error;
  });
};

/**
 * Moves the count of editions of chatbots to this index, starting above that of the given manifests, and drops documents
 * that these do not list. Idempotent.
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

const deleteEmptyScript = "ctx.op = ctx._source.editions.isEmpty() ? 'delete' : 'none';";

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
  retryConflicts(() =>
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

/** Retries with pauses after a version conflict; OpenSearch itself retries without, which fails with many writers. */
const retryConflicts = async <Result>(write: () => Promise<Result>): Promise<Result> => {
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

/** A missing manifest in an existing index. */
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
