import { anonymise, type Caller } from "#platform/access/origin/caller.ts";
import { visitorLimits } from "#platform/rate-limit/bounds.ts";
import { limits } from "#platform/rate-limit/limits.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import type { Parsed } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";
import type { forum } from "#shared/forum/routes.ts";
import { authorIdOf } from "../author-id.ts";
import { postEntity, replyEntity, voteEntity } from "../entities.ts";
import { publishedPost } from "../reading/published-post.ts";
import { publishedReply } from "../reading/published-reply.ts";

/** All votes for a post change one item, and transactions on one item refuse each other. */
const attempts = 16;

/** Counts a vote. Throws AppError `conflict` for a second one of the same voter. */
export const vote = async (
  { id: post_id, reply_id, vote_type, voter: visitor }: Parsed<typeof forum.vote>,
  { caller, userId }: { caller: Caller; userId?: string },
): Promise<{ upvotes: number }> => {
  await limitVotes(caller);
  await publishedPost(post_id);
  const reply = reply_id === null ? undefined : { post_id, id: reply_id };
  if (reply) await publishedReply(reply);
  const user_id = userId ? await authorIdOf(userId) : null;
  const voter = user_id ?? visitor;
  if (await voteEntity.find({ post_id, reply_id, voter })) throw second();
  const more = { add: { upvotes: 1 }, condition: when.equals({ status: "published" }) };
  const created_at = new Date().toISOString();
  await transact(
    [
      voteEntity.put({ post_id, reply_id, vote_type, user_id, voter, created_at }),
      reply ? replyEntity.change(reply, more) : postEntity.change(post_id, more),
    ],
    { attempts },
  ).catch((error) => {
    if (failedCondition(error, 0)) throw second();
    throw failedCondition(error, 1) ? gone() : error;
  });
  const { upvotes } = await (reply ? replyEntity.get(reply) : postEntity.get(post_id));
  return { upvotes };
};

const second = () => new AppError("conflict", "You have already voted on this post.");

const gone = () => new AppError("not_found", "This post is not there any more. Go back to the list.");

/** Visitors choose their identifiers themselves, so their network bounds them. */
const limitVotes = async (caller: Caller): Promise<void> => {
  const network = await anonymise(caller.address);
  const refusal = "Many votes came from your network in a short time.";
  caller.rate = await limits({
    subject: `FORUMVOTES#${network}`,
    per: "hour",
    bounds: [{ name: "all", most: visitorLimits().votes, refusal }],
  }).pass();
};
