import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import { Lead } from "#shared/contract/leads.ts";

const StoredLead = Lead.omit({ consent: true }).extend({
  account_id: z.string(),
  /** The version of the text of the last consent; its text is stored once for each account. */
  consent_version: z.string().optional(),
  consent_at: z.string().optional(),
  consent_page: z.string().optional(),
});
export type StoredLead = z.infer<typeof StoredLead>;

type LeadKey = Pick<StoredLead, "account_id" | "id">;

const leadKey = ({ account_id, id }: LeadKey) => ({ pk: key("account", account_id), sk: key("lead", id) });

/** The index partition of an account's leads of one status. */
export const statusPartition = (accountId: string, status: Lead["status"]) =>
  key("account", accountId, key("lead", status));

export const leadEntity = entity({
  name: "Lead",
  shape: StoredLead,
  key: leadKey,
  keysOf: (lead) => ({
    ...leadKey(lead),
    gsi1pk: statusPartition(lead.account_id, lead.status),
    gsi1sk: lead.id,
  }),
});

interface IdentityKey {
  account_id: string;
  /** The digest of the address in small letters, or the conversation of a lead without an address. */
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

const LeadVisit = z.object({
  account_id: z.string(),
  lead_id: z.string(),
  conversation_id: z.string(),
  rag_system_id: z.string(),
  widget_id: z.string().nullable(),
  source_url: z.string().nullable(),
  /** The details as they were entered this time. */
  details: z.record(z.string(), z.string()),
  at: z.string(),
});

type VisitKey = Pick<z.infer<typeof LeadVisit>, "account_id" | "conversation_id">;

const visitKey = ({ account_id, conversation_id }: VisitKey) => ({
  pk: key("account", account_id),
  sk: key("leadVisit", conversation_id),
});

/** The details that a visitor gave in one conversation; a form that is sent again there replaces them. */
export const visitEntity = entity({
  name: "Visit of a lead",
  shape: LeadVisit,
  key: visitKey,
  keysOf: (visit) => ({
    ...visitKey(visit),
    gsi1pk: key("account", visit.account_id, key("leadVisit", visit.lead_id)),
    gsi1sk: visit.at,
  }),
});
