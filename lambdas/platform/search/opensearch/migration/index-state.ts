import { analysisVersion } from "../../analysis.ts";
import { unlessGone } from "../failures.ts";
import { giveWayOf, handleOf, indexNameFor, type Made, named } from "../index-definition.ts";
import type { Shelf } from "../manifest.ts";
import type { Place } from "../place.ts";

/** Which index is which. */
export interface Standing {
  /** The one that questions are answered from. */
  live: Shelf;
  /** The one for the configured embeddings and the present analysis: the live one, or one that is being filled. */
  target: Shelf;
  /** Whether the live one's vectors are of the configured embeddings. */
  isComparable: boolean;
  /** Whether the live one takes no more changes, because another is about to take its place. */
  givesWay: boolean;
  /** Whether a later deployment's index has taken the place of this one's while this process ran. */
  isSuperseded: boolean;
  /** False for an index of before handles. */
  hasHandle: boolean;
  made: Made;
}

export const isMoving = ({ live, target }: Standing): boolean => live.name !== target.name;

/**
 * Refuses to put anything where a later deployment took the index over while this process ran: what it has embedded
 * does not fit. The queue hands the document to a function of that deployment.
 */
export const refuseSuperseded = ({ isSuperseded, live }: Standing): void => {
  if (isSuperseded)
    throw new Error(`The search index "${live.name}" of a later deployment has replaced this one's.`);
};

/** Looks which index is behind the alias; one of before aliases bears that name itself. */
export const lookUp = async (place: Place): Promise<Standing | undefined> => {
  const { client, index } = place;
  const response = await client.indices.get({ index }).catch(unlessGone(undefined));
  const [name] = Object.keys(response?.body ?? {}).toSorted();
  if (!name) return undefined;
  const { mappings, aliases = {} } = response?.body[name] ?? {};
  const hasHandle = handleOf(name) in aliases;
  const live = { client, name, index: hasHandle ? handleOf(name) : name };
  const made = named(place, mappings?._meta ?? {});
  const isComparable = made.dimension === place.dimension && made.embedding === place.name;
  const isOurs = isComparable && made.analysis === analysisVersion;
  return {
    live,
    target: isOurs ? live : targetOf(place),
    isComparable,
    givesWay: giveWayOf(name) in aliases,
    isSuperseded: false,
    hasHandle,
    made,
  };
};

const targetOf = (place: Place): Shelf => {
  const name = indexNameFor(place);
  return { client: place.client, name, index: handleOf(name) };
};
