import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { Consent } from "#shared/conversations/consent.ts";
import { key, keyPrefix } from "../names.ts";

/*
 * Access patterns
 *   the consents of a conversation, and of an account   OWNER#{account} / CONSENT#{conversation}#{version}
 *   a text that was accepted, once for all               OWNER#{account} / CONSENTTEXT#{version}
 */

const StoredConsent = Consent.omit({ text: true, purposes: true }).extend({ account_id: z.string() });
export type StoredConsent = z.infer<typeof StoredConsent>;

type ConsentKey = Pick<StoredConsent, "account_id" | "conversation_id" | "version">;

const consentKey = ({ account_id, conversation_id, version }: ConsentKey) => ({
  pk: key("account", account_id),
  sk: key("consent", conversation_id, version),
});

/** The account's partition holds it, because a visitor may consent before there is a conversation. */
export const consentEntity = entity({
  name: "Consent",
  shape: StoredConsent,
  key: consentKey,
  keysOf: consentKey,
});

const textKey = ({ account_id, version }: Pick<StoredConsent, "account_id" | "version">) => ({
  pk: key("account", account_id),
  sk: key("consentText", version),
});

export const consentTextEntity = entity({
  name: "Text of a consent",
  shape: z.object({
    account_id: z.string(),
    version: z.string(),
    text: z.string(),
    purposes: z.array(z.string()),
  }),
  key: textKey,
  keysOf: textKey,
});

/** The consents of a conversation of the account. */
export const consentsOf = (accountId: string, conversationId: string) =>
  consentEntity.all({ pk: key("account", accountId), prefix: keyPrefix("consent", conversationId) });
