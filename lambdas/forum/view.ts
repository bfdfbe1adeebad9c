import type { ForumPost, ForumReply } from "#shared/forum/shapes.ts";
import type { StoredPost, StoredReply } from "./entities.ts";

/** A post as anybody reads it. */
export const shownPost = (post: StoredPost, names: ReadonlyMap<string, string>): ForumPost => {
  const { author_email, author_hash, solution_id, plain, letters, report_count, is_cleared, ...shown } = post;
  return { ...shown, category_name: names.get(post.category_id) ?? "Unknown" };
};

/** A reply as anybody reads it. */
export const shownReply = (reply: StoredReply, solutionId: string | null): ForumReply => {
  const { status, report_count, is_cleared, ...shown } = reply;
  return { ...shown, is_solution: reply.id === solutionId };
};
