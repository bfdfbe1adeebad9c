import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { postDirectories } from "../directory.ts";
import { postEntity, replyEntity, type Target } from "../entities.ts";
import { forumPartition } from "../names.ts";

type Status = "published" | "hidden" | "removed";

/** Shows, hides or removes a post or a reply. What the operator has shown again is not hidden by reports any more. */
export const setStatus = async ({ post_id, reply_id }: Target, status: Status): Promise<void> => {
  const set = { status, ...(status === "published" && { is_cleared: true }) };
  if (reply_id !== null) return setReplyStatus({ post_id, id: reply_id }, set);
  await transact([
    postEntity.change(post_id, { set }),
    postDirectories.noteChange(forumPartition, [post_id]),
  ]);
};

/** The post counts the replies that are shown, and is solved by one that is. */
const setReplyStatus = async (
  reply: { post_id: string; id: string },
  set: { status: Status },
): Promise<void> => {
  const [post, { status: former }] = await Promise.all([
    postEntity.get(reply.post_id),
    replyEntity.get(reply),
  ]);
  const isShown = set.status === "published";
  await transact([
    replyEntity.change(reply, { set, condition: when.equals({ status: former }) }),
    postEntity.change(post.id, {
      add: { reply_count: Number(isShown) - Number(former === "published") },
      ...(post.solution_id === reply.id && { set: { is_solved: isShown } }),
    }),
  ]).catch((error) => {
    // another one has set it in between
    if (!failedCondition(error)) throw error;
    return setReplyStatus(reply, set);
  });
};
