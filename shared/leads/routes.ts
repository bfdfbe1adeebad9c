import * as z from "zod";
import { at, page, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { Lead, LeadChange, LeadCounts, LeadDetail, LeadFilter, LeadStatus, leadId } from "./shapes.ts";

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

/** Leads that one request is about. */
const ids = z.array(leadId).min(1, "Choose at least one lead.").max(100, "Choose at most 100 leads at once.");

const changed = z.object({ changed: z.array(LeadChange) });

export const leads = {
  list: route({
    method: "GET",
    path: "/api/leads",
    access: "owner",
    role: "edits",
    summary: "List the leads that visitors have left, by numbered pages",
    input: LeadFilter.extend({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: page.shape.limit,
    }),
    output: z.object({
      items: z.array(Lead),
      /** The number of leads on all pages. */
      total: z.number().int(),
    }),
  }),
  counts: route({
    method: "GET",
    path: "/api/leads/counts",
    access: "owner",
    role: "edits",
    limit: "reports",
    summary: "Count the leads, in all and by status",
    input: z.object({}),
    output: LeadCounts,
  }),
  ids: route({
    method: "GET",
    path: "/api/leads/ids",
    access: "owner",
    role: "edits",
    limit: "reports",
    summary: "The ids of the leads of a filter in their order, up to 50,000; those after them have `from`",
    input: LeadFilter.extend({ from: z.coerce.number().int().min(0).max(10_000_000).default(0) }),
    output: z.object({
      ids: z.array(z.string()),
      /** Absent with the last ones. */
      from: z.number().int().optional(),
    }),
  }),
  get: route({
    method: "GET",
    path: "/api/leads/{id}",
    access: "owner",
    role: "edits",
    summary: "Read a lead with the conversations in which it was left",
    input: z.object({ id: reference }),
    output: LeadDetail,
  }),
  some: route({
    method: "POST",
    path: "/api/leads/selection",
    access: "owner",
    role: "edits",
    summary: "Read up to 100 leads in the order of their ids; those that are gone are left out",
    input: z.object({ ids }),
    output: z.object({ items: z.array(Lead) }),
  }),
  setStatus: route({
    method: "POST",
    path: "/api/leads/status",
    access: "owner",
    role: "edits",
    summary: "Give up to 100 leads a status; those that are gone are left out",
    input: z.object({ ids, status: LeadStatus }),
    output: changed,
  }),
  saveNotes: route({
    method: "PUT",
    path: "/api/leads/{id}/notes",
    access: "owner",
    role: "edits",
    limit: "changes",
    summary: "Save a lead's notes",
    input: z.object({
      id: reference,
      notes: z.string().max(10_000, "Use at most 10,000 characters."),
      /** The time that was read with the former notes; a later one is a conflict. */
      notes_saved_at: at.max(40, "Use a time in ISO 8601.").nullable(),
    }),
    output: Lead,
    bodyBytes: 64 * 1024,
  }),
  remove: route({
    method: "POST",
    path: "/api/leads/deletion",
    access: "owner",
    role: "edits",
    summary: "Delete up to 100 leads, which can be undone for 15 minutes",
    input: z.object({ ids }),
    output: changed,
  }),
  undo: route({
    method: "POST",
    path: "/api/leads/undo",
    access: "owner",
    role: "edits",
    limit: "changes",
    summary:
      "Undo the last change of status, or the deletion, of up to 100 leads that are still as it left them",
    input: z.object({
      changes: z.array(LeadChange).min(1).max(100, "Undo at most 100 changes at once."),
    }),
    output: z.object({ undone: z.number().int() }),
    bodyBytes: 48 * 1024,
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
