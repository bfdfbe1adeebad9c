import * as z from "zod";
import { at, page, pageOf, reference } from "./fields.ts";
import { route } from "./route.ts";

export const leadStatuses = ["new", "contacted", "qualified", "converted", "lost"] as const;
export const LeadStatus = z.enum(leadStatuses);
export type LeadStatus = z.infer<typeof LeadStatus>;

/** One line of plain text: control characters and runs of blanks become a blank. */
const line = z
  .string()
  .overwrite((text) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim())
  .max(200, "Use at most 200 characters.");

/** At least five digits, with the signs that people write between them. */
const phone = /^(?=(?:\D*\d){5})[\d\s+()./#x-]{5,40}$/iu;

/** The details of the visitor's form; empty fields count as not given. */
export const LeadDetails = z
  .object({
    name: line,
    email: line.refine((text) => !text || z.email().safeParse(text).success, "Enter a valid e-mail address."),
    phone: line.refine((text) => !text || phone.test(text), "Enter a valid phone number."),
    company: line,
  })
  .partial();
export type LeadDetails = z.infer<typeof LeadDetails>;

/** A text that was accepted with the form. */
const AcceptedText = z.object({
  text: z.string(),
  /** Tells one wording from another. */
  version: z.string(),
  accepted_at: at,
  /** The address of the page on which it was accepted. */
  page: z.string(),
});

export const Lead = z.object({
  id: z.string(),
  rag_system_id: z.string(),
  widget_id: z.string().nullable(),
  /** The conversation in which the lead was left first; it may be deleted since. */
  conversation_id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  /** The page on which the lead was left first; null if it has no address. */
  source_url: z.string().nullable(),
  status: LeadStatus,
  notes: z.string(),
  created_at: at,
  updated_at: at,
  last_contacted_at: at.nullable(),
  /** The last text that the visitor accepted; absent if the form had none. */
  consent: AcceptedText.optional(),
});
export type Lead = z.infer<typeof Lead>;

const eventTypes = [
  "widget_opened",
  "widget_closed",
  "message_sent",
  "response_received",
  "user_info_collected",
] as const;
const eventType = z.enum(eventTypes);
export type WidgetEvent = z.infer<typeof eventType>;

/** Nothing of what a page sends about the visit is read; events are counted by their kind. */
const sessionData = z.object({});

export const leads = {
  list: route({
    method: "GET",
    path: "/api/leads",
    access: "owner",
    role: "edits",
    summary: "List the leads that visitors have left, newest first",
    input: page,
    output: pageOf(Lead),
  }),
  capture: route({
    method: "POST",
    path: "/functions/v1/widget-lead",
    access: "visitor",
    summary:
      "Leave contact details in a widget's chat; details of a known e-mail address are added to its lead",
    input: z.object({
      widgetId: reference,
      ragSystemId: reference.optional(),
      sessionId: z.string().max(100),
      userInfo: LeadDetails,
      /** The address of the page. */
      url: z.string().max(2000, "Use at most 2,000 characters."),
      /** The text that stood at the form and was accepted. */
      consent: z.string().trim().max(4000, "Use at most 4,000 characters.").optional(),
    }),
    output: z.object({ saved: z.literal(true) }),
  }),
  record: route({
    method: "POST",
    path: "/functions/v1/widget-analytics",
    access: "public",
    summary: "Count what happens in a widget, such as its opening; several events may come at once",
    input: z.object({
      widgetId: reference,
      eventType,
      sessionData,
      more: z
        .array(z.object({ eventType, sessionData }))
        .max(30, "Send at most 31 events at once.")
        .default([]),
    }),
    output: z.object({ counted: z.number().int() }),
    // what browsers let a beacon carry
    bodyBytes: 64 * 1024,
  }),
};
