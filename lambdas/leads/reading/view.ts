import { conversationStore } from "#lambdas/conversations/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";
import { findTogether } from "#platform/table/lookup.ts";
import type { Lead } from "#shared/leads/shapes.ts";
import { leadEntity, type StoredLead, type Visit } from "../entities.ts";

const noWidget = "Direct";
const noChatbot = "Deleted chatbot";
const maxLookups = 100;

/** Up to 100 leads of an account in the order of their ids; those that are deleted are left out. */
export const leadsOf = async (accountId: string, ids: string[]): Promise<Lead[]> => {
  const stored = await findTogether(...ids.map((id) => leadEntity.lookup({ account_id: accountId, id })));
  return viewsOf(
    accountId,
    stored.flatMap((lead) => (lead && !lead.removed_at ? [lead] : [])),
  );
};

/** Stored leads of an account with the names and texts that they refer to. */
export const viewsOf = async (accountId: string, leads: StoredLead[]): Promise<Lead[]> => {
  const accepted = leads.flatMap(({ account_id, consent_version: version }) =>
    version ? [{ account_id, version }] : [],
  );
  const [names, texts] = await Promise.all([
    namesOf(accountId, leads),
    accepted.length > 0 ? (await conversationStore.consents()).texts(accepted) : undefined,
  ]);
  return leads.map((lead) => {
    const {
      account_id,
      removed_at,
      before,
      consent_version: version,
      consent_at,
      consent_page,
      ...kept
    } = lead;
    const { name, email, phone, company, sightings = 1, notes_saved_at = null, ...rest } = kept;
    return {
      ...rest,
      ...names(lead),
      user_id: account_id,
      visitor_info: { name, email, phone, company },
      notes_saved_at,
      sightings,
      ...(version &&
        consent_at &&
        consent_page && {
          consent: {
            version,
            accepted_at: consent_at,
            page: consent_page,
            text: texts?.get(version)?.text ?? "",
          },
        }),
    };
  });
};

type Named = Pick<StoredLead | Visit, "rag_system_id" | "widget_id">;

/** The names of the chatbots and widgets of leads or visits. */
export const namesOf = async (accountId: string, all: Named[]) => {
  const chatbots = unique(all.map(({ rag_system_id }) => rag_system_id));
  const widgets = unique(all.flatMap(({ widget_id }) => widget_id ?? []));
  const [chatbotNames, widgetNames] = await Promise.all([
    namesBy(chatbots, (id) => chatbotStore.lookup(accountId, id)),
    namesBy(widgets, (id) => widgetStore.lookup(accountId, id)),
  ]);
  return ({ rag_system_id, widget_id }: Named) => ({
    rag_system_name: chatbotNames.get(rag_system_id) ?? noChatbot,
    widget_name: (widget_id && widgetNames.get(widget_id)) || noWidget,
  });
};

type LookupOf = typeof chatbotStore.lookup | typeof widgetStore.lookup;

const namesBy = async (ids: string[], lookupOf: (id: string) => ReturnType<LookupOf>) => {
  const found = await findTogether(...ids.slice(0, maxLookups).map(lookupOf));
  return new Map(found.flatMap((one) => (one ? [[one.id, one.name] as const] : [])));
};

const unique = (ids: string[]): string[] => [...new Set(ids)];
