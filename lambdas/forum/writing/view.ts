import { anonymise, type Caller } from "#platform/access/origin/caller.ts";
import { visitorLimits } from "#platform/rate-limit/bounds.ts";
import { limits } from "#platform/rate-limit/limits.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { postEntity, viewEntity } from "../entities.ts";
import { publishedPost } from "../reading/published-post.ts";

const keptSeconds = 2 * 3600;

/** Counts that a visitor opened a post, once in an hour of the clock. */
export const countView = async (
  { id, visitor }: { id: string; visitor: string },
  caller: Caller,
): Promise<{ view_count: number }> => {
  // visitors choose their identifiers themselves, so their network bounds them
  caller.rate = await limits({
    subject: `FORUMVIEWS#${await anonymise(caller.address)}`,
    per: "hour",
    bounds: [
      { name: "all", most: visitorLimits().views, refusal: "Many posts were opened from your network." },
    ],
  }).pass();
  const post = await publishedPost(id);
  const now = new Date();
  const view = {
    post_id: id,
    visitor,
    hour: now.toISOString().slice(0, 13),
    ttl: Math.ceil(now.getTime() / 1000) + keptSeconds,
  };
  try {
    await transact([
      viewEntity.put(view),
      postEntity.change(id, { add: { view_count: 1 }, condition: when.equals({ status: "published" }) }),
    ]);
    return { view_count: post.view_count + 1 };
  } catch (error) {
    if (!failedCondition(error, 0)) throw error;
    return { view_count: post.view_count };
  }
};
