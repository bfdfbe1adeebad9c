import type { Parsed } from "#shared/contract/route.ts";
import type { forum } from "#shared/forum/routes.ts";
import type { ForumPost } from "#shared/forum/shapes.ts";
import { categoryNames } from "../categories.ts";
import { postEntity, reportedEntity } from "../entities.ts";
import { repliesTo } from "../reading/thread.ts";
import { shownPost } from "../view.ts";
import { isOpen } from "./list-reports.ts";
import { setStatus } from "./set-status.ts";

/** The operator's decision about a post or one of its replies. */
export const moderate = async ({
  id,
  reply_id,
  status,
  is_locked,
}: Parsed<typeof forum.moderate>): Promise<ForumPost> => {
  await postEntity.get(id);
  if (status) await setStatus({ post_id: id, reply_id }, status);
  if (is_locked !== undefined) await postEntity.update(id, { set: { is_locked } });
  const [post, replies, names] = await Promise.all([postEntity.get(id), repliesTo(id), categoryNames()]);
  const isLeft = isOpen(post) || replies.some(isOpen);
  await (isLeft ? reportedEntity.save({ post_id: id }) : reportedEntity.remove({ post_id: id }));
  return shownPost(post, names);
};
