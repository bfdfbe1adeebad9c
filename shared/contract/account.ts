import * as z from "zod";
import { at, page, pageOf } from "./fields.ts";
import { route } from "./route.ts";

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
] as const;

export const activitySubjects = ["chatbot", "document", "widget"] as const;

/** One entry of the account's audit log. */
export const Activity = z.object({
  id: z.string(),
  at,
  /** Name and e-mail address are those of the user's last sign-in; both are absent before the first one. */
  actor: z.object({ user_id: z.string(), name: z.string().optional(), email: z.string().optional() }),
  action: z.enum(activityActions),
  /** Absent for a sign-in. `name` is the subject's name at the time of the action. */
  subject: z.object({ kind: z.enum(activitySubjects), id: z.string(), name: z.string() }).optional(),
});
export type Activity = z.infer<typeof Activity>;

const password = z.string().min(1, "Enter your password.").max(256, "Use at most 256 characters.");

/** Entries are deleted after this time. */
export const activityDays = 400;

export const account = {
  activity: route({
    method: "GET",
    path: "/api/account/activity",
    access: "owner",
    summary: "List what users did in the account, newest first",
    input: page,
    output: pageOf(Activity),
  }),
  remove: route({
    method: "POST",
    path: "/api/account/deletion",
    access: "owner",
    summary: "Delete the account with all its data; a mail confirms it",
    input: z.object({
      confirmation: z.literal("DELETE", "Type DELETE in capitals."),
      password,
    }),
    output: z.object({ requested_at: at }),
  }),
};
