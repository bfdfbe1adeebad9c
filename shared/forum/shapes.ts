import * as z from "zod";
import { at } from "../contract/fields.ts";

/** The kinds of posts; the first one is the usual. */
export const postTypes = ["question", "testimonial", "feedback", "bug_report"] as const;
export type PostType = (typeof postTypes)[number];

export const categoryIcons = ["help-circle", "lightbulb", "star", "alert-circle", "link"] as const;

/** A post is `published` when it is created, `hidden` by three reports or the operator, and then `removed` or published again. */
export const postStatuses = ["published", "hidden", "removed"] as const;

export const ForumCategory = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.enum(categoryIcons),
  /** Whether it is offered; posts stay when it is not. */
  is_active: z.boolean(),
  sort_order: z.number().int(),
  /** Its published posts. */
  post_count: z.number().int(),
});
export type ForumCategory = z.infer<typeof ForumCategory>;

/** A post as anybody reads it; the address of its author is nobody's but the operator's. */
export const ForumPost = z.object({
  id: z.string(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  post_type: z.enum(postTypes),
  category_id: z.string(),
  /** "Unknown" for a category that is not there any more. */
  category_name: z.string(),
  author_name: z.string(),
  /** Stands for the signed-in author, the same in all posts; null for a visitor. */
  user_id: z.string().nullable(),
  status: z.enum(postStatuses),
  view_count: z.number().int(),
  upvotes: z.number().int(),
  reply_count: z.number().int(),
  /** Whether its author has marked a reply as the solution. */
  is_solved: z.boolean(),
  /** A locked post takes no replies. */
  is_locked: z.boolean(),
  created_at: at,
});
export type ForumPost = z.infer<typeof ForumPost>;

export const ForumReply = z.object({
  id: z.string(),
  post_id: z.string(),
  content: z.string(),
  user_id: z.string().nullable(),
  author_name: z.string(),
  upvotes: z.number().int(),
  is_solution: z.boolean(),
  created_at: at,
});
export type ForumReply = z.infer<typeof ForumReply>;

/** A post or a reply as the operator sees it, with its reports, the newest first. */
export const ReportedEntry = z.object({
  /** The post, or that of the reply. */
  post: ForumPost.extend({ author_email: z.string().nullable() }),
  reply: ForumReply.extend({ status: z.enum(postStatuses) }).optional(),
  reports: z.array(z.object({ reason: z.string(), created_at: at })),
});
export type ReportedEntry = z.infer<typeof ReportedEntry>;

/** A place in a text that a search found: offsets in UTF-16 units, end exclusive. */
export const Hit = z.object({ start: z.number().int(), end: z.number().int() });

/** A post in a list: the beginning of its content, or what stands around the first hit, with the hits in both texts. */
export const ListedPost = ForumPost.omit({ content: true }).extend({
  excerpt: z.string(),
  title_hits: z.array(Hit),
  excerpt_hits: z.array(Hit),
});
export type ListedPost = z.infer<typeof ListedPost>;

/** A puzzle that a browser has to solve before it may write: a challenge of the ALTCHA protocol, version 2. */
export const ForumChallenge = z.object({
  parameters: z.record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean(), z.null()])),
  signature: z.string().max(200),
});

/** The challenge as it was given, with the number that solves it and the key that the number gives. */
export const SolvedChallenge = z.object({
  challenge: ForumChallenge,
  solution: z.object({
    counter: z.number().int().nonnegative(),
    derivedKey: z.string().max(200),
    time: z.number().optional(),
  }),
});
export type SolvedChallenge = z.infer<typeof SolvedChallenge>;
