import type { StoredPost } from "#lambdas/forum/entities.ts";
import { uniqueId } from "../unique-id.ts";

/** A visitor's published question as the table has it. */
export const storedPost = ({ content = "Why?", ...fields }: Partial<StoredPost> = {}): StoredPost => ({
  id: uniqueId("fpost"),
  title: "A title",
  content,
  plain: content,
  letters: content.length,
  post_type: "question",
  category_id: "fcat_start",
  author_name: "Mara",
  author_email: null,
  author_hash: null,
  user_id: null,
  status: "published",
  view_count: 0,
  upvotes: 0,
  reply_count: 0,
  solution_id: null,
  is_solved: false,
  is_locked: false,
  report_count: 0,
  is_cleared: false,
  created_at: new Date().toISOString(),
  ...fields,
});
