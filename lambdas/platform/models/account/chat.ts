import { callChatModel } from "../calls/call-chat-model.ts";
import { prepareBodies } from "../openai/chat/body.ts";
import { type OpenAiServer, streamOpenai } from "../openai/chat/stream.ts";
import { openaiFailure } from "../openai/failure.ts";
import type { ChatRequest, ModelEvent } from "../port.ts";
import { notConfigured, type Settings } from "../settings.ts";
import { clientOf } from "./client.ts";
import { findProvider, keyOfProvider, permissionOf, type StoredProvider } from "./stored-provider.ts";

/**
 * Streams a model's answer from the provider that the request's account has set up. Throws as `Models.chat` does, and
 * AppError `not_configured` for an account without a provider.
 */
export async function* chatWithAccounts(
  request: ChatRequest,
  settings: Settings,
): AsyncGenerator<ModelEvent> {
  const stored = request.accountId ? await findProvider(request.accountId) : undefined;
  if (!stored)
    throw notConfigured(
      "the account has no model provider any more. Choose another model in the chatbot's settings.",
      { reason: "no_provider", of: "account", model: request.model },
    );
  const server = await serverOf(stored);
  const failure = openaiFailure(settings, words);
  yield* callChatModel((signal, reply) => streamOpenai(server, request, { signal, reply }), {
    ...settings.patience,
    request,
    toFailure: (error) => failure(error, request.model),
  });
}

/** How owners know the settings of their provider. */
export const words = {
  of: "account" as const,
  address: "the address of your model provider",
  credentials: "Check the key under Language models in the account settings.",
};

interface OpenServer {
  /** Address and sealed key that it was opened with. */
  stored: string;
  server: OpenAiServer;
}

const opened = new Map<string, OpenServer>();
const maxOpened = 500;

/** A client is kept with what was learned of its models, until the account changes its provider. */
const serverOf = async (provider: StoredProvider): Promise<OpenAiServer> => {
  const { account_id, base_url, sealed = "" } = provider;
  const stored = `${base_url} ${sealed}`;
  const known = opened.get(account_id);
  if (known?.stored === stored) return known.server;
  const key = await keyOfProvider(provider);
  const { mayBePrivate } = permissionOf(account_id);
  const client = clientOf({ baseUrl: base_url, key, mayBePrivate });
  const server = { client, bodies: prepareBodies(), unopened: new Set<string>() };
  if (opened.size >= maxOpened) opened.clear();
  opened.set(account_id, { stored, server });
  return server;
};
