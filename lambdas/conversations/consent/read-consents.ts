import { findTogether } from "#platform/table/lookup.ts";
import type { Consent } from "#shared/conversations/consent.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { key, keyPrefix } from "../names.ts";
import { consentEntity, consentTextEntity, type StoredConsent } from "./consent.ts";

/** The consents of a conversation with their texts, the first 100. */
export const consentsIn = async ({
  id,
  user_id,
}: Pick<Conversation, "id" | "user_id">): Promise<Consent[]> => {
  const prefix = keyPrefix("consent", id);
  const { items } = await consentEntity.list({ pk: key("account", user_id), prefix, limit: 100 });
  const consents = await withTexts(items);
  return consents.toSorted((one, other) => (one.accepted_at < other.accepted_at ? -1 : 1));
};

/** A page of the account's consents with their texts, by conversation. */
export const listConsents = async (
  accountId: string,
  page: { limit?: number; cursor?: string | undefined },
): Promise<{ items: Consent[]; cursor?: string }> => {
  const { items, ...rest } = await consentEntity.list({
    pk: key("account", accountId),
    prefix: keyPrefix("consent"),
    ...page,
  });
  return { ...rest, items: await withTexts(items) };
};

const withTexts = async (consents: StoredConsent[]): Promise<Consent[]> => {
  const texts = await textsOf(consents);
  return consents.map((consent) => {
    const { text = "", purposes = [] } = texts.get(consent.version) ?? {};
    return { ...consent, text, purposes };
  });
};

/** The texts of up to 100 consents, by their versions. */
export const textsOf = async (consents: Pick<StoredConsent, "account_id" | "version">[]) => {
  const wanted = [...new Map(consents.map((consent) => [consent.version, consent])).values()];
  const texts = await findTogether(...wanted.map(consentTextEntity.lookup));
  return new Map(texts.flatMap((one) => (one ? [[one.version, one] as const] : [])));
};
