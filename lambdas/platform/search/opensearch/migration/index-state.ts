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

/** Which index is which. */
export interface IndexState {
  /** The one that questions are answered from. */
  live: IndexHandle;
  /** The one for the configured embeddings and the present analysis: the live one, or one that is being filled. */
  target: IndexHandle;
  /** Whether the live one's vectors are of the configured embeddings. */
  isComparable: boolean;
  /** Whether the live one takes no more changes, because another is about to take its place. */
  givesWay: boolean;
  /** Whether a later deployment's index has taken the place of this one's while this process ran. */
  isSuperseded: boolean;
  /** False for an index of before handles. */
  hasHandle: boolean;
  made: IndexMeta;
}

export const isMigrating = ({ live, target }: IndexState): boolean => live.name !== target.name;

/**
 * Refuses to put anything where a later deployment took the index over while this process ran: what it has embedded
 * does not fit. The queue hands the document to a function of that deployment.
 */
export const refuseSuperseded = ({ isSuperseded, live }: IndexState): void => {
  if (isSuperseded)
    throw new Error(`The search index "${live.name}" of a later deployment has replaced this one's.`);
};

/** Looks which index is behind the alias; one of before aliases bears that name itself. */
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
