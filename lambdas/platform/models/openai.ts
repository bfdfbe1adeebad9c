import type { AwsAccess } from "./bedrock.ts";
import { callChatModel } from "./calls/call-chat-model.ts";
import { checkModel } from "./calls/in-time.ts";
import { logEmbedding } from "./calls/log-embedding.ts";
import { embedAll } from "./embedding/embed-all.ts";
import { prepareBodies } from "./openai/chat/body.ts";
import { streamOpenai } from "./openai/chat/stream.ts";
import { checkOpenai } from "./openai/check.ts";
import { openaiClient, openaiUnreachable } from "./openai/client.ts";
import { openaiEmbedding } from "./openai/embedding/embed.ts";
import { openaiFailure } from "./openai/failure.ts";
import type { ProviderModels } from "./port.ts";
import { isOpenaisOwn, type Settings } from "./settings.ts";

/** OpenAI, or any server that speaks its protocol at OPENAI_BASE_URL; the README lists those that were tried. */
export const openaiModels = async (settings: Settings, aws: AwsAccess = {}): Promise<ProviderModels> => {
  const { embedding, patience } = settings;
  const { name: model, dimension } = embedding;
  const client = await openaiClient(settings, aws);
  const isOpenais = isOpenaisOwn(settings.openai.baseUrl);
  const server = { client, bodies: prepareBodies(), unopened: new Set<string>() };
  const failure = openaiFailure(settings);
  const { send, ...limits } = openaiEmbedding(client, { model, dimension, isOpenais });

  return {
    chat: (request) =>
      callChatModel((signal, reply) => streamOpenai(server, request, { signal, reply }), {
        ...patience,
        request,
        toFailure: (error) => failure(error, request.model, "CHAT_MODELS"),
      }),
    embed: embedAll(
      {
        dimension,
        ...limits,
        send: logEmbedding({ provider: "openai", model }, send),
        toFailure: (error) => failure(error, model, "EMBEDDING_MODEL"),
      },
      patience,
    ),
    checkChat: (model) =>
      checkModel((signal) => checkOpenai(client, model, signal), {
        seconds: patience.questionSeconds,
        toFailure: (error) => failure(error, model, "CHAT_MODELS"),
      }),
    unreachable: openaiUnreachable,
  };
};
