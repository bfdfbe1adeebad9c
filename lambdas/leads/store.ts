import { conversationStore } from "#lambdas/conversations/store.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import type { Lead } from "#shared/contract/leads.ts";
import { captureLead } from "./capture.ts";
import { leadEntity, type StoredLead, visitEntity } from "./entities.ts";

/*
 * Access patterns
 *   an account's leads, newest first          OWNER#{account} / LEAD#{id}
 *   those of one status, newest first         gsi1: OWNER#{account}#LEAD#{status} / {id}
 *   the lead of an e-mail address             OWNER#{account} / LEADOF#{digest of the address}
 *   the details given in a conversation       OWNER#{account} / LEADVISIT#{conversation}
 *   all details that a lead gave, by time     gsi1: OWNER#{account}#LEADVISIT#{lead} / {time}
 */

export const leadStore = {
  /** Stores what a visitor gave; see `capture.ts`. */
  capture: captureLead,

  list: async (accountId: string, page: { limit?: number; cursor?: string | undefined }) => {
    const { items, ...rest } = await leadEntity.list({
      pk: key("account", accountId),
      prefix: keyPrefix("lead"),
      newestFirst: true,
      ...page,
    });
    return { ...rest, items: await withConsents(items) };
  },

  /** The id of the lead that a visitor left in a conversation, if one did. */
  inConversation: async (accountId: string, conversationId: string): Promise<string | undefined> =>
    (await visitEntity.find({ account_id: accountId, conversation_id: conversationId }))?.lead_id,
};

const withConsents = async (leads: StoredLead[]): Promise<Lead[]> => {
  const accepted = leads.flatMap(({ account_id, consent_version: version }) =>
    version ? [{ account_id, version }] : [],
  );
  const texts = await (await conversationStore.consents()).texts(accepted);
  return leads.map((lead) => {
    const { consent_version: version, consent_at: accepted_at, consent_page: page } = lead;
    if (!version || !accepted_at || !page) return lead;
    return { ...lead, consent: { version, accepted_at, page, text: texts.get(version)?.text ?? "" } };
  });
};
