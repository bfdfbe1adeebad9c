import { transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { countItems } from "#platform/table/count.ts";
import { findTogether } from "#platform/table/lookup.ts";
import type { LeadDetails } from "#shared/leads/routes.ts";
import { announceLead } from "../announce.ts";
import { failedAnywhere, mostAttempts } from "../attempts.ts";
import { leadDirectories } from "../directory/directory.ts";
import {
  changedAt,
  identityEntity,
  identityOf,
  leadEntity,
  type StoredLead,
  type Visit,
  visitEntity,
  visitsOf,
} from "../entities.ts";
import { newId } from "../names.ts";

export interface Given {
  accountId: string;
  chatbotId: string;
  widgetId: string | null;
  conversationId: string;
  details: LeadDetails;
  sourceUrl: string | null;
  consent?: { version: string; accepted_at: string; page: string } | undefined;
}

const names = ["name", "email", "phone", "company"] as const;

/**
 * Stores a visitor's details as a lead. A known e-mail address, or a second form in the same conversation without one,
 * adds what its lead does not have: nobody has proved that the address is theirs, so nothing is overwritten. An address
 * that is given after a form without one is added to that form's lead. Returns the lead's id and whether it is new.
 */
export const captureLead = async (given: Given): Promise<{ id: string; isNew: boolean }> => {
  for (let attempt = 1; ; attempt++) {
    const state = await readState(given);
    const { id, writes, send } = state.lead
      ? await added(state.lead, given, state)
      : await begun(given, state);
    try {
      await transact([
        ...writes,
        leadDirectories.noteChange(given.accountId, [id]),
        ...visitWrites(given, id, state.visit),
      ]);
      await send?.();
      return { id, isNew: !state.lead };
    } catch (error) {
      // two forms with one address at the same moment: tried again on the state that won
      if (!failedAnywhere(error) || attempt === mostAttempts) throw error;
    }
  }
};

interface State {
  identity: string;
  /** Whether the identity leads to a lead, perhaps a deleted one. */
  isTaken: boolean;
  /** The lead that the details belong to. */
  lead: StoredLead | undefined;
  /** The details that were left in this conversation before. */
  visit: Visit | undefined;
}

const readState = async ({ accountId: account_id, conversationId, details }: Given): Promise<State> => {
  const identity = identityOf({ email: details.email, conversation_id: conversationId });
  const [known, visit] = await findTogether(
    identityEntity.lookup({ account_id, identity }),
    visitEntity.lookup({ account_id, conversation_id: conversationId }),
  );
  const find = async (id: string | undefined) => {
    const lead = id ? await leadEntity.find({ account_id, id }) : undefined;
    return lead?.removed_at ? undefined : lead;
  };
  const lead = await find(known?.lead_id);
  const here = !known && details.email ? await find(visit?.lead_id) : undefined;
  return { identity, isTaken: known !== undefined, lead: lead ?? (here?.email ? undefined : here), visit };
};

interface Captured {
  id: string;
  writes: Write[];
  /** Tells of a new lead, once it is stored. */
  send?: (() => Promise<void>) | undefined;
}

const begun = async (given: Given, { identity, isTaken }: State): Promise<Captured> => {
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
    sightings: 1,
    ...consentOf(given),
  };
  const announced = await announceLead(lead);
  return {
    id,
    writes: [
      isTaken ? identityEntity.place(owned) : identityEntity.put(owned),
      leadEntity.put(lead),
      ...announced.writes,
    ],
    send: announced.send,
  };
};

const added = async (
  lead: StoredLead,
  given: Given,
  { identity, isTaken, visit }: State,
): Promise<Captured> => {
  const missing = names.filter((name) => lead[name] === null && given.details[name]);
  const former = lead.sightings ?? (await countItems(visitsOf(lead)));
  const set = {
    ...Object.fromEntries(missing.map((name) => [name, given.details[name]])),
    ...consentOf(given),
    sightings: visit?.lead_id === lead.id ? former : former + 1,
    updated_at: changedAt(lead),
  };
  const condition = when.all(when.equals({ updated_at: lead.updated_at }), when.absent("removed_at"));
  const owned = { account_id: given.accountId, identity, lead_id: lead.id };
  return {
    id: lead.id,
    writes: [leadEntity.change(lead, { set, condition }), ...(isTaken ? [] : [identityEntity.put(owned)])],
  };
};

const consentOf = ({ consent }: Given): Partial<StoredLead> =>
  consent
    ? { consent_version: consent.version, consent_at: consent.accepted_at, consent_page: consent.page }
    : {};

/** The details of this conversation; those that another lead left in it before are kept with that one. */
const visitWrites = (given: Given, lead_id: string, former: Visit | undefined): Write[] => [
  visitEntity.place({
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
  }),
  ...(former && former.lead_id !== lead_id
    ? [visitEntity.place({ ...former, is_former: true as const })]
    : []),
];
