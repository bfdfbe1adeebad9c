import type { Actor } from "#lambdas/core/activity.ts";
import type { ProviderFault } from "#platform/models/account/provider-fault.ts";
import {
  keyOfProvider,
  permissionOf,
  type StoredProvider,
  sealKey,
} from "#platform/models/account/stored-provider.ts";
import { tryProvider } from "#platform/models/account/try-provider.ts";
import { AppError } from "#shared/errors.ts";
import type { ProviderForm } from "#shared/model-provider/routes.ts";
import { providerStore } from "./store.ts";

/**
 * Tries a provider and stores it for the account. Returns the fault of one that can't be used, which changes nothing.
 * Throws AppError `forbidden` if the installation allows the account none.
 */
export const connect = async (form: ProviderForm, member: Actor): Promise<ProviderFault | undefined> => {
  const { accountId } = member;
  const { mayConnect, mayBePrivate } = permissionOf(accountId);
  if (!mayConnect)
    throw new AppError("forbidden", "Only the people who run this installation choose its language models.");
  const former = await providerStore.find(accountId);
  if (isOfOtherAddress(form, former)) return { field: "key", message: elsewhere };
  const key = form.key ?? (former && (await keyOfProvider(former)));
  const trial = await tryProvider({ baseUrl: form.base_url, key, mayBePrivate }, form.models);
  if ("fault" in trial) return trial.fault;
  const bound = { account_id: accountId, base_url: form.base_url };
  await providerStore.save(member, {
    ...bound,
    ...(key && { sealed: await sealKey(key, bound) }),
    models: trial.models,
    is_named: form.models.length > 0,
    ...(trial.transcriptionModel && { transcription_model: trial.transcriptionModel }),
    default_model: defaultOf(trial.models, form.default_model ?? former?.default_model),
    checked_at: new Date().toISOString(),
  });
  return undefined;
};

/** A stored key belongs to its address. */
const isOfOtherAddress = ({ key, base_url }: ProviderForm, former: StoredProvider | undefined): boolean =>
  key === undefined && former?.sealed !== undefined && former.base_url !== base_url;

const elsewhere = "The stored key belongs to another address. Enter the key for this one.";

/** The wanted model, else the usual one of OpenAI's, else the first. */
const defaultOf = (models: string[], wanted: string | undefined): string =>
  [wanted, "gpt-6-luna"].find((name) => name !== undefined && models.includes(name)) ?? models[0] ?? "";
