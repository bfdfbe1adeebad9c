import { type IndexHandle, readManifest, readManifests } from "../manifest.ts";
import { type IndexState, isMigrating } from "./index-state.ts";
import { coveringEditions } from "./outdated.ts";

/** Where to look for a chatbot's passages. */
export interface Source {
  handle: IndexHandle;
  editions: string[];
}

/** What its words are found in. */
export const wordSource = async ({ live }: IndexState, chatbotId: string): Promise<Source> => ({
  handle: live,
  editions: (await readManifest(live, chatbotId)).editions,
});

/**
 * What its vectors are compared in. Until the index of the configured embeddings has all that the live one holds of
 * the chatbot there is none: a part alone would crowd out the rest.
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
