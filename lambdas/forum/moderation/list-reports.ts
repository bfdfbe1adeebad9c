import type { ReportedEntry } from "#shared/forum/shapes.ts";
import { categoryNames } from "../categories.ts";
import {
  decidedEntity,
  postEntity,
  reportEntity,
  reportedEntity,
  type StoredPost,
  type StoredReply,
} from "../entities.ts";
import { forumPartition, key, keyPrefix } from "../names.ts";
import { repliesTo } from "../reading/thread.ts";
import { shownPost, shownReply } from "../view.ts";
import { isDecided, isOpen } from "./is-open.ts";

type View = "open" | "decided";

/** Posts of one list; each is read with its replies and reports. */
const most = 100;
const atOnce = 10;

/** The entries of the newest posts that wait for a decision, or were decided: the newest report or decision first. */
export const listReports = async (view: View): Promise<{ items: ReportedEntry[]; has_more: boolean }> => {
  const names = await categoryNames();
  const marks = await marksOf(view);
  const found: { entry: ReportedEntry; at: string }[] = [];
  for (let from = 0; from < Math.min(marks.length, most); from += atOnce) {
    const some = marks.slice(from, Math.min(from + atOnce, most));
    const entries = await Promise.all(some.map(({ post_id }) => entriesOf(post_id, view, names)));
    for (const [at, of] of entries.entries())
      for (const entry of of) found.push({ entry, at: some[at]?.decided_at ?? timeOf(entry) });
  }
  const items = found.toSorted((one, other) => other.at.localeCompare(one.at)).map(({ entry }) => entry);
  return { items, has_more: marks.length > most };
};

interface Mark {
  post_id: string;
  decided_at?: string;
}

/** The newest posts of a list, and one more if there is one. */
const marksOf = async (view: View): Promise<Mark[]> => {
  const of = (word: "forumReported" | "forumDecided") => ({
    pk: key("account", forumPartition),
    prefix: keyPrefix(word),
    newestFirst: true,
    limit: most + 1,
  });
  const { items } = await (view === "open"
    ? reportedEntity.list(of("forumReported"))
    : decidedEntity.list(of("forumDecided")));
  return items;
};

/** The time of the newest report, or that of the text if the operator alone has hidden it. */
const timeOf = ({ post, reply, reports }: ReportedEntry): string =>
  reports[0]?.created_at ?? (reply ?? post).created_at;

const entriesOf = async (
  id: string,
  view: View,
  names: ReadonlyMap<string, string>,
): Promise<ReportedEntry[]> => {
  const [post, replies, reports] = await Promise.all([
    postEntity.find(id),
    repliesTo(id),
    Array.fromAsync(reportEntity.all({ pk: key("forumPost", id), prefix: keyPrefix("forumReport") })),
  ]);
  if (!post) return [];
  const belongs = (entry: StoredPost | StoredReply) => (view === "open" ? isOpen(entry) : isDecided(entry));
  const shown = { ...shownPost(post, names), author_email: post.author_email };
  const of = (replyId: string | null) =>
    reports
      .filter(({ reply_id }) => reply_id === replyId)
      .map(({ reason, created_at }) => ({ reason, created_at }))
      .sort((one, other) => other.created_at.localeCompare(one.created_at));
  return [
    ...(belongs(post) ? [{ post: shown, reports: of(null) }] : []),
    ...replies.filter(belongs).map((reply) => ({
      post: shown,
      reply: { ...shownReply(reply, post.solution_id), status: reply.status },
      reports: of(reply.id),
    })),
  ];
};
