import type { Caller } from "#platform/access/origin/caller.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import { authorIdOf } from "../author-id.ts";
import { publishedPost } from "./published-post.ts";
import { shownThread, type Thread } from "./thread.ts";

/** A published post with its replies, and whether the signed-in reader wrote it. */
export const readPost = async (
  id: string,
  { caller, userId }: { caller: Caller; userId?: string },
): Promise<Thread & { is_own: boolean }> => {
  await limitLookups(caller);
  const post = await publishedPost(id);
  const is_own = userId !== undefined && post.user_id === (await authorIdOf(userId));
  return { ...(await shownThread(post)), is_own };
};
