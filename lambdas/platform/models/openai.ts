import OpenAI from "openai";
import * as z from "zod";
import type { AwsAccess } from "./bedrock.ts";
import { callChatModel } from "./calls/call-chat-model.ts";
import type { Reply } from "./calls/call-log.ts";
import { checkModel } from "./calls/in-time.ts";
import { logEmbedding } from "./calls/log-embedding.ts";
import { requestIdIn } from "./calls/redact-error.ts";
import { embedAll } from "./embedding/embed-all.ts";
import { prepareBodies } from "./openai/body.ts";
import { checkOpenai } from "./openai/check.ts";
import { openaiFailure } from "./openai/failure.ts";
import { openaiKeyOf } from "./openai/secret.ts";
import { streamOpenai } from "./openai/stream.ts";
import type { ProviderModels } from "./port.ts";
import { isOpenaisOwn, notConfigured, type Settings } from "./settings.ts";

/** OpenAI takes 8,191 tokens a text, and 300,000 a request; tokens are estimated here, so there is room left. */
const text = { tokens: 6000 };
const batch = { texts: 128, tokens: 100_000 };

/** OpenAI, or any server that speaks its protocol at OPENAI_BASE_URL: Ollama, vLLM, llama.cpp. */
export const openaiModels = async (settings: Settings, aws: AwsAccess = {}): Promise<ProviderModels> => {
  const { embedding, patience } = settings;
  const client = await clientOf(settings, aws);
  const bodies = prepareBodies();
  const failure = openaiFailure(settings);

  return {
    chat: (request) =>
      callChatModel((signal, reply) => streamOpenai({ client, bodies }, request, { signal, reply }), {
        ...patience,
        request,
        toFailure: (error) => failure(error, request.model, "CHAT_MODELS"),
      }),
    embed: embedAll(
      {
        dimension: embedding.dimension,
        text,
        batch,
        send: logEmbedding({ provider: "openai", model: embedding.name }, (texts, _, call) =>
          embedOpenai(client, embedding, texts, call),
        ),
        toFailure: (error) => failure(error, embedding.name, "EMBEDDING_MODEL"),
      },
      patience,
    ),
    checkChat: (model) =>
      checkModel((signal) => checkOpenai(client, model, signal), {
        seconds: patience.questionSeconds,
        toFailure: (error) => failure(error, model, "CHAT_MODELS"),
      }),
    unreachable: "nothing answers at OPENAI_BASE_URL. Start the model's server, or correct the address.",
  };
};

const clientOf = async ({ openai }: Settings, aws: AwsAccess): Promise<OpenAI> => {
  const apiKey = openai.key ?? (openai.keySecretArn && (await openaiKeyOf(openai.keySecretArn, aws)));
  if (!apiKey && isOpenaisOwn(openai.baseUrl)) throw notConfigured("set OPENAI_API_KEY.");
  return new OpenAI({ apiKey: apiKey || "none", baseURL: openai.baseUrl, maxRetries: 0, logLevel: "off" });
};

const Embeddings = z.object({
  data: z.array(z.object({ index: z.number().optional(), embedding: z.array(z.number()) })),
  usage: z.object({ prompt_tokens: z.number() }).optional().catch(undefined),
});

const embedOpenai = async (
  client: OpenAI,
  { name: model, dimension }: Settings["embedding"],
  input: string[],
  { signal, reply }: { signal: AbortSignal; reply: Reply },
): Promise<number[][]> => {
  const sized = model.startsWith("text-embedding-3") ? { dimensions: dimension } : {};
  const body = { model, input, encoding_format: "float" as const, ...sized };
  const answer = await client.embeddings.create(body, { signal }).withResponse();
  reply.requestId = requestIdIn(answer.request_id);
  const { data, usage } = Embeddings.parse(answer.data);
  if (usage) reply.usage = { promptTokens: usage.prompt_tokens, completionTokens: 0 };
  const ordered = data.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0));
  return ordered.map(({ embedding }) => embedding);
};
