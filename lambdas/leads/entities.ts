import { createHash } from "node:crypto";
import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import { LeadStatus } from "#shared/leads/shapes.ts";
import { key } from "./names.ts";

const text = z.string().nullable();

const StoredLead = z.object({
  id: z.string(),
  account_id: z.string(),
  rag_system_id: z.string(),
  widget_id: text,
  conversation_id: z.string(),
  name: text,
  email: text,
  phone: text,
  company: text,
  source_url: text,
  status: LeadStatus,
  notes: z.string(),
  notes_saved_at: at.optional(),
  created_at: at,
  /** Grows with every change of the lead, on whatever machine: see `changedAt`. */
  updated_at: at,
  last_contacted_at: at.nullable(),
  /** Absent in leads from before it was counted. */
  sightings: z.number().int().optional(),
  /** The fields before the last change of the status. */
  before: z.object({ status: LeadStatus, last_contacted_at: at.nullable() }).optional(),
  /** Present in a deleted lead until it is erased. */
  removed_at: at.optional(),
  /** The version of the text of the last consent; its text is stored once for each account. */
  consent_version: z.string().optional(),
  consent_at: z.string().optional(),
  consent_page: z.string().optional(),
});
export type StoredLead = z.infer<typeof StoredLead>;

type LeadKey = Pick<StoredLead, "account_id" | "id">;

const leadKey = ({ account_id, id }: LeadKey) => ({ pk: key("account", account_id), sk: key("lead", id) });

export const leadEntity = entity({ name: "Lead", shape: StoredLead, key: leadKey, keysOf: leadKey });

/** The time of a change, which is later than the lead's last one even if that came from a clock ahead of this one. */
export const changedAt = ({ updated_at }: Pick<StoredLead, "updated_at">): string =>
  new Date(Math.max(Date.now(), Date.parse(updated_at) + 1)).toISOString();

interface IdentityKey {
  account_id: string;
  /** See `identityOf`. */
  identity: string;
}

const identityKey = ({ account_id, identity }: IdentityKey) => ({
  pk: key("account", account_id),
  sk: key("leadOf", identity),
});

/** Leads from an e-mail address to its lead, of which an account has one. */
export const identityEntity = entity({
  name: "Identity of a lead",
  shape: z.object({ account_id: z.string(), identity: z.string(), lead_id: z.string() }),
  key: identityKey,
  keysOf: identityKey,
});

/** The digest of the address in small letters, or of the conversation of a lead without an address. */
export const identityOf = (lead: { email?: string | null | undefined; conversation_id: string }): string =>
  createHash("sha256")
    .update(lead.email ? `mail ${lead.email.toLowerCase()}` : `conversation ${lead.conversation_id}`)
    .digest("base64url");

const Visit = z.object({
  account_id: z.string(),
  lead_id: z.string(),
  conversation_id: z.string(),
  rag_system_id: z.string(),
  widget_id: text,
  source_url: text,
  /** The details as they were entered this time. */
  details: z.record(z.string(), z.string()),
  at: z.string(),
  /** Another lead was left in this conversation later. */
  is_former: z.literal(true).optional(),
});
export type Visit = z.infer<typeof Visit>;

type VisitKey = Pick<Visit, "account_id" | "conversation_id"> & Partial<Pick<Visit, "is_former" | "lead_id">>;

const visitKey = ({ account_id, conversation_id, is_former, lead_id = "" }: VisitKey) => ({
  pk: key("account", account_id),
  sk: is_former ? key("leadVisit", conversation_id, lead_id) : key("leadVisit", conversation_id),
});

/** The details that a visitor gave in one conversation; a form that is sent again there replaces them. */
export const visitEntity = entity({
  name: "Visit of a lead",
  shape: Visit,
  key: visitKey,
  keysOf: (visit) => ({
    ...visitKey(visit),
    gsi1pk: visitsPartition(visit),
    gsi1sk: visit.at,
  }),
});

const visitsPartition = ({ account_id, lead_id }: Pick<Visit, "account_id" | "lead_id">): string =>
  key("account", account_id, key("leadVisit", lead_id));

/** The query of a lead's visits by time. */
export const visitsOf = ({ account_id, id }: LeadKey) => ({
  pk: visitsPartition({ account_id, lead_id: id }),
  prefix: "",
  index: "gsi1" as const,
});
