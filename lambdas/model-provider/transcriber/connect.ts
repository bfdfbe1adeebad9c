import type { Actor } from "#lambdas/core/activity.ts";
import { keyOfProvider, permissionOf } from "#platform/models/account/stored-provider.ts";
import {
  keyOfTranscriber,
  type StoredTranscriber,
  sealTranscriberKey,
} from "#platform/models/transcription/account.ts";
import { type TranscriberFault, tryTranscriber } from "#platform/models/transcription/try-transcriber.ts";
import { AppError } from "#shared/errors.ts";
import type { TranscriberForm } from "#shared/model-provider/transcriber.ts";
import { providerStore } from "../store.ts";
import { transcriberStore } from "./store.ts";

/**
 * Tries a server for transcription and stores it for the account. Returns the fault of one that can't be used, which
 * changes nothing. Throws AppError `forbidden` if the installation allows the account none.
 */
export const connectTranscriber = async (
  form: TranscriberForm,
  member: Actor,
): Promise<TranscriberFault | undefined> => {
  const { accountId } = member;
  const { mayConnect, mayBePrivate } = permissionOf(accountId);
  if (!mayConnect)
    throw new AppError("forbidden", "Only the people who run this installation choose what transcribes.");
  const { base_url, model } = form;
  const key = form.key ?? (await storedKey(base_url, accountId));
  if (key === elsewhere) return { field: "key", message: enterKey };
  const fault = await tryTranscriber({ baseUrl: base_url, key, mayBePrivate }, model);
  if (fault) return fault;
  const bound = { account_id: accountId, base_url };
  await transcriberStore.save(member, {
    ...bound,
    ...(key && { sealed: await sealTranscriberKey(key, bound) }),
    model,
    checked_at: new Date().toISOString(),
  });
  return undefined;
};

const elsewhere = Symbol("The stored key belongs to another address.");
const enterKey = "The stored key belongs to another address. Enter the key for this one.";

/** A stored key belongs to its address; that of the account's provider of language models serves there too. */
const storedKey = async (
  address: string,
  accountId: string,
): Promise<string | undefined | typeof elsewhere> => {
  const isThere = (stored: { base_url: string } | undefined) => stored?.base_url === address;
  const [former, provider] = await Promise.all([
    transcriberStore.find(accountId),
    providerStore.find(accountId),
  ]);
  if (former && isThere(former)) return keyOfTranscriber(former);
  if (provider && isThere(provider)) return keyOfProvider(provider);
  return hasKey(former) ? elsewhere : undefined;
};

const hasKey = (stored: StoredTranscriber | undefined): boolean => stored?.sealed !== undefined;
