import type { ForumPost, ForumReply } from "#shared/forum/shapes.ts";
import { categoryNames } from "../categories.ts";
import { replyEntity, type StoredReply } from "../entities.ts";
import { key, keyPrefix } from "../names.ts";
import { shownPost, shownReply } from "../view.ts";
import { publishedPost } from "./published-post.ts";

/** All replies to a post, oldest first, those that are not shown too. */
export const repliesTo = (postId: string): Promise<StoredReply[]> =>
  Array.fromAsync(replyEntity.all({ pk: key("forumPost", postId), prefix: keyPrefix("forumReply") }));

/** A published post with its published replies, oldest first. */
export const threadOf = async (id: string): Promise<{ post: ForumPost; replies: ForumReply[] }> => {
  const post = await publishedPost(id);
  const [replies, names] = await Promise.all([repliesTo(id), categoryNames()]);
  const shown = replies
    .filter(({ status }) => status === "published")
    .map((reply) => shownReply(reply, post.solution_id));
  return { post: { ...shownPost(post, names), reply_count: shown.length }, replies: shown };
};
