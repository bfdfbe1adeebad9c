import * as z from "zod";
import { pageOf, reference } from "../contract/fields.ts";
import { FileReply } from "../contract/file-reply.ts";
import { route } from "../contract/route.ts";
import { bodyBytes, filter, id, line, neededLine, pageFilter, text, visitor } from "./inputs.ts";
import { operatorRoutes } from "./operator-routes.ts";
import { most, mostOfReason } from "./rules.ts";
import {
  ForumCategory,
  ForumChallenge,
  ForumPost,
  ForumReply,
  ListedPost,
  postTypes,
  SolvedChallenge,
} from "./shapes.ts";

export const forum = {
  listPage: route({
    method: "GET",
    path: "/help",
    access: "public",
    summary: "The help centre's page: posts, newest first, by search, category and type",
    input: pageFilter,
    output: FileReply,
    isFile: true,
  }),
  postPage: route({
    method: "GET",
    path: "/help/posts/{id}",
    access: "public",
    summary: "The page of a post with its replies",
    input: z.object({ id: reference.catch("") }),
    output: FileReply,
    isFile: true,
  }),
  sitemap: route({
    method: "GET",
    path: "/sitemap-posts.xml",
    access: "public",
    summary: "The published posts, for search engines",
    input: z.object({}),
    output: FileReply,
    isFile: true,
  }),
  challenge: route({
    method: "GET",
    path: "/api/forum/challenge",
    access: "public",
    summary: "Get a sum to solve before writing",
    input: z.object({}),
    output: ForumChallenge,
  }),
  categories: route({
    method: "GET",
    path: "/api/forum/categories",
    access: "public",
    summary: "List the active categories in their order, with their published posts counted",
    input: z.object({}),
    output: z.object({ items: z.array(ForumCategory), total: z.number().int() }),
  }),
  posts: route({
    method: "GET",
    path: "/api/forum/posts",
    access: "public",
    summary: "List published posts, newest first, by search, category and type",
    input: filter.extend({ limit: z.coerce.number().int().min(1).max(50).default(20) }),
    output: pageOf(ListedPost).extend({ total: z.number().int() }),
  }),
  post: route({
    method: "GET",
    path: "/api/forum/posts/{id}",
    access: "public",
    mayBeSignedIn: true,
    summary: "Read a post with its replies, oldest first",
    input: id,
    output: z.object({
      post: ForumPost,
      replies: z.array(ForumReply),
      /** Whether the signed-in caller wrote the post. */
      is_own: z.boolean(),
    }),
  }),
  createPost: route({
    method: "POST",
    path: "/api/forum/posts",
    access: "public",
    mayBeSignedIn: true,
    summary: "Write a post",
    input: z.object({
      title: neededLine(most.title, "Give your post a title."),
      content: text(most.content),
      post_type: z.enum(postTypes).default("question"),
      category_id: z.string().min(1, "Choose a category.").max(100),
      author_name: neededLine(most.name, "Enter your name."),
      author_email: z
        .union([z.literal(""), z.email("Enter an email address like name@mail.example.").max(most.email)])
        .default(""),
      altcha: SolvedChallenge,
    }),
    output: z.object({
      post: ForumPost,
      /** With it a browser marks the solution of this post, signed in or not; it is given this once. */
      author_secret: z.string(),
    }),
    bodyBytes,
  }),
  createReply: route({
    method: "POST",
    path: "/api/forum/posts/{id}/replies",
    access: "public",
    mayBeSignedIn: true,
    summary: "Reply to a post",
    input: id.extend({ content: text(most.reply), altcha: SolvedChallenge }),
    output: ForumReply,
    bodyBytes,
  }),
  vote: route({
    method: "POST",
    path: "/api/forum/posts/{id}/votes",
    access: "public",
    mayBeSignedIn: true,
    summary: "Vote for a post or one of its replies, once",
    input: id.extend({
      reply_id: z.string().max(100).nullable().default(null),
      vote_type: z.literal("upvote").default("upvote"),
      voter: visitor,
    }),
    output: z.object({ upvotes: z.number().int() }),
  }),
  view: route({
    method: "POST",
    path: "/api/forum/posts/{id}/views",
    access: "public",
    summary: "Count that a post was opened, once per visitor and hour",
    input: id.extend({ visitor }),
    output: z.object({ view_count: z.number().int() }),
  }),
  report: route({
    method: "POST",
    path: "/api/forum/posts/{id}/reports",
    access: "public",
    summary: "Report a post or one of its replies",
    input: id.extend({
      reply_id: z.string().max(100).nullable().default(null),
      reason: line(mostOfReason).default(""),
      visitor,
    }),
    output: z.object({ is_hidden: z.boolean() }),
  }),
  solve: route({
    method: "POST",
    path: "/api/forum/posts/{id}/solution",
    access: "public",
    mayBeSignedIn: true,
    summary: "Mark a reply as the solution, or none, as the post's author",
    input: id.extend({
      reply_id: z.string().max(100).nullable(),
      author_secret: z.string().max(100).optional(),
    }),
    output: z.object({ replies: z.array(ForumReply) }),
  }),
  ...operatorRoutes,
};
