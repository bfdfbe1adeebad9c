import { pageOfList } from "#lambdas/forum/page/list-page.ts";
import { pageOfThread } from "#lambdas/forum/page/post-page.ts";
import type { ForumCategory, ForumPost, ForumReply } from "#shared/forum/shapes.ts";
import type { Page as SitePage } from "#shared/site/document.ts";
import { payloads, portions } from "../web/e2e/injection/payloads.ts";

/** The texts that would like to be more, in parts. */
export const parts: string[][] = portions(12, payloads);

const created_at = "2026-11-28T09:00:00.000Z";

const post = (texts: string[], content: string): ForumPost => ({
  id: "fpost_1",
  title: texts.join(" "),
  content,
  post_type: "question",
  category_id: "fcat_1",
  category_name: texts.join(" "),
  author_name: texts.join(" "),
  user_id: texts.join(" "),
  status: "published",
  view_count: 1,
  upvotes: 2,
  reply_count: 1,
  is_solved: true,
  is_locked: false,
  created_at,
});

const reply = (text: string): ForumReply => ({
  id: "freply_1",
  post_id: "fpost_1",
  content: text,
  user_id: null,
  author_name: text,
  upvotes: 0,
  is_solution: true,
  created_at,
});

/** A post with every text in each field of it and of its replies. Each text is a reply of its own, as Markdown reads it. */
export const hostileThread = (texts: string[]): SitePage => {
  const thread = { post: post(texts, texts.join("\n\n")), replies: texts.map(reply) };
  return pageOfThread(thread, texts.join(" "));
};

/** A list with every text in each field of its posts and categories, and as what was searched. */
export const hostileList = (texts: string[]): SitePage => {
  const all = texts.join(" ");
  const category: ForumCategory = {
    id: "fcat_1",
    name: all,
    description: all,
    icon: "star",
    is_active: true,
    sort_order: 0,
    post_count: 1,
  };
  const { content: _, ...listed } = post(texts, "");
  const hits = [{ start: 3, end: 9 }];
  return pageOfList({
    filter: { q: all, category: all, type: "", cursor: all },
    page: {
      items: [{ ...listed, excerpt: all, title_hits: hits, excerpt_hits: hits }],
      cursor: all,
      total: 1,
    },
    categories: [category],
    total: 1,
  });
};
