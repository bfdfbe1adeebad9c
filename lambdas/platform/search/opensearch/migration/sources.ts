import { type IndexHandle, readManifest, readManifests } from "../manifest.ts";
import { type IndexState, isMigrating } from "./index-state.ts";
import { coveringEditions } from "./outdated.ts";

/** The index and editions to query for a chatbot. */
export interface Source {
  handle: IndexHandle;
  editions: string[];
}

/** The source of keyword queries. */
export const wordSource = async ({ live }: IndexState, chatbotId: string): Promise<Source> => ({
  handle: live,
  editions: (await readManifest(live, chatbotId)).editions,
});

/**
 * The source of vector queries; undefined until the target has all of the chatbot's documents, because the part of them
 * would crowd out the rest.
 */
export const vectorSource = async (state: IndexState, chatbotId: string): Promise<Source | undefined> => {
  if (state.isComparable) return wordSource(state, chatbotId);
  if (!isMigrating(state)) return undefined;
  const { live, target } = state;
  const [held, listed] = await Promise.all([
    readManifest(live, chatbotId),
    readManifests(target, [chatbotId]),
  ]);
  const editions = coveringEditions(held.editions, listed[0]?.editions ?? []);
  return editions && { handle: target, editions };
};
