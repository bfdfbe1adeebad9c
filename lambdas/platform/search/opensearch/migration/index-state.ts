import { analysisVersion } from "../../analysis.ts";
import { unlessGone } from "../failures.ts";
import {
  giveWayOf,
  handleOf,
  type IndexClient,
  type IndexMeta,
  indexNameFor,
  withEmbeddingName,
} from "../index-definition.ts";
import type { IndexHandle } from "../manifest.ts";

/** The live index and the target of a migration. */
export interface IndexState {
  /** The index that answers questions. */
  live: IndexHandle;
  /** The index of the configured embeddings and present analysis: the live one, or one that is being filled. */
  target: IndexHandle;
  /** Whether the vectors of the live index are of the configured embeddings. */
  isComparable: boolean;
  /** Whether the live index is blocked for writes, because the target is about to replace it. */
  givesWay: boolean;
  /** Whether the index of a later deployment has replaced this one while the process ran. */
  isSuperseded: boolean;
  /** False for an index from before handles. */
  hasHandle: boolean;
  made: IndexMeta;
}

export const isMigrating = ({ live, target }: IndexState): boolean => live.name !== target.name;

/**
 * Throws if a later deployment has replaced the index while this process ran, because the embeddings do not fit. The
 * queue redelivers the document to a function of that deployment.
 */
export const refuseSuperseded = ({ isSuperseded, live }: IndexState): void => {
  if (isSuperseded)
    throw new Error(`The search index "${live.name}" of a later deployment has replaced this one's.`);
};

/** Reads the index behind the alias; an index from before aliases has the name itself. */
export const readIndexState = async (indexClient: IndexClient): Promise<IndexState | undefined> => {
  const { client, index } = indexClient;
  const response = await client.indices.get({ index }).catch(unlessGone(undefined));
  const [name] = Object.keys(response?.body ?? {}).toSorted();
  if (!name) return undefined;
  const { mappings, aliases = {} } = response?.body[name] ?? {};
  const hasHandle = handleOf(name) in aliases;
  const live = { client, name, index: hasHandle ? handleOf(name) : name };
  const made = withEmbeddingName(indexClient, mappings?._meta ?? {});
  const isComparable = made.dimension === indexClient.dimension && made.embedding === indexClient.name;
  const isOurs = isComparable && made.analysis === analysisVersion;
  return {
    live,
    target: isOurs ? live : targetOf(indexClient),
    isComparable,
    givesWay: giveWayOf(name) in aliases,
    isSuperseded: false,
    hasHandle,
    made,
  };
};

const targetOf = (indexClient: IndexClient): IndexHandle => {
  const name = indexNameFor(indexClient);
  return { client: indexClient.client, name, index: handleOf(name) };
};
