import { anonymise, type Caller, siteOf } from "#platform/access/origin/caller.ts";
import { limits } from "#platform/rate-limit/limits.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import type { Parsed } from "#shared/contract/route.ts";
import type { forum } from "#shared/forum/routes.ts";
import { hidingReports } from "#shared/forum/rules.ts";
import { postEntity, replyEntity, reportEntity, reportedEntity } from "../entities.ts";
import { publishedPost } from "../reading/published-post.ts";
import { publishedReply } from "../reading/published-reply.ts";
import { setStatus } from "./set-status.ts";

const reportsPerHour = 20;

/**
 * Counts a report of a network that has not reported it yet. Three hide a post or a reply until the operator decides;
 * once the operator has restored it, reports do not hide it again.
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
  const { report_count, is_cleared } = await (reply_id === null
    ? postEntity.get(post_id)
    : replyEntity.get({ post_id, id: reply_id }));
  if (report_count < hidingReports || is_cleared) return { is_hidden: false };
  await setStatus({ post_id, reply_id }, "hidden");
  return { is_hidden: true };
};

const limitReports = async (caller: Caller, network: string): Promise<void> => {
  const refusal = "Many reports came from your network in a short time.";
  caller.rate = await limits({
    subject: `FORUMREPORTS#${network}`,
    per: "hour",
    bounds: [{ name: "all", most: reportsPerHour, refusal }],
  }).pass();
};
