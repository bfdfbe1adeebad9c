import * as z from "zod";
import { openDirectories } from "#lambdas/core/directory/directories.ts";
import type { Directory } from "#lambdas/core/directory/directory.ts";
import { folded } from "#lambdas/core/folded.ts";
import { factsOf } from "#platform/table/facts.ts";
import { postTypes } from "#shared/forum/shapes.ts";
import { postEntity, type StoredPost } from "./entities.ts";
import { forumPartition, key, keyPrefix, words } from "./names.ts";

const Card = z.object({
  id: z.string(),
  post_type: z.enum(postTypes),
  category_id: z.string(),
  user_id: z.string().nullable(),
  created_at: z.string(),
  /** Title and content as searches compare them. */
  searched: z.string(),
});
export type Card = z.infer<typeof Card>;

type Shown = Pick<StoredPost, Exclude<keyof Card, "searched"> | "title" | "content">;

const cardOf = ({ id, title, content, post_type, category_id, user_id, created_at }: Shown): Card => ({
  id,
  post_type,
  category_id,
  user_id,
  created_at,
  searched: folded(`${title}\n${content}`),
});

const Stored = Card.omit({ searched: true }).extend({
  title: z.string(),
  content: z.string(),
  status: z.string(),
});

/** The cards of the published posts, which lists, searches and counts read from memory. */
export const postDirectories = openDirectories({
  name: "posts",
  words: { change: words.forumChange, index: words.forumIndex },
  fields: Card,
  newCard: (card: Card): Card => card,
  isSame: (one: Card, other: Card) => one.user_id === other.user_id,
  lookup: (_: string, id: string) => postEntity.lookup(id),
  cardOf: (post) => (post.status === "published" ? cardOf(post) : undefined),
  read: async function* () {
    const stored = factsOf(Stored, {
      pk: key("account", forumPartition),
      prefix: keyPrefix("forumPost"),
    });
    for await (const { status, ...shown } of stored) if (status === "published") yield cardOf(shown);
  },
});

/** The published posts. */
export const publishedPosts = (): Promise<Directory<Card>> => postDirectories.of(forumPartition);
