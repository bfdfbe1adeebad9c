import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import { at } from "#shared/contract/fields.ts";
import { openSecret, sealSecret } from "../../access/secret/sealed-secret.ts";
import { clientOf } from "../account/client.ts";
import { permissionOf } from "../account/stored-provider.ts";
import { openaiTranscriber } from "./openai.ts";
import type { Transcriber } from "./port.ts";

const StoredTranscriber = z.object({
  account_id: z.string(),
  /** Without a slash at its end. */
  base_url: z.string(),
  /** The key, encrypted; absent for a server that takes none. */
  sealed: z.string().optional(),
  model: z.string(),
  checked_at: at,
});
export type StoredTranscriber = z.infer<typeof StoredTranscriber>;

const keyOf = ({ account_id }: { account_id: string }) => ({
  pk: key("account", account_id),
  sk: key("transcriber"),
});

/** The server for transcription that an account has set up: OWNER#{account} / TRANSCRIBER. */
export const transcriberEntity = entity({
  name: "Transcriber",
  shape: StoredTranscriber,
  key: keyOf,
  keysOf: keyOf,
});

/** An account's server for transcription; undefined without one, or if the installation no longer allows it. */
export const findTranscriber = async (accountId: string): Promise<StoredTranscriber | undefined> => {
  const stored = await transcriberEntity.find({ account_id: accountId });
  return stored && permissionOf(accountId).mayConnect ? stored : undefined;
};

type Bound = Pick<StoredTranscriber, "account_id" | "base_url">;

/** A key can be read for the account and the address that it was saved for only. */
const bindingOf = ({ account_id, base_url }: Bound) => ({
  purpose: "sealed transcriber-key",
  boundTo: `${account_id} ${base_url}`,
});

export const sealTranscriberKey = (serverKey: string, bound: Bound): Promise<string> =>
  sealSecret(serverKey, bindingOf(bound));

/** The key of a server; undefined if it takes none. */
export const keyOfTranscriber = async (stored: Bound & { sealed?: string | undefined }) =>
  stored.sealed === undefined ? undefined : openSecret(stored.sealed, bindingOf(stored));

/** An account's own server for transcription, if it has set one up. */
export const accountTranscriber = async (accountId: string): Promise<Transcriber | undefined> => {
  const stored = await findTranscriber(accountId);
  if (!stored) return undefined;
  const { base_url: baseUrl, model } = stored;
  return openaiTranscriber({
    provider: "account",
    model,
    baseUrl,
    words: {
      of: "account",
      model,
      address: "the address of your server for transcription",
      credentials: "Check the key under Transcription in the account settings.",
      otherModel: "Choose another under Transcription in the account settings.",
    },
    client: async () =>
      clientOf({
        baseUrl,
        key: await keyOfTranscriber(stored),
        mayBePrivate: permissionOf(accountId).mayBePrivate,
      }),
  });
};
