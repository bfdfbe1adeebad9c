import type { Caller } from "#platform/access/origin/caller.ts";
import { findUser } from "#platform/access/password/user-pool.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import type { Parsed } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";
import type { forum } from "#shared/forum/routes.ts";
import { anonymous, nameOf } from "#shared/forum/rules.ts";
import type { ForumReply } from "#shared/forum/shapes.ts";
import { admitWriting } from "../admission/admit-writing.ts";
import { postEntity, replyEntity, type StoredReply } from "../entities.ts";
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
  await admitWriting({ text: content, puzzle: altcha, caller, userId });
  const reply: StoredReply = {
    id: newId("forumReply"),
    post_id,
    content,
    user_id: userId ?? null,
    author_name: userId ? nameOf((await findUser(userId))?.email) : anonymous,
    upvotes: 0,
    status: "published",
    report_count: 0,
    is_cleared: false,
    created_at: new Date().toISOString(),
  };
  const isOpen = when.equals({ status: "published", is_locked: false });
  await transact([
    postEntity.change(post_id, { add: { reply_count: 1 }, condition: isOpen }),
    replyEntity.put(reply),
  ]).catch((error) => {
    throw failedCondition(error) ? locked() : error;
  });
  return shownReply(reply, post.solution_id);
};

const locked = () => new AppError("conflict", "This post takes no more replies.");
