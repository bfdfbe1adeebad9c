import { readManifest, readManifests, type Shelf } from "../manifest.ts";
import { isMoving, type Standing } from "./index-state.ts";
import { coveringEditions } from "./outdated.ts";

/** Where to look for a chatbot's passages. */
export interface Source {
  shelf: Shelf;
  editions: string[];
}

/** What its words are found in. */
export const wordSource = async ({ live }: Standing, chatbotId: string): Promise<Source> => ({
  shelf: live,
  editions: (await readManifest(live, chatbotId)).editions,
});

/**
 * What its vectors are compared in. Until the index of the configured embeddings has all that the live one holds of
 * the chatbot there is none: a part alone would crowd out the rest.
 */
export const vectorSource = async (standing: Standing, chatbotId: string): Promise<Source | undefined> => {
  if (standing.isComparable) return wordSource(standing, chatbotId);
  if (!isMoving(standing)) return undefined;
  const { live, target } = standing;
  const [held, listed] = await Promise.all([
    readManifest(live, chatbotId),
    readManifests(target, [chatbotId]),
  ]);
  const editions = coveringEditions(held.editions, listed[0]?.editions ?? []);
  return editions && { shelf: target, editions };
};
