import * as z from "zod";
import { Conversation } from "./conversations.ts";
import { at, page, pageOf, reference } from "./fields.ts";
import { route } from "./route.ts";

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

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

const text = z.string().trim().max(120, "Use at most 120 characters.");

/** A name of the IANA time zone database, such as `Europe/Berlin`. */
export const timeZone = z.string().max(64).refine(isTimeZone, "Choose a time zone of the list.");

/** Settings that the user changes. The time zone is the account's, the rest the user's. */
export const Settings = z.object({
  full_name: text,
  company: text,
  email_notifications: z.boolean(),
  marketing_emails: z.boolean(),
  weekly_reports: z.boolean(),
  time_zone: timeZone,
});
export type Settings = z.infer<typeof Settings>;

export const AccountState = z.object({
  settings: Settings,
  email: z.string(),
  hasTwoFactor: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  /** False if the installation has no sender of mail: then no notification and no report is sent. */
  sendsMail: z.boolean(),
});
export type AccountState = z.infer<typeof AccountState>;

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
  conversations: route({
    method: "GET",
    path: "/api/account/conversations",
    access: "owner",
    summary: "List all conversations of the account, of visitors too, the latest active first",
    input: page,
    output: pageOf(Conversation),
  }),
  settings: route({
    method: "GET",
    path: "/api/account/settings",
    access: "owner",
    summary: "The signed-in user's profile, notification preferences and security",
    input: z.object({}),
    output: AccountState,
  }),
  saveSettings: route({
    method: "PUT",
    path: "/api/account/settings",
    access: "owner",
    summary: "Save profile, notification preferences and time zone",
    input: Settings,
    output: Settings,
  }),
  makeRecoveryCodes: route({
    method: "POST",
    path: "/api/account/two-factor/recovery-codes",
    access: "owner",
    summary: "Replace the recovery codes of two-factor authentication; they are readable in this reply only",
    input: z.object({ password }),
    output: z.object({ codes: z.array(z.string()) }),
  }),
  turnOffTwoFactor: route({
    method: "POST",
    path: "/api/account/two-factor/off",
    access: "owner",
    summary: "Turn two-factor authentication off",
    input: z.object({ password }),
    output: z.object({}),
  }),
  recover: route({
    method: "POST",
    path: "/api/account/two-factor/recovery",
    access: "public",
    summary: "Turn two-factor authentication off with the password and a recovery code, which works once",
    input: z.object({ email: z.string().max(128), password, code: z.string().trim().max(40) }),
    output: z.object({}),
  }),
  unsubscribe: route({
    method: "POST",
    path: "/functions/v1/unsubscribe/{token}",
    access: "public",
    summary: "End the weekly report with the link of a mail (RFC 8058)",
    // mail programs post a form
    ignoresBody: true,
    input: z.object({ token: reference }),
    output: z.object({}),
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
