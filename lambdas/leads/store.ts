import type { LeadCounts } from "#shared/leads/shapes.ts";
import type { Given } from "./capture/capture-lead.ts";
import { visitEntity } from "./entities.ts";

/*
 * Access patterns
 *   one lead, and all of an account            OWNER#{account} / LEAD#{id}
 *   the lead of an e-mail address              OWNER#{account} / LEADOF#{digest of the address}
 *   the details given in a conversation        OWNER#{account} / LEADVISIT#{conversation}
 *   those of a lead that was left before it    OWNER#{account} / LEADVISIT#{conversation}#{lead}
 *   all details that a lead gave, by time      gsi1: OWNER#{account}#LEADVISIT#{lead} / {time}
 *   deleted leads of all accounts, by time     gsi1: LEADREMOVED / {time}#{lead}
 *   which leads changed since a time           OWNER#{account} / LEADCHANGE#{time}_{id}
 *   the packed cards of many leads             OWNER#{account} / LEADINDEX and LEADINDEX#{snapshot}#{number}
 *
 * Lists, searches and counts read the cards from memory: see `directory/`.
 */

export const leadStore = {
  /** Stores what a visitor gave; see `capture/capture-lead.ts`. */
  capture: async (given: Given): Promise<{ id: string; isNew: boolean }> =>
    (await import("./capture/capture-lead.ts")).captureLead(given),

  /** The id of the lead that a visitor left in a conversation, if one did. */
  inConversation: async (accountId: string, conversationId: string): Promise<string | undefined> =>
    (await visitEntity.find({ account_id: accountId, conversation_id: conversationId }))?.lead_id,

  /** The numbers by status; with `since` of the leads that were left at that ISO time or later. */
  counts: async (accountId: string, { since }: { since?: string } = {}): Promise<LeadCounts> =>
    (await import("./reading/list-leads.ts")).countLeads(accountId, { since }),
};
