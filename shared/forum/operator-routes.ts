import * as z from "zod";
import { route } from "../contract/route.ts";
import { id, line, neededLine } from "./inputs.ts";
import { mostOfCategories } from "./rules.ts";
import { categoryIcons, ForumCategory, ForumPost, postStatuses, ReportedEntry } from "./shapes.ts";

const WrittenCategory = z.object({
  /** Absent for a new one. */
  id: z.string().max(100).optional(),
  name: neededLine(mostOfCategories.name, "Give the category a name."),
  description: line(mostOfCategories.description).default(""),
  icon: z.enum(categoryIcons).catch("help-circle").default("help-circle"),
  is_active: z.boolean().default(true),
});

const AllCategories = z.object({
  items: z.array(ForumCategory),
  /** Counts the saves; 0 before the first one. */
  version: z.number().int(),
  /** The time of the last save; null before the first one. */
  updated_at: z.string().nullable(),
});

/** Routes of the people who run the installation; nobody else finds them. */
export const operatorRoutes = {
  reports: route({
    method: "GET",
    path: "/api/forum/reports",
    access: "owner",
    role: "none",
    summary: "List what was reported, or what was decided, the newest first, as the operator",
    input: z.object({
      /** `open` waits for a decision; `decided` is hidden, removed or locked. */
      view: z.enum(["open", "decided"]).default("open"),
    }),
    output: z.object({
      items: z.array(ReportedEntry),
      /** Whether there is more than the list holds. */
      has_more: z.boolean(),
    }),
  }),
  moderate: route({
    method: "POST",
    path: "/api/forum/posts/{id}/moderation",
    access: "owner",
    role: "none",
    summary: "Hide, restore, remove or lock a post, or hide, restore or remove a reply, as the operator",
    input: id.extend({
      reply_id: z.string().max(100).nullable().default(null),
      status: z.enum(postStatuses).optional(),
      /** False has it wait for a decision again. */
      is_decided: z.boolean().default(true),
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
    output: AllCategories,
  }),
  saveCategories: route({
    method: "PUT",
    path: "/api/forum/all-categories",
    access: "owner",
    role: "none",
    summary: "Replace the categories that were read with this version, as the operator",
    input: z.object({
      version: z.number().int().min(0),
      items: z
        .array(WrittenCategory)
        .min(1, "Keep at least one category.")
        .max(mostOfCategories.count, `Use at most ${mostOfCategories.count} categories.`),
    }),
    output: AllCategories,
  }),
};
