import * as z from "zod";
import { openDirectories } from "#lambdas/core/directory/directories.ts";
import type { Directory } from "#lambdas/core/directory/directory.ts";
import { folded } from "#lambdas/core/folded.ts";
import { factsOf } from "#platform/table/facts.ts";
import { postTypes } from "#shared/forum/shapes.ts";
import { postEntity } from "./entities.ts";
import { forumPartition, key, keyPrefix, words } from "./names.ts";

const CardFields = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  post_type: z.enum(postTypes),
  category_id: z.string(),
  user_id: z.string().nullable(),
  created_at: z.string(),
});
type CardFields = z.infer<typeof CardFields>;

export interface Card extends CardFields {
  /** The texts that a search looks through, folded. */
  searched: string;
}

const newCard = ({ id, title, content, post_type, category_id, user_id, created_at }: CardFields): Card => ({
  id,
  title,
  content,
  post_type,
  category_id,
  user_id,
  created_at,
  searched: folded(`${title}\n${content}`),
});

const StoredCard = CardFields.extend({ status: z.string() });

/** The cards of the published posts, which lists, searches and counts read from memory. */
export const postDirectories = openDirectories({
  name: "posts",
  words: { change: words.forumChange, index: words.forumIndex },
  fields: CardFields,
  newCard,
  isSame: (one: Card, other: Card) => one.category_id === other.category_id,
  lookup: (_: string, id: string) => postEntity.lookup(id),
  cardOf: (post) => (post.status === "published" ? post : undefined),
  read: async function* () {
    const stored = factsOf(StoredCard, {
      pk: key("account", forumPartition),
      prefix: keyPrefix("forumPost"),
    });
    for await (const { status, ...fields } of stored) if (status === "published") yield newCard(fields);
  },
});

/** The published posts. */
export const publishedPosts = (): Promise<Directory<Card>> => postDirectories.of(forumPartition);
