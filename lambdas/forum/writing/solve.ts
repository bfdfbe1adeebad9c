import { timingSafeEqual } from "node:crypto";
import type { Parsed } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";
import type { forum } from "#shared/forum/routes.ts";
import type { ForumReply } from "#shared/forum/shapes.ts";
import { postEntity, type StoredPost } from "../entities.ts";
import { publishedPost } from "../reading/published-post.ts";
import { publishedReply } from "../reading/published-reply.ts";
import { threadOf } from "../reading/thread.ts";
import { hashOf } from "./create-post.ts";

/** Marks a reply as the solution of a post, or none. Throws AppError `forbidden` for anybody but the post's author. */
export const solve = async (
  { id, reply_id, author_secret }: Parsed<typeof forum.solve>,
  userId: string | undefined,
): Promise<{ replies: ForumReply[] }> => {
  const post = await publishedPost(id);
  if (!isAuthor(post, { userId, secret: author_secret }))
    throw new AppError("forbidden", "Only the author of this post chooses its solution.");
  if (reply_id !== null) await publishedReply({ post_id: id, id: reply_id });
  await postEntity.update(id, { set: { solution_id: reply_id } });
  return { replies: (await threadOf(id)).replies };
};

const isAuthor = (
  { user_id, author_hash }: StoredPost,
  { userId, secret }: { userId: string | undefined; secret: string | undefined },
): boolean => {
  if (user_id !== null) return user_id === userId;
  if (author_hash === null || secret === undefined) return false;
  const [given, stored] = [Buffer.from(hashOf(secret)), Buffer.from(author_hash)];
  return given.length === stored.length && timingSafeEqual(given, stored);
};
