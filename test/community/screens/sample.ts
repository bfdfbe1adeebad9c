import type { ForumCategory, ForumPost, ForumReply, ReportedEntry } from "#shared/forum/shapes.ts";
import { user } from "../../screens/open.tsx";
import type { Replies } from "../../screens/server.ts";

const at = "2026-11-03T09:00:00.000Z";

export const operator: Replies = {
  team: { memberships: { items: [{ account_id: user.id, role: "owner" }], is_operator: true } },
};

const postOf = (title: string, other: Partial<ForumPost>): ForumPost => ({
  id: `fpost_${title.replaceAll(/\W/g, "")}`,
  title,
  content: "Best replicas: [look here](https://watches.example/deal)",
  post_type: "feedback",
  category_id: "fcat_ideas",
  category_name: "Ideas",
  author_name: "Watch Trader",
  user_id: null,
  status: "published",
  view_count: 4,
  upvotes: 0,
  reply_count: 1,
  is_solved: false,
  is_locked: false,
  created_at: at,
  ...other,
});

const reportsOf = (reasons: string[]) => reasons.map((reason) => ({ reason, created_at: at }));

export const reportedPost = (
  title: string,
  reasons: string[],
  { author_email = null, ...other }: Partial<ReportedEntry["post"]> = {},
): ReportedEntry => ({ post: { ...postOf(title, other), author_email }, reports: reportsOf(reasons) });

export const reportedReply = (
  title: string,
  content: string,
  status: ForumPost["status"] = "published",
): ReportedEntry => {
  const { post } = reportedPost(title, [], { author_email: "asker@example.org" });
  const reply: ForumReply = {
    id: `freply_${content.replaceAll(/\W/g, "")}`,
    post_id: post.id,
    content,
    user_id: null,
    author_name: "Anonymous",
    upvotes: 0,
    is_solution: false,
    created_at: at,
  };
  return { post, reply: { ...reply, status }, reports: reportsOf(["Insult"]) };
};

/** The two lists of entries. */
export const entriesAre = (
  open: ReportedEntry[],
  decided: ReportedEntry[] = [],
  has_more = false,
): Replies => ({
  ...operator,
  forum: { reports: ({ view }) => ({ items: view === "open" ? open : decided, has_more }) },
});

export const categoryOf = (name: string, other: Partial<ForumCategory> = {}): ForumCategory => ({
  id: `fcat_${name.replaceAll(/\W/g, "")}`,
  name,
  description: `About ${name}`,
  icon: "help-circle",
  is_active: true,
  sort_order: 0,
  post_count: 0,
  ...other,
});

export const saved = (items: ForumCategory[], version = 1) => ({ items, version, updated_at: at });
