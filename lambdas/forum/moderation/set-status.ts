import { transact } from "#platform/table/client.ts";
import { postDirectories } from "../directory.ts";
import { postEntity, replyEntity, type Target } from "../entities.ts";
import { forumPartition } from "../names.ts";

type Status = "published" | "hidden" | "removed";

/** Shows, hides or removes a post or a reply. What the operator has shown again is not hidden by reports any more. */
export const setStatus = async ({ post_id, reply_id }: Target, status: Status): Promise<void> => {
  const set = { status, ...(status === "published" && { is_cleared: true }) };
  if (reply_id !== null) {
    await replyEntity.update({ post_id, id: reply_id }, { set });
    return;
  }
  await transact([
    postEntity.change(post_id, { set }),
    postDirectories.noteChange(forumPartition, [post_id]),
  ]);
};
