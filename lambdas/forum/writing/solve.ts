import { timingSafeEqual } from "node:crypto";
import type { Caller } from "#platform/access/origin/caller.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import type { Parsed } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";
import type { forum } from "#shared/forum/routes.ts";
import type { ForumReply } from "#shared/forum/shapes.ts";
import { authorIdOf } from "../author-id.ts";
import { postEntity, type StoredPost } from "../entities.ts";
import { publishedPost } from "../reading/published-post.ts";
import { publishedReply } from "../reading/published-reply.ts";
import { threadOf } from "../reading/thread.ts";
import { hashOf } from "./create-post.ts";

/** Marks a reply as the solution of a post, or none. Throws AppError `forbidden` for anybody but the post's author. */
export const solve = async (
  { id, reply_id, author_secret }: Parsed<typeof forum.solve>,
  { caller, userId }: { caller: Caller; userId?: string },
): Promise<{ replies: ForumReply[] }> => {
  await limitLookups(caller);
  const post = await publishedPost(id);
  if (!isSecretOf(post, author_secret) && !(await isAuthor(post, userId)))
    throw new AppError("forbidden", "Only the author of this post chooses its solution.");
  if (reply_id !== null) await publishedReply({ post_id: id, id: reply_id });
  await postEntity.update(id, { set: { solution_id: reply_id, is_solved: reply_id !== null } });
  return { replies: (await threadOf(id)).replies };
};

const isAuthor = async ({ user_id }: StoredPost, userId: string | undefined): Promise<boolean> =>
  userId !== undefined && user_id === (await authorIdOf(userId));

const isSecretOf = ({ author_hash }: StoredPost, secret: string | undefined): boolean => {
  if (author_hash === null || secret === undefined) return false;
  const [given, stored] = [Buffer.from(hashOf(secret)), Buffer.from(author_hash)];
  return given.length === stored.length && timingSafeEqual(given, stored);
};
