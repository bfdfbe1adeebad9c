import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import { at } from "#shared/contract/fields.ts";
import { isOperator } from "../../access/owner/operator.ts";
import { openSecret, sealSecret } from "../../access/secret/sealed-secret.ts";
import { mayAccountsConnect } from "./account-providers.ts";

const StoredProvider = z.object({
  account_id: z.string(),
  /** Without a slash at its end. */
  base_url: z.string(),
  /** The key, encrypted; absent for a server that takes none. */
  sealed: z.string().optional(),
  /** The models that chatbots of the account may use. */
  models: z.array(z.string()),
  /** Whether the owner named the models; otherwise they are those that the server lists. */
  is_named: z.boolean(),
  /** The model of new chatbots. */
  default_model: z.string(),
  /** The model for transcription of its list, if there is one. */
  transcription_model: z.string().optional(),
  checked_at: at,
});
export type StoredProvider = z.infer<typeof StoredProvider>;

const keyOf = ({ account_id }: { account_id: string }) => ({
  pk: key("account", account_id),
  sk: key("modelProvider"),
});

/** The provider of language models that an account has set up: OWNER#{account} / PROVIDER. */
export const providerEntity = entity({
  name: "Model provider",
  shape: StoredProvider,
  key: keyOf,
  keysOf: keyOf,
});

/** Whether an account may set up a provider, and one whose server has a private address. */
export const permissionOf = (accountId: string): { mayConnect: boolean; mayBePrivate: boolean } => ({
  mayConnect: isOperator(accountId) || mayAccountsConnect(),
  mayBePrivate: isOperator(accountId),
});

/** An account's provider; undefined without one, or if the installation no longer allows it. */
export const findProvider = async (accountId: string): Promise<StoredProvider | undefined> => {
  const stored = await providerEntity.find({ account_id: accountId });
  return stored && permissionOf(accountId).mayConnect ? stored : undefined;
};

type Bound = Pick<StoredProvider, "account_id" | "base_url">;

/** A key can be read for the account and the address that it was saved for only. */
const bindingOf = ({ account_id, base_url }: Bound) => ({
  purpose: "sealed model-provider-key",
  boundTo: `${account_id} ${base_url}`,
});

export const sealKey = (providerKey: string, bound: Bound): Promise<string> =>
  sealSecret(providerKey, bindingOf(bound));

/** The key of a provider; undefined if its server takes none. */
export const keyOfProvider = async (stored: Bound & { sealed?: string | undefined }) =>
  stored.sealed === undefined ? undefined : openSecret(stored.sealed, bindingOf(stored));
