import * as z from "zod";
import { at } from "../contract/fields.ts";
import { leadColumns, leadStatuses } from "./bounds.ts";

export const LeadStatus = z.enum(leadStatuses);
export type LeadStatus = z.infer<typeof LeadStatus>;

/** Shorter than other references, because a request names many. */
export const leadId = z.string().max(100, "There is no lead with so long an id.");

const Contact = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
});

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
  user_id: z.string(),
  rag_system_id: z.string(),
  rag_system_name: z.string(),
  widget_id: z.string().nullable(),
  /** `Direct` without a widget, or if it was deleted. */
  widget_name: z.string(),
  /** The conversation in which the lead was left first; it may be deleted since. */
  conversation_id: z.string(),
  visitor_info: Contact,
  /** The page on which the lead was left first; null if it has no address. */
  source_url: z.string().nullable(),
  status: LeadStatus,
  notes: z.string(),
  /** When the notes were saved last. */
  notes_saved_at: at.nullable(),
  created_at: at,
  updated_at: at,
  last_contacted_at: at.nullable(),
  /** In how many conversations details were left. */
  sightings: z.number().int(),
  /** The last text that the visitor accepted; absent if the form had none. */
  consent: AcceptedText.optional(),
});
export type Lead = z.infer<typeof Lead>;

/** Details as they were left in one conversation. */
const Sighting = z.object({
  at,
  conversation_id: z.string(),
  rag_system_name: z.string(),
  widget_name: z.string(),
  source_url: z.string().nullable(),
  visitor_info: Contact,
  /** Whether the visitor asked something there, and the conversation is kept. */
  hasConversation: z.boolean(),
});
export type Sighting = z.infer<typeof Sighting>;

export const LeadDetail = Lead.extend({
  /** The latest fifty, newest first. */
  seen: z.array(Sighting),
  /** The last question of the first conversation, with its answer; null if there is no such conversation. */
  conversation: z
    .object({
      id: z.string(),
      message_count: z.number().int(),
      question: z.string().nullable(),
      answer: z.string().nullable(),
    })
    .nullable(),
});
export type LeadDetail = z.infer<typeof LeadDetail>;

/** The leads that list, export and bulk changes are about, in their order. */
export const LeadFilter = z.object({
  /** `current`: all but the lost ones. `any`: those as well. */
  status: z.enum(["current", ...leadStatuses, "any"]).default("current"),
  /** A part of the name, the e-mail address, the company, the chatbot's name or the status, in any case. */
  text: z.string().trim().max(200, "Use at most 200 characters.").optional(),
  /** Leads without a value come last in both directions. */
  sort: z.enum(leadColumns).default("created_at"),
  direction: z.enum(["asc", "desc"]).default("desc"),
});
export type LeadFilter = z.infer<typeof LeadFilter>;

export const LeadCounts = z.object({
  /** Lost ones included. */
  total: z.number().int(),
  new: z.number().int(),
  contacted: z.number().int(),
  qualified: z.number().int(),
  converted: z.number().int(),
  lost: z.number().int(),
});
export type LeadCounts = z.infer<typeof LeadCounts>;

/** A lead as a change left it; the change can be undone while the lead is still so. */
export const LeadChange = z.object({ id: leadId, updated_at: at.max(40, "Use a time in ISO 8601.") });
export type LeadChange = z.infer<typeof LeadChange>;
