import { replyInTime } from "../calls/in-time.ts";
import { logEmbedding } from "../calls/log-embedding.ts";
import { embedAll } from "../embedding/embed-all.ts";
import { embeddingModelsOf } from "../embedding/families.ts";
import { openaiEmbedding } from "../openai/embedding/embed.ts";
import { openaiFailure } from "../openai/failure.ts";
import { listModels } from "../openai/list-models.ts";
import type { Models } from "../port.ts";
import { settingsWithoutEmbedding } from "../settings.ts";
import { words } from "./chat.ts";
import { clientOf } from "./client.ts";
import { findProvider, keyOfProvider, permissionOf } from "./stored-provider.ts";

/**
 * The best embedding model that the provider of an account lists; undefined without a provider, or if it lists none.
 * Throws as `Models.embed` does.
 */
export const accountEmbedder = async (accountId: string) => {
  const provider = await findProvider(accountId);
  if (!provider) return undefined;
  const key = await keyOfProvider(provider);
  const { mayBePrivate } = permissionOf(accountId);
  const client = clientOf({ baseUrl: provider.base_url, key, mayBePrivate });
  const settings = settingsWithoutEmbedding(process.env);
  const { patience } = settings;
  const toFailure = openaiFailure(settings, words);
  const ask = async <Answer>(
    model: string,
    work: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> =>
    replyInTime(work, patience.questionSeconds, never).catch((error) => {
      throw toFailure(error, model);
    });
  const [model] = embeddingModelsOf(await ask("", (signal) => listModels(client, signal)));
  if (!model) return undefined;
  const { send, ...limits } = openaiEmbedding(client, { model, isOpenais: false });
  const embed: Models["embed"] = async (texts, kind, options) => {
    const [word = []] = await ask(model, (signal) => send(["Hello"], kind, { signal, reply: {} }));
    return embedAll(
      {
        dimension: word.length,
        ...limits,
        send: logEmbedding({ provider: "account", model }, send),
        toFailure: (error) => toFailure(error, model),
      },
      patience,
    )(texts, kind, options);
  };
  return { provider: "account" as const, model, key: `${provider.base_url} ${model}`, embed };
};

const never = new AbortController().signal;
