import { slugText } from "#lambdas/core/slug-text.ts";
import { uniqueSlugOrTime } from "#lambdas/core/unique-slug.ts";
import { linkEntity } from "./entities.ts";

const mostCharacters = 60;

/**
 * A free public link of templates and interviews from these words, each of which has its share of the room. Another
 * request may take it before it is written: `linkEntity.put` fails then.
 */
export const freeSlug = (...words: string[]): Promise<string> => {
  const parts = words.map(slugText).filter(Boolean);
  const room = Math.floor((mostCharacters - parts.length + 1) / Math.max(1, parts.length));
  const isLong = parts.join("-").length > mostCharacters;
  const cut = isLong ? parts.map((part) => part.slice(0, room)) : parts;
  return uniqueSlugOrTime(cut.join(" ").replaceAll("-", " "), { isTaken, otherwise: "knowledge" });
};

const isTaken = async (slug: string): Promise<boolean> => (await linkEntity.find(slug)) !== undefined;
