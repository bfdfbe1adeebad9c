import { folded } from "#lambdas/core/folded.ts";
import { findTogether } from "#platform/table/lookup.ts";
import { excerptLetters } from "#shared/forum/rules.ts";
import type { ListedPost, PostType } from "#shared/forum/shapes.ts";
import { categoryNames } from "../categories.ts";
import { type Card, publishedPosts } from "../directory.ts";
import { postEntity, type StoredPost } from "../entities.ts";
import { shownPost } from "../view.ts";
import { excerptOf, hitsIn } from "./hits.ts";

interface Filter {
  /** Words that all have to stand in title or content. */
  q: string;
  category: string;
  type: PostType | "";
  /** The place of the last post of the page before. */
  cursor?: string | undefined;
  limit: number;
}

export interface PostPage {
  items: ListedPost[];
  cursor?: string;
  /** The posts that match, on all pages. */
  total: number;
}

/** Published posts, newest first. */
export const listPosts = async ({ q, category, type, cursor, limit }: Filter): Promise<PostPage> => {
  const words = [...new Set(folded(q).split(/\s+/).filter(Boolean))];
  const matches = (card: Card): boolean =>
    (!category || card.category_id === category) &&
    (!type || card.post_type === type) &&
    words.every((word) => card.searched.includes(word));
  const [directory, names] = await Promise.all([publishedPosts(), categoryNames()]);
  const found = directory.by("created_at").filter(matches).toReversed();
  const from = cursor ? found.findIndex((card) => placeOf(card) < cursor) : 0;
  const shown = from < 0 ? [] : found.slice(from, from + limit);
  const posts = await findTogether(...shown.map(({ id }) => postEntity.lookup(id)));
  const last = from + limit < found.length ? shown.at(-1) : undefined;
  return {
    items: posts.flatMap((post) => (post ? [listed(post, { names, words })] : [])),
    total: found.length,
    ...(last && { cursor: placeOf(last) }),
  };
};

/** The order of the list; it stays when the post itself is hidden. */
const placeOf = ({ created_at, id }: Card): string => `${created_at} ${id}`;

const listed = (
  post: StoredPost,
  { names, words }: { names: ReadonlyMap<string, string>; words: string[] },
): ListedPost => {
  const { content, ...shown } = shownPost(post, names);
  const excerpt = excerptOf(post.plain, { words, letters: excerptLetters });
  return {
    ...shown,
    excerpt,
    title_hits: hitsIn(post.title, words),
    excerpt_hits: hitsIn(excerpt, words),
  };
};
