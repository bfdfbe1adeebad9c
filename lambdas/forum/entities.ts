import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { ForumCategory, ForumPost, ForumReply, postStatuses } from "#shared/forum/shapes.ts";
import { forumPartition, key } from "./names.ts";

const StoredPost = ForumPost.omit({ category_name: true }).extend({
  /** The content without the signs of Markdown, in one line. */
  plain: z.string(),
  /** Counted over the content and all replies. */
  letters: z.number().int(),
  /** For the operator; no visitor reads it. */
  author_email: z.string().nullable(),
  /** SHA-256 of the secret by which a visitor is known as the author; null for a signed-in one. */
  author_hash: z.string().nullable(),
  /** The reply that the author has marked as the solution; `is_solved` says whether it is shown. */
  solution_id: z.string().nullable(),
  report_count: z.number().int(),
  /** The operator has decided about it, and reports hide it no more. */
  is_cleared: z.boolean(),
});
export type StoredPost = z.infer<typeof StoredPost>;

const postKey = (id: string) => ({ pk: key("account", forumPartition), sk: key("forumPost", id) });

export const postEntity = entity({
  name: "Post",
  shape: StoredPost,
  key: postKey,
  keysOf: ({ id }) => postKey(id),
});

const StoredReply = ForumReply.omit({ is_solution: true }).extend({
  status: z.enum(postStatuses),
  report_count: z.number().int(),
  is_cleared: z.boolean(),
});
export type StoredReply = z.infer<typeof StoredReply>;

type ReplyKey = Pick<StoredReply, "post_id" | "id">;

const replyKey = ({ post_id, id }: ReplyKey) => ({
  pk: key("forumPost", post_id),
  sk: key("forumReply", id),
});

export const replyEntity = entity({ name: "Reply", shape: StoredReply, key: replyKey, keysOf: replyKey });

/** The post, or with a reply the reply, that a vote or a report is about. */
const Target = z.object({ post_id: z.string(), reply_id: z.string().nullable() });
export type Target = z.infer<typeof Target>;

const Vote = Target.extend({
  vote_type: z.literal("upvote"),
  user_id: z.string().nullable(),
  /** The visitor's own random identifier, or what stands for the user. */
  voter: z.string(),
  created_at: z.string(),
});

const voteKey = ({
  post_id,
  reply_id,
  voter,
}: Pick<z.infer<typeof Vote>, "post_id" | "reply_id" | "voter">) => ({
  pk: key("forumPost", post_id),
  sk: key("forumVote", reply_id ?? "", voter),
});

export const voteEntity = entity({ name: "Vote", shape: Vote, key: voteKey, keysOf: voteKey });

const Report = Target.extend({
  /** The reporter's network, hashed: one network counts once. */
  network: z.string(),
  reason: z.string(),
  created_at: z.string(),
});
export type StoredReport = z.infer<typeof Report>;

const reportKey = ({
  post_id,
  reply_id,
  network,
}: Pick<StoredReport, "post_id" | "reply_id" | "network">) => ({
  pk: key("forumPost", post_id),
  sk: key("forumReport", reply_id ?? "", network),
});

export const reportEntity = entity({ name: "Report", shape: Report, key: reportKey, keysOf: reportKey });

const reportedKey = ({ post_id }: { post_id: string }) => ({
  pk: key("account", forumPartition),
  sk: key("forumReported", post_id),
});

/** A post about which, or about a reply to which, the operator has something to decide. */
export const reportedEntity = entity({
  name: "Reported post",
  shape: z.object({ post_id: z.string() }),
  key: reportedKey,
  keysOf: reportedKey,
});

const decidedKey = ({ post_id }: { post_id: string }) => ({
  pk: key("account", forumPartition),
  sk: key("forumDecided", post_id),
});

/** A post that the operator has hidden, removed or locked, or one of whose replies is hidden or removed. */
export const decidedEntity = entity({
  name: "Decided post",
  shape: z.object({ post_id: z.string(), decided_at: z.string() }),
  key: decidedKey,
  keysOf: decidedKey,
});

const View = z.object({
  post_id: z.string(),
  visitor: z.string(),
  /** The hour in which it was opened, as `2026-11-28T09`. */
  hour: z.string(),
  /** Seconds since 1970. */
  ttl: z.number().int(),
});

const viewKey = ({ post_id, visitor, hour }: Pick<z.infer<typeof View>, "post_id" | "visitor" | "hour">) => ({
  pk: key("forumPost", post_id),
  sk: key("forumView", visitor, hour),
});

export const viewEntity = entity({ name: "View", shape: View, key: viewKey, keysOf: viewKey });

const StoredCategory = ForumCategory.omit({ post_count: true });
export type StoredCategory = z.infer<typeof StoredCategory>;

const categoriesKey = () => ({ pk: key("account", forumPartition), sk: key("forumCategories") });

/** All categories in one item, so that they are replaced together. */
export const categoriesEntity = entity({
  name: "Categories",
  shape: z.object({ items: z.array(StoredCategory), version: z.number().int(), updated_at: z.string() }),
  key: categoriesKey,
  keysOf: categoriesKey,
});

const Written = Target.extend({
  /** The user's own id. */
  user: z.string(),
});

const writtenKey = ({ user, post_id, reply_id }: z.infer<typeof Written>) => ({
  pk: key("account", user),
  sk: key("forumWritten", post_id, reply_id ?? ""),
});

/** A text of a signed-in user, by which it is found when the account is deleted. */
export const writtenEntity = entity({
  name: "Written text",
  shape: Written,
  key: writtenKey,
  keysOf: writtenKey,
});

/** A solved puzzle, which opens the door once. */
export const puzzleEntity = entity({
  name: "Puzzle",
  shape: z.object({ id: z.string(), ttl: z.number().int() }),
  key: (id: string) => ({ pk: key("forumPuzzle", id), sk: key("forumPuzzle") }),
  keysOf: ({ id }) => ({ pk: key("forumPuzzle", id), sk: key("forumPuzzle") }),
});
