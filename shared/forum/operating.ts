import * as z from "zod";
import { reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { line, neededLine } from "./inputs.ts";
import { categoryIcons, ForumCategory, ForumPost, ForumReply, postStatuses } from "./shapes.ts";

const id = z.object({ id: reference });

/** The routes of the person who runs the installation; to anybody else there is nothing at their addresses. */
export const operating = {
  reports: route({
    method: "GET",
    path: "/api/forum/reports",
    access: "owner",
    role: "none",
    summary: "List what was reported or hidden, as the operator",
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({
          post: ForumPost.extend({ author_email: z.string().nullable() }),
          reply: ForumReply.extend({ status: z.enum(postStatuses) }).optional(),
          reports: z.array(z.object({ reason: z.string(), created_at: z.string() })),
        }),
      ),
    }),
  }),
  moderate: route({
    method: "POST",
    path: "/api/forum/posts/{id}/moderation",
    access: "owner",
    role: "none",
    summary: "Hide, restore, remove or lock a post or a reply, as the operator",
    input: id.extend({
      reply_id: z.string().max(100).nullable().default(null),
      status: z.enum(postStatuses).optional(),
      is_locked: z.boolean().optional(),
    }),
    output: ForumPost,
  }),
  allCategories: route({
    method: "GET",
    path: "/api/forum/all-categories",
    access: "owner",
    role: "none",
    summary: "List all categories, as the operator",
    input: z.object({}),
    output: z.object({ items: z.array(ForumCategory) }),
  }),
  saveCategories: route({
    method: "PUT",
    path: "/api/forum/all-categories",
    access: "owner",
    role: "none",
    summary: "Replace the categories, as the operator",
    input: z.object({
      items: z
        .array(
          z.object({
            id: z.string().max(100).optional(),
            name: neededLine(60, "Give the category a name."),
            description: line(160).default(""),
            icon: z.enum(categoryIcons).catch("help-circle").default("help-circle"),
            is_active: z.boolean().default(true),
          }),
        )
        .min(1, "Keep at least one category.")
        .max(30, "Use at most 30 categories."),
    }),
    output: z.object({ items: z.array(ForumCategory) }),
  }),
};
