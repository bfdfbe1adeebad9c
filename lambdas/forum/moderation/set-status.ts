import { transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { postDirectories } from "../directory.ts";
import { postEntity, replyEntity, type StoredPost, type StoredReply, type Target } from "../entities.ts";
import { forumPartition } from "../names.ts";

type Status = StoredPost["status"];

interface Decision {
  status: Status;
  /** Whether the operator has decided; absent leaves it as it is. */
  is_cleared?: boolean;
}

/**
 * Shows, hides or removes a post or a reply, if its status is still the former one. Throws the table's failed condition
 * otherwise.
 */
export const setStatus = async (
  { post_id, reply_id }: Target,
  decision: Decision,
  former: Pick<StoredPost, "status" | "is_cleared">,
): Promise<void> => {
  const condition = when.equals({ status: former.status, is_cleared: former.is_cleared });
  if (reply_id !== null) return setReply({ post_id, id: reply_id }, decision, condition);
  await transact([
    postEntity.change(post_id, { set: { ...decision }, condition }),
    postDirectories.noteChange(forumPartition, [post_id]),
  ]);
};

/** The post counts the replies that are shown, and is solved by one that is. */
const setReply = async (
  id: Pick<StoredReply, "post_id" | "id">,
  decision: Decision,
  condition: ReturnType<typeof when.equals>,
): Promise<void> => {
  const [reply, post] = await Promise.all([replyEntity.get(id), postEntity.get(id.post_id)]);
  const [wasShown, isShown] = [reply.status, decision.status].map((status) => status === "published");
  const change = replyEntity.change(id, { set: { ...decision }, condition });
  if (wasShown === isShown) {
    await transact([change]);
    return;
  }
  await transact([
    change,
    postEntity.change(id.post_id, {
      add: { reply_count: isShown ? 1 : -1 },
      ...(post.solution_id === reply.id && { set: { is_solved: isShown } }),
    }),
  ]);
};
