import { anonymise, type Caller } from "#platform/access/origin/caller.ts";
import { limits } from "#platform/rate-limit/limits.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import type { Parsed } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";
import type { forum } from "#shared/forum/routes.ts";
import { postEntity, replyEntity, voteEntity } from "../entities.ts";
import { publishedPost } from "../reading/published-post.ts";
import { publishedReply } from "../reading/published-reply.ts";

/** Visitors choose their identifiers themselves, so their network bounds them. */
const votesPerHour = 60;

/** Counts a vote. Throws AppError `conflict` for a second one of the same voter. */
export const vote = async (
  { id: post_id, reply_id, vote_type, voter }: Parsed<typeof forum.vote>,
  { caller, userId }: { caller: Caller; userId?: string },
): Promise<{ upvotes: number }> => {
  const post = await publishedPost(post_id);
  const voted = reply_id === null ? post : await publishedReply({ post_id, id: reply_id });
  await limitVotes(caller);
  const isPublished = { add: { upvotes: 1 }, condition: when.equals({ status: "published" }) };
  await transact([
    voteEntity.put({
      post_id,
      reply_id,
      vote_type,
      user_id: userId ?? null,
      voter: userId ?? voter,
      created_at: new Date().toISOString(),
    }),
    reply_id === null
      ? postEntity.change(post_id, isPublished)
      : replyEntity.change({ post_id, id: reply_id }, isPublished),
  ]).catch((error) => {
    if (failedCondition(error, 0)) throw new AppError("conflict", "You have already voted on this post.");
    throw failedCondition(error, 1) ? gone() : error;
  });
  return { upvotes: voted.upvotes + 1 };
};

const gone = () => new AppError("not_found", "This post is not there any more. Go back to the list.");

const limitVotes = async (caller: Caller): Promise<void> => {
  const network = await anonymise(caller.address);
  const refusal = "Many votes came from your network in a short time.";
  caller.rate = await limits({
    subject: `FORUMVOTES#${network}`,
    per: "hour",
    bounds: [{ name: "all", most: votesPerHour, refusal }],
  }).pass();
};
