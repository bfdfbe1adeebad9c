import OpenAI, { APIError } from "openai";
import type { AwsAccess } from "./aws-access.ts";
import type { ProviderModels } from "./configure.ts";
import { type FailedCall, modelFailure } from "./failures.ts";
import { CutStream, inTime } from "./in-time.ts";
import type { ChatRequest, ModelEvent } from "./port.ts";
import { openaiKeyOf } from "./secret.ts";
import { notConfigured, type Settings } from "./settings.ts";
import { toUnit } from "./unit-vector.ts";

const batchSize = 128;

/** OpenAI, or any server that speaks its protocol at OPENAI_BASE_URL: Ollama, vLLM, llama.cpp. */
export const openaiModels = async (settings: Settings, aws: AwsAccess = {}): Promise<ProviderModels> => {
  const { embedding, timeoutSeconds } = settings;
  const client = await clientOf(settings, aws);
  const fail = failing(settings);

  const embedBatch = async (input: string[]): Promise<Float32Array[]> => {
    const sized = embedding.name.startsWith("text-embedding-3") ? { dimensions: embedding.dimension } : {};
    const { data } = await client.embeddings.create(
      { model: embedding.name, input, encoding_format: "float", ...sized },
      { signal: AbortSignal.timeout(timeoutSeconds * 1000) },
    );
    if (data.length !== input.length) throw new CutStream();
    const ordered = data.toSorted((one, other) => one.index - other.index);
    return ordered.map((entry) => toUnit(entry.embedding, embedding.dimension));
  };

  return {
    async *chat(request) {
      try {
        yield* inTime((signal) => stream(client, request, signal), {
          signal: request.signal,
          timeoutSeconds,
        });
      } catch (error) {
        fail(error, request.model, "CHAT_MODELS");
      }
    },
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += batchSize) {
        const batch = embedBatch(texts.slice(from, from + batchSize));
        vectors.push(...(await batch.catch((error) => fail(error, embedding.name, "EMBEDDING_MODEL"))));
      }
      return vectors;
    },
    checkChat: (model) => check(client, model).catch((error) => fail(error, model, "CHAT_MODELS")),
  };
};

const clientOf = async ({ openai, timeoutSeconds }: Settings, aws: AwsAccess): Promise<OpenAI> => {
  const apiKey = openai.key ?? (openai.keySecretArn && (await openaiKeyOf(openai.keySecretArn, aws)));
  if (!apiKey && new URL(openai.baseUrl).hostname === "api.openai.com")
    throw notConfigured("set OPENAI_API_KEY.");
  return new OpenAI({
    apiKey: apiKey || "none",
    baseURL: openai.baseUrl,
    timeout: timeoutSeconds * 1000,
    maxRetries: 1,
    logLevel: "off",
  });
};

async function* stream(
  client: OpenAI,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const chunks = await client.chat.completions.create(bodyOf(request), { signal });
  let isFinished = false;
  let spent: OpenAI.CompletionUsage | undefined;
  for await (const { choices, usage } of chunks) {
    const [choice] = choices ?? [];
    if (choice?.delta?.content) yield { text: choice.delta.content };
    isFinished ||= Boolean(choice?.finish_reason);
    spent = usage ?? spent;
  }
  if (!isFinished) throw new CutStream();
  if (spent)
    yield { usage: { promptTokens: spent.prompt_tokens, completionTokens: spent.completion_tokens } };
}

const bodyOf = (request: ChatRequest) => ({
  model: request.model,
  messages: request.messages,
  temperature: request.temperature,
  max_tokens: request.maxTokens,
  top_p: request.topP,
  frequency_penalty: request.frequencyPenalty,
  presence_penalty: request.presencePenalty,
  stream: true as const,
  stream_options: { include_usage: true },
});

/** A model that the server doesn't list, or a server that lists none, has to prove itself with one token. */
const check = async (client: OpenAI, model: string): Promise<void> => {
  const names = (await listed(client)).map(tagless);
  if (names.includes(tagless(model))) return;
  const messages = [{ role: "user" as const, content: "Hello" }];
  await client.chat.completions.create({ model, messages, max_tokens: 1 });
};

const listed = async (client: OpenAI): Promise<string[]> => {
  try {
    return (await client.models.list()).data.map(({ id }) => id);
  } catch (error) {
    if (error instanceof APIError && [403, 404, 405].includes(error.status ?? 0)) return [];
    throw error;
  }
};

const tagless = (model: string): string => model.replace(/:latest$/, "");

const failing =
  ({ openai }: Settings) =>
  (error: unknown, model: string, modelsVariable: FailedCall["modelsVariable"]): never => {
    const key = openai.keySecretArn && !openai.key ? "OPENAI_API_KEY_SECRET_ARN" : "OPENAI_API_KEY";
    throw modelFailure(error, {
      status: statusOf(error),
      provider: "the model's server",
      model,
      modelsVariable,
      credentials: `Check ${key}.`,
    });
  };

/** OpenAI answers with 429 as well where the account's money is spent. */
const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof APIError)) return undefined;
  return error.code === "insufficient_quota" ? 402 : error.status;
};
