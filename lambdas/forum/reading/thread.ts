import type { ForumPost, ForumReply } from "#shared/forum/shapes.ts";
import { categoryNames } from "../categories.ts";
import { replyEntity, type StoredPost, type StoredReply } from "../entities.ts";
import { key, keyPrefix } from "../names.ts";
import { shownPost, shownReply } from "../view.ts";
import { publishedPost } from "./published-post.ts";

export interface Thread {
  post: ForumPost;
  /** Oldest first. */
  replies: ForumReply[];
}

/** All replies to a post, oldest first, those that are not shown too. */
export const repliesTo = (postId: string): Promise<StoredReply[]> =>
  Array.fromAsync(replyEntity.all({ pk: key("forumPost", postId), prefix: keyPrefix("forumReply") }));

/** A published post with its published replies. Throws AppError `not_found` for any other. */
export const threadOf = async (id: string): Promise<Thread> => shownThread(await publishedPost(id));

export const shownThread = async (post: StoredPost): Promise<Thread> => {
  const [replies, names] = await Promise.all([repliesTo(post.id), categoryNames()]);
  const shown = replies
    .filter(({ status }) => status === "published")
    .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
    .map((reply) => shownReply(reply, post.solution_id));
  return { post: { ...shownPost(post, names), reply_count: shown.length }, replies: shown };
};
