import { createHash } from "node:crypto";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { newId } from "#platform/table/new-id.ts";
import type { LeadDetails } from "#shared/contract/leads.ts";
import { identityEntity, leadEntity, type StoredLead, visitEntity } from "./entities.ts";

interface Given {
  accountId: string;
  chatbotId: string;
  widgetId: string | null;
  conversationId: string;
  details: LeadDetails;
  sourceUrl: string | null;
  consent?: { version: string; accepted_at: string; page: string } | undefined;
}

/** Two forms with one address at the same moment are tried again on the state that won. */
const mostAttempts = 8;
const names = ["name", "email", "phone", "company"] as const;

/**
 * Stores a visitor's details as a lead. A known e-mail address, or a second form in the same conversation without one,
 * adds what its lead does not have: nobody has proved that the address is theirs, so nothing is overwritten. Returns
 * the lead's id and whether it is new.
 */
export const captureLead = async (given: Given): Promise<{ id: string; isNew: boolean }> => {
  const { accountId: account_id } = given;
  const identity = identityOf(given);
  for (let attempt = 1; ; attempt++) {
    const known = await identityEntity.find({ account_id, identity });
    const lead = known && (await leadEntity.find({ account_id, id: known.lead_id }));
    const { id, writes } = lead ? added(lead, given) : begun(given, identity, known !== undefined);
    try {
      await transact([...writes, visitEntity.place(visitOf(given, id))]);
      return { id, isNew: !lead };
    } catch (error) {
      if (!failedCondition(error) || attempt === mostAttempts) throw error;
    }
  }
};

const identityOf = ({ details: { email }, conversationId }: Given): string =>
  createHash("sha256")
    .update(email ? `mail ${email.toLowerCase()}` : `conversation ${conversationId}`)
    .digest("base64url");

/** With `isTaken` the address's former lead is deleted. */
const begun = (given: Given, identity: string, isTaken: boolean): { id: string; writes: Write[] } => {
  const id = newId("lead");
  const { accountId: account_id, details } = given;
  const now = new Date().toISOString();
  const owned = { account_id, identity, lead_id: id };
  const lead: StoredLead = {
    id,
    account_id,
    rag_system_id: given.chatbotId,
    widget_id: given.widgetId,
    conversation_id: given.conversationId,
    name: details.name || null,
    email: details.email || null,
    phone: details.phone || null,
    company: details.company || null,
    source_url: given.sourceUrl,
    status: "new",
    notes: "",
    created_at: now,
    updated_at: now,
    last_contacted_at: null,
    ...consentOf(given),
  };
  return {
    id,
    writes: [isTaken ? identityEntity.place(owned) : identityEntity.put(owned), leadEntity.put(lead)],
  };
};

const added = (lead: StoredLead, given: Given): { id: string; writes: Write[] } => {
  const missing = names.filter((name) => lead[name] === null && given.details[name]);
  const set = {
    ...Object.fromEntries(missing.map((name) => [name, given.details[name]])),
    ...consentOf(given),
    updated_at: new Date().toISOString(),
  };
  const condition = when.equals({ updated_at: lead.updated_at });
  return { id: lead.id, writes: [leadEntity.change(lead, { set, condition })] };
};

const consentOf = ({ consent }: Given): Partial<StoredLead> =>
  consent
    ? { consent_version: consent.version, consent_at: consent.accepted_at, consent_page: consent.page }
    : {};

const visitOf = (given: Given, lead_id: string) => ({
  account_id: given.accountId,
  lead_id,
  conversation_id: given.conversationId,
  rag_system_id: given.chatbotId,
  widget_id: given.widgetId,
  source_url: given.sourceUrl,
  details: Object.fromEntries(
    names.flatMap((name) => (given.details[name] ? [[name, given.details[name]]] : [])),
  ),
  at: new Date().toISOString(),
});
