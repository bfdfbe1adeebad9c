import * as z from "zod";
import { at, page, pageOf, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { Conversation } from "../conversations/shapes.ts";
import { languages } from "../languages.ts";
import { Activity } from "./activity.ts";

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** The present password of the signed-in user. */
export const password = z.string().min(1, "Enter your password.").max(256, "Use at most 256 characters.");

const text = z.string().trim().max(120, "Use at most 120 characters.");

/** A name of the IANA time zone database, such as `Europe/Berlin`. */
export const timeZone = z.string().max(64).refine(isTimeZone, "Choose a time zone of the list.");

/** Settings that the user changes. Time zone and language are the account's, the rest the user's. */
export const Settings = z.object({
  full_name: text,
  company: text,
  email_notifications: z.boolean(),
  marketing_emails: z.boolean(),
  weekly_reports: z.boolean(),
  time_zone: timeZone,
  language: z.enum(languages, "Choose a language of the list.").default("en-US"),
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

/** The user pool calls any other name an invalid parameter: 1 to 128 printable characters without spaces. */
const userName = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u, "Enter your email address.");

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
    limit: "reports",
    summary: "List all conversations of the account, of visitors too, the latest active first",
    input: page,
    output: pageOf(Conversation),
  }),
  settings: route({
    method: "GET",
    path: "/api/account/settings",
    access: "owner",
    role: "answers",
    summary: "The signed-in user's profile, notification preferences and security",
    input: z.object({}),
    output: AccountState,
  }),
  saveSettings: route({
    method: "PUT",
    path: "/api/account/settings",
    access: "owner",
    role: "answers",
    summary: "Save profile, notification preferences and time zone",
    input: Settings,
    output: Settings,
  }),
  makeRecoveryCodes: route({
    method: "POST",
    path: "/api/account/two-factor/recovery-codes",
    access: "owner",
    role: "answers",
    summary: "Replace the recovery codes of two-factor authentication; they are readable in this reply only",
    input: z.object({ password }),
    output: z.object({ codes: z.array(z.string()) }),
  }),
  turnOffTwoFactor: route({
    method: "POST",
    path: "/api/account/two-factor/off",
    access: "owner",
    role: "answers",
    summary: "Turn two-factor authentication off",
    input: z.object({ password }),
    output: z.object({}),
  }),
  recover: route({
    method: "POST",
    path: "/functions/v1/recover-sign-in",
    access: "public",
    summary: "Turn two-factor authentication off with the password and a recovery code, which works once",
    input: z.object({ email: userName, password, code: z.string().trim().max(40) }),
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
    role: "owner",
    summary: "Delete the account with all its data; a mail confirms it",
    input: z.object({
      confirmation: z.literal("DELETE", "Type DELETE in capitals."),
      password,
    }),
    output: z.object({ requested_at: at }),
  }),
};
