import type { Output } from "#shared/contract/route.ts";
import type { forum } from "#shared/forum/routes.ts";
import { categoryNames } from "../categories.ts";
import { postEntity, reportEntity, reportedEntity, type StoredPost, type StoredReply } from "../entities.ts";
import { forumPartition, key, keyPrefix } from "../names.ts";
import { repliesTo } from "../reading/thread.ts";
import { shownPost, shownReply } from "../view.ts";

type Item = Output<typeof forum.reports>["items"][number];

const most = 200;

/** Reported and hidden posts and replies, the newest posts first. */
export const listReports = async (): Promise<{ items: Item[] }> => {
  const names = await categoryNames();
  const items: Item[] = [];
  const marked = reportedEntity.all({
    pk: key("account", forumPartition),
    prefix: keyPrefix("forumReported"),
    newestFirst: true,
  });
  for await (const { post_id: id } of marked) {
    if (items.length >= most) break;
    const [post, replies] = await Promise.all([postEntity.get(id), repliesTo(id)]);
    const reports = await Array.fromAsync(
      reportEntity.all({ pk: key("forumPost", id), prefix: keyPrefix("forumReport") }),
    );
    const shown = { ...shownPost(post, names), author_email: post.author_email };
    const of = (replyId: string | null) => reports.filter(({ reply_id }) => reply_id === replyId);
    if (isOpen(post)) items.push({ post: shown, reports: of(null) });
    for (const reply of replies.filter(isOpen))
      items.push({
        post: shown,
        reply: { ...shownReply(reply, post.solution_id), status: reply.status },
        reports: of(reply.id),
      });
  }
  return { items };
};

/** Whether there is something to decide about it. */
export const isOpen = ({ status, report_count, is_cleared }: StoredPost | StoredReply): boolean =>
  status === "hidden" || (status === "published" && report_count > 0 && !is_cleared);
