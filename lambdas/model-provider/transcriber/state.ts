import { permissionOf } from "#platform/models/account/stored-provider.ts";
import { transcriptionFromEnvironment } from "#platform/models/transcription/settings.ts";
import type { TranscriberState } from "#shared/model-provider/transcriber.ts";
import { providerStore } from "../store.ts";
import { transcriberStore } from "./store.ts";

/** The services for transcription of an account as its members read them, without keys. */
export const transcriberStateOf = async (accountId: string): Promise<TranscriberState> => {
  const [stored, provider] = await Promise.all([
    transcriberStore.find(accountId),
    providerStore.find(accountId),
  ]);
  const { mayConnect, mayBePrivate } = permissionOf(accountId);
  return {
    transcriber: stored
      ? {
          base_url: stored.base_url,
          has_key: stored.sealed !== undefined,
          model: stored.model,
          checked_at: stored.checked_at,
        }
      : null,
    provider: provider
      ? {
          base_url: provider.base_url,
          has_key: provider.sealed !== undefined,
          model: provider.transcription_model ?? null,
        }
      : null,
    may_connect: mayConnect,
    may_be_private: mayBePrivate,
    installation: installation(),
  };
};

const installation = (): TranscriberState["installation"] => {
  const settings = transcriptionFromEnvironment(process.env);
  if (settings.provider === "none") return null;
  return {
    provider: settings.provider,
    model: settings.provider === "amazon" ? "Amazon Transcribe" : settings.model,
  };
};
