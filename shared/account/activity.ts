import * as z from "zod";
import { at } from "../contract/fields.ts";

export const activityActions = [
  "signed_in",
  "created",
  "uploaded",
  "changed",
  "replaced",
  "published",
  "unpublished",
  "activated",
  "deactivated",
  "deleted",
  "failed",
  "invited",
  "revoked",
  "joined",
  "role_changed",
  "removed",
  "rotated",
  "left",
  "handed_over",
  "reached",
] as const;

export const activitySubjects = [
  "budget",
  "api_key",
  "channel",
  "chatbot",
  "conversations",
  "document",
  "integration",
  "job",
  "knowledge_template",
  "knowledge_interview",
  "candidate",
  "webhook",
  "leads",
  "website",
  "widget",
  "member",
  "model_provider",
  "transcriber",
] as const;

/** One entry of the account's audit log. */
export const Activity = z.object({
  id: z.string(),
  at,
  /** Name and e-mail address are those of the user's last sign-in; both are absent before the first one. */
  actor: z.object({ user_id: z.string(), name: z.string().optional(), email: z.string().optional() }),
  action: z.enum(activityActions),
  /** Absent for a sign-in. `name` is the subject's name at the time of the action, a member's e-mail address. */
  subject: z.object({ kind: z.enum(activitySubjects), id: z.string(), name: z.string() }).optional(),
  /** The role that a member was invited with or given. */
  role: z.string().optional(),
  /** More about what was done, in a few words. */
  detail: z.string().optional(),
});
export type Activity = z.infer<typeof Activity>;

/** Entries are deleted after this time. */
export const activityDays = 400;
