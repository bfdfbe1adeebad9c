import { failedCondition } from "#platform/table/client.ts";
import type { Parsed } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";
import type { forum } from "#shared/forum/routes.ts";
import type { ForumPost } from "#shared/forum/shapes.ts";
import { categoryNames } from "../categories.ts";
import { decidedEntity, postEntity, replyEntity, reportedEntity } from "../entities.ts";
import { repliesTo } from "../reading/thread.ts";
import { shownPost } from "../view.ts";
import { isDecided, isOpen } from "./is-open.ts";
import { setStatus } from "./set-status.ts";

/** The operator's decision about a post or one of its replies. */
export const moderate = async ({
  id,
  reply_id,
  status,
  is_decided,
  is_locked,
}: Parsed<typeof forum.moderate>): Promise<ForumPost> => {
  const former = await (reply_id === null
    ? postEntity.get(id)
    : replyEntity.get({ post_id: id, id: reply_id }));
  if (status)
    await setStatus({ post_id: id, reply_id }, { status, is_cleared: is_decided }, former).catch((error) => {
      throw failedCondition(error) ? overtaken() : error;
    });
  if (is_locked !== undefined) await postEntity.update(id, { set: { is_locked } });
  return listAnew(id);
};

/**
 * Has the post stand in the lists to which it belongs now. The marks go before it is read, so that a report at the same
 * moment is either read or places its mark again.
 */
const listAnew = async (id: string): Promise<ForumPost> => {
  await Promise.all([reportedEntity.remove({ post_id: id }), decidedEntity.remove({ post_id: id })]);
  const [post, replies, names] = await Promise.all([postEntity.get(id), repliesTo(id), categoryNames()]);
  if ([post, ...replies].some(isOpen)) await reportedEntity.save({ post_id: id });
  if ([post, ...replies].some(isDecided))
    await decidedEntity.save({ post_id: id, decided_at: new Date().toISOString() });
  return shownPost(post, names);
};

const overtaken = () =>
  new AppError("conflict", "This was reported or decided at the same moment. Look at it again, then decide.");
