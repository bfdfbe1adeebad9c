import { anonymise, type Caller, siteOf } from "#platform/access/origin/caller.ts";
import { visitorLimits } from "#platform/rate-limit/bounds.ts";
import { limits } from "#platform/rate-limit/limits.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import type { Parsed } from "#shared/contract/route.ts";
import type { forum } from "#shared/forum/routes.ts";
import { hidingReports } from "#shared/forum/rules.ts";
import { postEntity, replyEntity, reportEntity, reportedEntity, type Target } from "../entities.ts";
import { publishedPost } from "../reading/published-post.ts";
import { publishedReply } from "../reading/published-reply.ts";
import { setStatus } from "./set-status.ts";

/**
 * Counts a report of a network that has not reported it yet. Three hide a post or a reply until the operator decides;
 * once the operator has decided, reports change nothing any more.
 */
export const report = async (
  { id: post_id, reply_id, reason }: Parsed<typeof forum.report>,
  caller: Caller,
): Promise<{ is_hidden: boolean }> => {
  // one customer has many networks of IPv6, and is one voice
  const network = await anonymise(caller.address, siteOf);
  await limitReports(caller, network);
  const post = await publishedPost(post_id);
  const reported = reply_id === null ? post : await publishedReply({ post_id, id: reply_id });
  const more = { add: { report_count: 1 } };
  try {
    await transact([
      reportEntity.put({ post_id, reply_id, network, reason, created_at: new Date().toISOString() }),
      reply_id === null
        ? postEntity.change(post_id, more)
        : replyEntity.change({ post_id, id: reply_id }, more),
      ...(reported.is_cleared ? [] : [reportedEntity.place({ post_id })]),
    ]);
  } catch (error) {
    // the same network again changes nothing, and is told nothing else
    if (!failedCondition(error, 0)) throw error;
    return { is_hidden: false };
  }
  return { is_hidden: await hideIfDue({ post_id, reply_id }) };
};

const hideIfDue = async (target: Target): Promise<boolean> => {
  const now = await stateOf(target);
  if (now.status !== "published" || now.is_cleared || now.report_count < hidingReports)
    return now.status === "hidden";
  try {
    await setStatus(target, { status: "hidden" }, now);
    return true;
  } catch (error) {
    // another report or the operator came first
    if (!failedCondition(error)) throw error;
    return (await stateOf(target)).status === "hidden";
  }
};

const stateOf = ({ post_id, reply_id }: Target) =>
  reply_id === null ? postEntity.get(post_id) : replyEntity.get({ post_id, id: reply_id });

const limitReports = async (caller: Caller, network: string): Promise<void> => {
  const refusal = "Many reports came from your network in a short time.";
  caller.rate = await limits({
    subject: `FORUMREPORTS#${network}`,
    per: "hour",
    bounds: [{ name: "all", most: visitorLimits().complaints, refusal }],
  }).pass();
};
