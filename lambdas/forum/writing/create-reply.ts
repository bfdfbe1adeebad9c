import type { Caller } from "#platform/access/origin/caller.ts";
import { findUser } from "#platform/access/password/user-pool.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import type { Parsed } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";
import type { forum } from "#shared/forum/routes.ts";
import { anonymous, lettersOfThread, nameOf } from "#shared/forum/rules.ts";
import type { ForumReply } from "#shared/forum/shapes.ts";
import { admitWriting } from "../admission/admit-writing.ts";
import { authorIdOf } from "../author-id.ts";
import { postEntity, replyEntity, type StoredReply, writtenEntity } from "../entities.ts";
import { newId } from "../names.ts";
import { publishedPost } from "../reading/published-post.ts";
import { shownReply } from "../view.ts";

/** Publishes a reply under the name of the signed-in user, or of nobody. */
export const createReply = async (
  { id: post_id, content, altcha }: Parsed<typeof forum.createReply>,
  { caller, userId }: { caller: Caller; userId?: string },
): Promise<ForumReply> => {
  const post = await publishedPost(post_id);
  if (post.is_locked) throw locked();
  if (post.letters + content.length > lettersOfThread) throw full();
  const author = userId === undefined ? null : await authorIdOf(userId);
  await admitWriting({ name: "", text: content, puzzle: altcha, caller, author });
  const reply: StoredReply = {
    id: newId("forumReply"),
    post_id,
    content,
    user_id: author,
    author_name: userId ? nameOf((await findUser(userId))?.email) : anonymous,
    upvotes: 0,
    status: "published",
    report_count: 0,
    is_cleared: false,
    created_at: new Date().toISOString(),
  };
  const isOpen = when.equals({ status: "published", is_locked: false });
  await transact([
    postEntity.change(post_id, { add: { reply_count: 1, letters: content.length }, condition: isOpen }),
    replyEntity.put(reply),
    ...(userId ? [writtenEntity.put({ user: userId, post_id, reply_id: reply.id })] : []),
  ]).catch((error) => {
    throw failedCondition(error) ? locked() : error;
  });
  return shownReply(reply, post.solution_id);
};

const locked = () => new AppError("conflict", "This post takes no more replies.");

const full = () =>
  new AppError(
    "conflict",
    "This post has as many replies as its page has room for. Write a new post and link to this one.",
  );
